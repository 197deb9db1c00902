import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

export const isLive = endpoint({
  method: 'GET',
  path: 'health/live',
  summary: 'The process answers',
  resource: 'auth',
  action: 'read',
  response: z.object({ status: z.literal('ok') }),
  status: 200,
  errors: [],
})

export const readiness = z.object({
  /** `degraded`: calls are answered, but jobs (codes, e-mails, reminders) wait for a worker. */
  status: z.enum(['ok', 'degraded']),
  worker: z.object({
    /** Seconds since a worker last reported; `null` if none did. */
    silent_seconds: z.nullable(z.int()),
    /** How long the most delayed job has been due, in seconds; 0 if none waits. */
    late_seconds: z.int(),
  }),
})
export type Readiness = z.output<typeof readiness>

export const isReady = endpoint({
  method: 'GET',
  path: 'health/ready',
  summary:
    'The process answers, reaches the database and is not about to stop: a load balancer may send it calls',
  resource: 'auth',
  action: 'read',
  response: readiness,
  status: 200,
  errors: ['unavailable'],
})
