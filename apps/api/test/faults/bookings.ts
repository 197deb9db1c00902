import { setTimeout as sleep } from 'node:timers/promises'
import { halfHourOf } from '../half-hours.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  type SignedIn,
  signIn,
  slotId,
  type TestCustomer,
} from '../index.ts'
import type { Stack } from './stack.ts'
import type { Tally } from './tally.ts'

const PAUSE_MS = 150
const AGAIN_MS = 250
/** The longest wait of a browser. */
const PATIENCE_MS = 60_000

export interface Booker {
  readonly person: TestCustomer
  readonly session: SignedIn
  readonly specialistId: string
  readonly specialtyId: string
}

export const createBooker = async ({ t }: Stack): Promise<Booker> => {
  const specialtyId = await createSpecialty(t.deps)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: 15_000 })
  const person = await createCustomer(t.deps)
  const session = await signIn(t.deps, person)
  await giveCard(t, session)
  return { person, session, specialistId, specialtyId }
}

/** One try; the appointment's id if acknowledged. */
const ask = async (stack: Stack, booker: Booker, startsAt: string, key: string, tally: Tally) => {
  const { person, session, specialistId, specialtyId } = booker
  const slot = slotId(specialistId, startsAt)
  const answer = await fetch(
    `${stack.url}/api/v1/schedules/auth/${person.customerId}/schedules/${slot}/confirm`,
    {
      method: 'POST',
      headers: { ...session.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ specialty_id: specialtyId, payment_method: 'credit_card' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
  ).catch((error: unknown) => tally.unanswered(String(error)))
  const body = await answer?.text().catch((error: unknown) => tally.unanswered(String(error)))
  if (!answer || body === undefined) return undefined
  if (answer.status === 201) return (JSON.parse(body) as { readonly id: string }).id
  // The first try is still running: counts as an answer like "too busy".
  if (answer.headers.has('retry-after')) tally.refused()
  else tally.unanswered(`${answer.status} ${body.slice(0, 300)}`)
  return undefined
}

/**
 * Books one time after the other by card, each until acknowledged, under one key, as a browser does.
 * @returns the acknowledged appointments
 */
export const keepBooking = async (
  stack: Stack,
  booker: Booker,
  tally: Tally,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const booked: string[] = []
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [startsAt, key] = [halfHourOf(turn), stack.t.deps.newId()]
    let id = await ask(stack, booker, startsAt, key, tally)
    while (id === undefined) {
      await sleep(AGAIN_MS)
      id = await ask(stack, booker, startsAt, key, tally)
    }
    booked.push(id)
    tally.done('booking')
    await sleep(PAUSE_MS)
  }
  return booked
}
