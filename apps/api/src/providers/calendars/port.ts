import type { CalendarFailure } from '@emma/contracts/availability/external-calendars'
import type { Interval } from '@emma/domain/interval'

/** The host's validators from the last reading, to ask whether anything changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface CalendarQuery {
  readonly address: string
  /** Undefined where the whole calendar is wanted. */
  readonly seen: Validators | undefined
  /** Days without hours and hours without a zone are of this one. */
  readonly zone: string
  readonly within: Interval
}

export type CalendarAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'busy'; readonly busy: readonly Interval[]; readonly validators: Validators }
  | { readonly kind: 'failed'; readonly failure: CalendarFailure }

/** Calendars kept elsewhere, read by their secret iCal address (RFC 5545). */
export interface CalendarsPort {
  /** The URL to request; undefined if it is not allowed, as far as that can be decided without the network. */
  readonly accept: (address: string) => URL | undefined
  /** The busy times: sorted, apart. Never throws for the host's failures. */
  readonly read: (query: CalendarQuery) => Promise<CalendarAnswer>
}
