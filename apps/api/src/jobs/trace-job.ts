import { MINUTE } from '@emma/domain/interval'
import type { Job } from 'graphile-worker'
import { currentSpan } from '../tracing/span.ts'
import { type Beginning, beginning, type Tracing } from '../tracing/tracing.ts'

/** The field in a job's payload beside its own. */
const CARRIED = 'traceparent'

/** A job that runs later than this gets a trace of its own: a reminder days after the booking, the tenth retry. */
const ONE_WORK_MS = 5 * MINUTE

const isFields = (payload: unknown): payload is object => typeof payload === 'object' && payload !== null

/** Adds the current step of the trace to a payload, for the process that runs the job. */
export const carryTrace = (payload: unknown): unknown => {
  const span = currentSpan()
  return span && isFields(payload) ? { ...payload, [CARRIED]: span.traceparent } : payload
}

const takeTrace = (payload: unknown): { readonly carried: string | undefined; readonly own: unknown } => {
  if (!isFields(payload) || !(CARRIED in payload)) return { carried: undefined, own: payload }
  const { [CARRIED]: carried, ...own } = payload
  return { carried: String(carried), own }
}

type Run = Pick<Job, 'task_identifier' | 'attempts' | 'created_at' | 'locked_at'>

const beginningOf = (job: Run, carried: string | undefined): Beginning => {
  const { created_at: addedAt, locked_at: begunAt } = job
  const isLate = begunAt !== null && begunAt.getTime() - addedAt.getTime() > ONE_WORK_MS
  return {
    name: `job ${job.task_identifier}`,
    kind: 'consumer',
    attributes: { 'emma.job': job.task_identifier, 'emma.job.attempt': job.attempts },
    ...(isLate ? { origin: carried } : { caller: carried }),
  }
}

/** Runs a job as part of the trace that added it, with the rest of its payload. */
export const traceJob = (
  tracing: Tracing | undefined,
  { job, payload }: { readonly job: Run; readonly payload: unknown },
  work: (own: unknown) => Promise<void>,
): Promise<void> => {
  const { carried, own } = takeTrace(payload)
  return beginning(
    tracing,
    () => beginningOf(job, carried),
    () => work(own),
  )
}
