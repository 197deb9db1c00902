import type { AppointmentStatus } from '@emma/contracts/booking'

const inCare: ReadonlySet<AppointmentStatus> = new Set(['confirmed', 'in_progress', 'finished'])

/** States with care: the two may write to each other, and there is a record. */
export const isInCare = (status: AppointmentStatus): boolean => inCare.has(status)
