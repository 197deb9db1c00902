import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const MODES_OF = {
  pagarme: ['error', 'slow', 'drop_response', 'duplicate', 'refuse'],
  zenvia: ['error', 'slow', 'drop_response', 'duplicate', 'refuse'],
  smtp: ['error', 'slow', 'drop_response', 'duplicate', 'refuse'],
  push: ['error', 'slow', 'drop_response', 'duplicate', 'refuse'],
  viacep: ['error', 'slow', 'drop_response', 'refuse'],
  brasilapi: ['error', 'slow', 'drop_response', 'refuse'],
  calendars: ['error', 'slow', 'drop_response', 'refuse'],
} as const

/** `POST /_faults`. `status` and `match` narrow a fault; a simple one is `{ provider, mode, count }`. */
export const faultSchema = z
  .strictObject({
    provider: z.enum(['pagarme', 'zenvia', 'viacep', 'brasilapi', 'calendars', 'smtp', 'push']),
    mode: z.enum(['error', 'slow', 'drop_response', 'duplicate', 'refuse']),
    count: z.int().min(1).default(1),
    delay_ms: z.int().min(0).max(120_000).default(5_000),
    /** The status of mode `error` over HTTP: 429 for the rate limit, 503 and the like. */
    status: z.int().min(400).max(599).default(500),
    /** Part of `METHOD /path`, the path after the provider's base URL; the fault applies only to such requests. */
    match: z.string().default(''),
  })
  .refine((fault) => MODES_OF[fault.provider].some((mode) => mode === fault.mode), {
    path: ['mode'],
    error: 'this provider has no such mode',
  })

export type Fault = z.infer<typeof faultSchema>
export type Provider = Fault['provider']

export interface Faults {
  add(fault: Fault): void
  clear(): void
  list(): Fault[]
  /** Uses up the first fault that matches a request, in the order they were added. */
  take(provider: Provider, request: string): Fault | null
  /** Uses up one `duplicate`: the next message is sent twice. */
  takeDuplicate(provider: Provider): boolean
}

/** A refused payment is requested without a path; it must not be used up by lists and cards. */
const matchOf = (fault: Fault): string =>
  fault.match === '' && fault.provider === 'pagarme' && fault.mode === 'refuse' ? 'POST /orders' : fault.match

export function createFaults(): Faults {
  let pending: Fault[] = []

  const use = (meets: (fault: Fault) => boolean): Fault | null => {
    const fault = pending.find(meets)
    if (fault === undefined) return null
    fault.count -= 1
    pending = pending.filter((other) => other.count > 0)
    return fault
  }

  return {
    add: (fault) => pending.push({ ...fault, match: matchOf(fault) }),
    clear: () => {
      pending = []
    },
    list: () => pending,
    take: (provider, request) =>
      use(
        (fault) => fault.provider === provider && fault.mode !== 'duplicate' && request.includes(fault.match),
      ),
    takeDuplicate: (provider) =>
      use((fault) => fault.provider === provider && fault.mode === 'duplicate') !== null,
  }
}

export const holdFor = (fault: Fault): Promise<void> => sleep(fault.delay_ms)
