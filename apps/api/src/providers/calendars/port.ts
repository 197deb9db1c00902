import type { CalendarFailure } from '@emma/contracts/availability/external-calendars'
import type { Interval } from '@emma/domain/interval'

/** What a host said of a calendar when it was last read, to be asked whether anything changed. */
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
  /** The address as it will be asked for; undefined where it may not be, by what can be told without the network. */
  readonly accept: (address: string) => URL | undefined
  /** When it says busy: sorted, apart. Never throws for what the host does. */
  readonly read: (query: CalendarQuery) => Promise<CalendarAnswer>
}
