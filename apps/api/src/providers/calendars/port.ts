import type { CalendarFailure } from '@emma/contracts/availability/external-calendars'
import type { Interval } from '@emma/domain/interval'

/** The host's validators from the last reading, to ask whether anything changed. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface CalendarQuery {
  readonly address: string
  /** Undefined to get the whole calendar. */
  readonly seen: Validators | undefined
  /** Zone of all-day events and times without one. */
  readonly zone: string
  readonly within: Interval
}

export type CalendarAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'busy'
      /** Sorted, apart. */
      readonly busy: readonly Interval[]
      /** How many events could not be read, or only in part. */
      readonly unread: number
      readonly validators: Validators
    }
  | { readonly kind: 'failed'; readonly failure: CalendarFailure }

/** External calendars, read by their secret iCal address (RFC 5545). */
export interface CalendarsPort {
  /** The URL to request; undefined if it is not allowed, as far as that can be decided without the network. */
  readonly accept: (address: string) => URL | undefined
  /** The busy times. Never throws for the host's failures. */
  readonly read: (query: CalendarQuery) => Promise<CalendarAnswer>
}
