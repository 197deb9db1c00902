import { HOUR, type Instant, MINUTE } from '../interval.ts'

/** When people are reminded of an appointment. */
export const reminderKinds = ['reminder_24h', 'reminder_1h'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Milliseconds before the start: when it is due, and from when it is too late to be useful. */
const windows: Readonly<Record<ReminderKind, { readonly due: number; readonly late: number }>> = {
  reminder_24h: { due: 24 * HOUR, late: 12 * HOUR },
  reminder_1h: { due: HOUR, late: 10 * MINUTE },
}

/** The starts that are due for a reminder now, as epoch milliseconds; `after` is excluded. */
export const remindedStarts = (kind: ReminderKind, now: Instant): { after: Instant; to: Instant } => ({
  after: now + windows[kind].late,
  to: now + windows[kind].due,
})

/** Milliseconds before the start at which it is due; a person who books later knows already. */
export const reminderLead = (kind: ReminderKind): number => windows[kind].due

/** The instant from which a reminder is no longer sent. */
export const lateFrom = (kind: ReminderKind, startsAt: Instant): Instant => startsAt - windows[kind].late
