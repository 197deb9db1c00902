import type { Instant } from '../interval.ts'
import { MINUTE } from '../interval.ts'

/** The page a participant uses, or last used, in a call. */
export interface CallPage {
  /** When the server last received something from it. */
  readonly seenAt: Instant
  /** When its connection was lost; null while connected. */
  readonly goneAt: Instant | null
  /** When it left, by itself or after the recovery window. */
  readonly leftAt: Instant | null
}

/** Whether a participant never joined, is in the call, lost the connection and may be back at once, or left. */
export const presenceStates = ['never', 'here', 'lost', 'left'] as const
export type PresenceState = (typeof presenceStates)[number]

/** A participant's presence in a call. */
export interface Presence {
  readonly state: PresenceState
  /** When they left or were last seen; null if they never joined or are present. */
  readonly leftAt: Instant | null
}

/** Pages report every 20 s at least; after three missed reports the page is taken as gone with its server. */
const SILENT_MS = MINUTE

/** When a page that has not left went away; null while it is present. */
export const awaySince = ({ goneAt, seenAt }: CallPage, now: Instant): Instant | null =>
  goneAt ?? (now - seenAt >= SILENT_MS ? seenAt : null)

/** A participant's presence, from the page that is or was last in the call; `never` without one. */
export const presenceOf = (page: CallPage | undefined, now: Instant): Presence => {
  if (page === undefined) return { state: 'never', leftAt: null }
  if (page.leftAt !== null) return { state: 'left', leftAt: page.leftAt }
  const since = awaySince(page, now)
  return { state: since === null ? 'here' : 'lost', leftAt: since }
}
