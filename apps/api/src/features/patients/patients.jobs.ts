import { inTransaction } from '../../db/transaction.ts'
import type { JobHandlers } from '../../jobs/jobs.ts'
import { joinContact } from './contacts/join-contact.ts'
import type { Kept } from './tags.repo.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'join-contact': Kept
  }
}

/** `join-contact`: runs for a patient attended from the queue, so without a booking. */
export const patientJobs: JobHandlers = {
  'join-contact': (deps, kept) => inTransaction(deps.db, (tx) => joinContact(deps, tx, kept)),
}
