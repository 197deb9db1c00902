declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'tell-queue': { readonly entryId: string | null }
    'queue-unanswered': { readonly entryId: string; readonly calledAt: string }
    'queue-duty': { readonly specialistId: string | null }
    'sweep-queue': unknown
  }
}
