import { load, type Request } from '../load.ts'
import { hottest, profileDuring } from '../processes/profile.ts'
import type { Setup } from '../setup.ts'
import { bookAll, prepareBookings } from './booking.ts'
import { chatting } from './chats/chatting.ts'
import { demoWorks } from './demo.ts'
import { CONNECTIONS } from './http-work.ts'
import { loginRequests } from './login.ts'

const HOT = 10
const WARM_UP_SECONDS = 3
const WARM_UP_BOOKINGS = 700
const BOOKINGS_A_SECOND = 300

/** Warms the server up. @returns the profiled work */
type Prepare = (setup: Setup) => Promise<() => Promise<unknown>>

const reading = async (setup: Setup, requests: readonly Request[]) => {
  const under = { url: setup.server.url, connections: CONNECTIONS, requests }
  await load({ ...under, seconds: WARM_UP_SECONDS })
  return () => load({ ...under, seconds: setup.seconds })
}

const booking: Prepare = async (setup) => {
  const requests = await prepareBookings(setup, WARM_UP_BOOKINGS + BOOKINGS_A_SECOND * setup.seconds)
  await bookAll(setup, requests.slice(0, WARM_UP_BOOKINGS))
  return () => bookAll(setup, requests.slice(WARM_UP_BOOKINGS))
}

/** Works that need data with enough wallets and slots for writes. */
const writing: Readonly<Record<string, Prepare>> = {
  booking,
  // A person's messages per minute are limited to what one round sends: no warm-up.
  message: (setup) => Promise.resolve(() => chatting(setup, setup.server)),
  login: (setup) => reading(setup, loginRequests),
}

/** Whether a work is profiled on the data for writes, not on the demo. */
export const doesWrite = (key: string): boolean => Object.hasOwn(writing, key)

const ofDemo = async (setup: Setup, key: string) => {
  const works = await demoWorks(setup)
  const work = works.find((each) => each.key === key)
  const known = [...works.map((each) => each.key), ...Object.keys(writing)]
  if (!work) throw new Error(`No work is called ${key}: ${known.join(', ')}`)
  return reading(setup, work.requests)
}

/** A profile of the server under one of the works. @returns its hottest functions, one per line */
export const runProfile = async (setup: Setup, key: string, file: string): Promise<string[]> => {
  const prepare = writing[key]
  const work = await (prepare ? prepare(setup) : ofDemo(setup, key))
  return hottest(await profileDuring(setup.inspectorPort ?? 0, file, work), HOT)
}
