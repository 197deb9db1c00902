import { setTimeout as sleep } from 'node:timers/promises'
import type { Booker } from './bookings.ts'
import type { Stack } from './stack.ts'
import type { Tally } from './tally.ts'

const AT_ONCE = 4
const PAUSE_MS = 10
const PATIENCE_MS = 60_000

export const look = async (url: string, { session }: Booker, tally: Tally): Promise<void> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${url}/api/v1/customer/contacts`, { headers: session.headers, signal })
  const body = await answer.text()
  if (answer.status === 200) tally.done('look')
  else if (answer.headers.has('retry-after')) tally.refused()
  else tally.unanswered(`${answer.status} ${body.slice(0, 300)}`)
}

/** Views a person's data from many windows, without a pause. */
export const keepLooking = async (
  { url }: Stack,
  booker: Booker,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> => {
  const window = async (): Promise<void> => {
    while (!signal.aborted) {
      await look(url, booker, tally).catch((error: unknown) => tally.unanswered(String(error)))
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, window))
}
