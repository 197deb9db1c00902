import * as z from 'zod/mini'
import { instant, uuid } from '../kit/index.ts'
import { queueSpecialist, queueStatus } from './index.ts'

/**
 * `queue:changed`, to specialists on duty (without a position) and to patients in the queue (with their own): reload. A
 * client that was offline reloads after it reconnects.
 */
export const queueChanged = z.object({
  status: z.nullable(queueStatus),
  position: z.nullable(z.int()),
})
/** `queue:called`, to the patient. */
export const queueCalled = z.object({ id: uuid, specialist: queueSpecialist, answer_by: instant })
