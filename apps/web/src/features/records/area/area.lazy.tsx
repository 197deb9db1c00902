import { lazyPart } from '../../../lib/loading/lazy-part.ts'

/** Parts of the patient's own folder, each with its texts. */
export const OwnAppointments = lazyPart(
  async () => ({ default: (await import('./own-appointments.tsx')).OwnAppointments }),
  'records',
  'booking',
)
export const OwnRecords = lazyPart(
  async () => ({ default: (await import('./own-records.tsx')).OwnRecords }),
  'records',
)
export const RecordRows = lazyPart(
  async () => ({ default: (await import('./own-records.tsx')).RecordRows }),
  'records',
)
export const AccessLog = lazyPart(
  async () => ({ default: (await import('../view/access-log.tsx')).AccessLog }),
  'records',
)
