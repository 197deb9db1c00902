import { HOUR, type Instant, MINUTE } from '../interval.ts'

/** When people are reminded of an appointment. */
export const reminderKinds = ['reminder_24h', 'reminder_1h'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Milliseconds before the start: when it is due, and from when on it would come too late to be of any use. */
const windows: Readonly<Record<ReminderKind, { readonly due: number; readonly late: number }>> = {
  reminder_24h: { due: 24 * HOUR, late: 12 * HOUR },
  reminder_1h: { due: HOUR, late: 10 * MINUTE },
}

/** The starts that are to be reminded of now, both instants in epoch milliseconds, the first not included. */
export const remindedStarts = (kind: ReminderKind, now: Instant): { after: Instant; to: Instant } => ({
  after: now + windows[kind].late,
  to: now + windows[kind].due,
})

/** Milliseconds before the start that it is due: who booked after that knows already. */
export const reminderLead = (kind: ReminderKind): number => windows[kind].due

/** From then on a reminder is not sent any more. */
export const lateFrom = (kind: ReminderKind, startsAt: Instant): Instant => startsAt - windows[kind].late
