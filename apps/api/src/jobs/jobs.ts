import type { Deps } from '../deps.ts'
import type { JobPayloads } from '../ports/jobs.ts'

/** The worker's functions, by job. Running one twice must be harmless. */
export type JobHandlers = {
  readonly [N in keyof JobPayloads & string]?: (deps: Deps, payload: JobPayloads[N]) => Promise<void>
}
