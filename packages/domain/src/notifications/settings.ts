import { isUrgent, type NoticeGroup, type NoticeKind } from './kinds.ts'

/**
 * The channels of a notification besides the list on screen, which always has it: the person's own channel, and push to
 * their browsers.
 */
export const noticeWays = ['message', 'push'] as const
export type NoticeWay = (typeof noticeWays)[number]

/**
 * Groups that a person must not miss: purchases and their outcome, money, and access to the account. Their messages
 * can't be turned off. Pushes can, since they only say that there is something.
 */
const obligatory: readonly NoticeGroup[] = ['appointments', 'urgent_care', 'money', 'account']

/** Whether a user may turn off a group's messages. */
export const isOptional = (group: NoticeGroup, way: NoticeWay): boolean =>
  way === 'push' || !obligatory.includes(group)

const groupsOfRole = {
  customer: ['appointments', 'reminders', 'waitlist', 'chat', 'urgent_care', 'documents', 'money', 'account'],
  specialist: ['appointments', 'reminders', 'chat', 'money', 'company', 'account'],
  admin: ['money', 'company', 'account'],
} as const satisfies Readonly<Record<string, readonly NoticeGroup[]>>

/** The groups that a role can receive. */
export const groupsFor = (role: keyof typeof groupsOfRole): readonly NoticeGroup[] => groupsOfRole[role]

/** `HH:mm` in the person's time; across midnight if `until` is the earlier. */
export interface QuietHours {
  readonly from: string
  readonly until: string
}

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}
const DAY_MINUTES = 24 * 60

/**
 * The rest of the quiet hours.
 * @param hour the person's own time of day, `HH:mm`
 * @returns minutes; 0 outside of them
 */
export const quietMinutesLeft = (quiet: QuietHours | null, hour: string): number => {
  if (quiet === null) return 0
  const [from, until, at] = [minutesOf(quiet.from), minutesOf(quiet.until), minutesOf(hour)]
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES
  const since = (at - from + DAY_MINUTES) % DAY_MINUTES
  return since < length ? length - since : 0
}

/** A person's choices. */
export interface NoticeSettings {
  readonly quiet: QuietHours | null
  /** Groups muted for messages, and for push. */
  readonly muted: Readonly<Record<NoticeWay, readonly NoticeGroup[]>>
}

/**
 * How long a ringing message is delayed.
 * @param hour the person's own time of day, `HH:mm`
 * @returns minutes; 0 for messages that are useless later
 */
export const heldBackMinutes = (kind: NoticeKind, quiet: QuietHours | null, hour: string): number =>
  isUrgent(kind) ? 0 : quietMinutesLeft(quiet, hour)
