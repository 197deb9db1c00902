import type { JobHandlers } from '../jobs/jobs.ts'

declare module '../ports/jobs.ts' {
  interface JobPayloads {
    /** Deletes a file whose row was deleted or points elsewhere. */
    'remove-file': { readonly key: string }
  }
}

export const fileJobs: JobHandlers = {
  'remove-file': ({ storage }, { key }) => storage.remove(key),
}
