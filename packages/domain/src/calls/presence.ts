import type { Instant } from '../interval.ts'
import { MINUTE } from '../interval.ts'

/** A page with which a participant is, or was last, in a call. */
export interface CallPage {
  /** When the server last heard it. */
  readonly seenAt: Instant
  /** When its connection was lost; null while it stands. */
  readonly goneAt: Instant | null
  /** When it left for good, by itself or after the recovery window. */
  readonly leftAt: Instant | null
}

/** Whether a participant never came, is in the call, lost the connection and may be back at once, or left. */
export const presenceStates = ['never', 'here', 'lost', 'left'] as const
export type PresenceState = (typeof presenceStates)[number]

/** Where one participant of a call is. */
export interface Presence {
  readonly state: PresenceState
  /** When they left, or were last heard; null for who never came and who is here. */
  readonly leftAt: Instant | null
}

/** Pages say something every 20 s at least; one that is silent for three of them went with its server. */
const SILENT_MS = MINUTE

/** Since when a page that has not left is away; null while it is there. */
export const awaySince = ({ goneAt, seenAt }: CallPage, now: Instant): Instant | null =>
  goneAt ?? (now - seenAt >= SILENT_MS ? seenAt : null)

/** Where a participant is, by the page that is in the call or was last; undefined where there was none. */
export const presenceOf = (page: CallPage | undefined, now: Instant): Presence => {
  if (page === undefined) return { state: 'never', leftAt: null }
  if (page.leftAt !== null) return { state: 'left', leftAt: page.leftAt }
  const since = awaySince(page, now)
  return { state: since === null ? 'here' : 'lost', leftAt: since }
}
