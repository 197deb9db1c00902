import type { AppointmentSource } from '../../../ports/appointment-source.ts'
import { endUnanswered, finishEntry } from '../money/waiting.repo.ts'

/** The queue creates an appointment for each attendance; its entry ends with it. */
export const attendanceSource: AppointmentSource = { onEnded: finishEntry, endUnanswered }
