import { wallTimeOf } from '@emma/domain/availability'
import { MINUTE } from '@emma/domain/interval'
import { heldBackMinutes, type NoticeKind } from '@emma/domain/notifications'

/** As much of a person as their quiet hours follow from. */
export interface QuietPerson {
  readonly time_zone: string
  readonly quiet_from: string | null
  readonly quiet_until: string | null
}

/** When what rings may go out: now, or when the person's quiet hours are over. */
export const ringsAt = (
  kind: NoticeKind,
  { time_zone, quiet_from: from, quiet_until: until }: QuietPerson,
  now: Date,
): Date => {
  if (from === null || until === null) return now
  const { hour } = wallTimeOf(now.getTime(), time_zone)
  return new Date(now.getTime() + heldBackMinutes(kind, { from, until }, hour) * MINUTE)
}
