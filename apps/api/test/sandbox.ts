import * as z from 'zod/mini'
import type { TestApp } from './build-test-app.ts'

type Reached = Pick<TestApp, 'sandboxUrl'>

interface Fault {
  readonly mode: string
  readonly count?: number
  readonly match?: string
  readonly delay_ms?: number
}

const messages = z.array(
  z.object({
    channel: z.string(),
    text: z.string(),
    from: z.string(),
    subject: z.optional(z.string()),
    headers: z.optional(z.record(z.string(), z.string())),
    attachments: z.optional(z.array(z.object({ filename: z.string(), text: z.optional(z.string()) }))),
  }),
)
const book = z.object({
  charges: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      status: z.string(),
      paid_amount: z.number(),
      canceled_amount: z.number(),
    }),
  ),
  withdrawals: z.array(
    z.object({ id: z.string(), recipient_id: z.string(), amount: z.number(), status: z.string() }),
  ),
  totals: z.object({
    captured: z.number(),
    refunded: z.number(),
    chargedBack: z.number(),
    withdrawn: z.number(),
  }),
})
const hooks = z.array(z.object({ id: z.string(), type: z.string(), data: z.looseObject({ id: z.string() }) }))

const read = async <T extends z.ZodMiniType>(
  { sandboxUrl }: Reached,
  path: string,
  schema: T,
): Promise<z.infer<T>> => z.parse(schema, await (await fetch(`${sandboxUrl}${path}`)).json())

const drop = async ({ sandboxUrl }: Reached, path: string): Promise<void> => {
  await fetch(`${sandboxUrl}${path}`, { method: 'DELETE' })
}

/** Triggers an event at the simulated providers. */
export const control = async ({ sandboxUrl }: Reached, path: string, body: object = {}): Promise<void> => {
  await fetch(`${sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Makes a provider fail. */
export const addFault = (t: Reached, provider: string, fault: Fault): Promise<void> =>
  control(t, '/_faults', { provider, ...fault })

export const clearFaults = (t: Reached): Promise<void> => drop(t, '/_faults')

/** The payment provider's state. */
export const readProviderBook = (t: Reached) => read(t, '/_ledger', book)

/** Every webhook of the payment provider, oldest first. */
export const readHooks = (t: Reached) => read(t, '/_webhooks', hooks)

/** Every message to a phone (`5511…`), an e-mail or a browser, oldest first. */
export const messagesTo = (t: Reached, to: string) =>
  read(t, `/_messages?to=${encodeURIComponent(to)}`, messages)

export const forgetMessages = (t: Reached): Promise<void> => drop(t, '/_messages')
