import type { AppointmentSource } from '../../../ports/appointment-source.ts'
import { endUnanswered, finishEntry } from '../money/waiting.repo.ts'

/** The queue makes an appointment of each attendance; its entry ends with it. */
export const attendanceSource: AppointmentSource = { onEnded: finishEntry, endUnanswered }
