import { wallTimeOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { heldBackMinutes, type NoticeKind } from '@emma/domain/notifications'

/** A person's data that decide about quiet hours. */
export interface QuietPerson {
  readonly time_zone: string
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}

/** How long a ringing message waits: until the person’s quiet hours are over. Milliseconds. */
export const quietMs = (
  kind: NoticeKind,
  { time_zone, quiet_from: from, quiet_until: until }: QuietPerson,
  now: Date,
): number => {
  if (from === null || until === null) return 0
  const { hour } = wallTimeOf(now.getTime(), time_zone)
  return heldBackMinutes(kind, { from, until }, hour) * MINUTE
}
