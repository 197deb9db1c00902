import { load } from '../load.ts'
import { hottest, profileDuring } from '../processes/profile.ts'
import type { Setup } from '../setup.ts'
import { demoWorks } from './demo.ts'
import { CONNECTIONS } from './http-work.ts'

const HOT = 10
const WARM_UP_SECONDS = 3

/** A profile of the server under one of the demo's works. @returns its hottest functions, one a line */
export const runProfile = async (setup: Setup, key: string, file: string): Promise<string[]> => {
  const works = await demoWorks(setup)
  const work = works.find((each) => each.key === key)
  if (!work) throw new Error(`No work is called ${key}: ${works.map((each) => each.key).join(', ')}`)
  const under = { url: setup.server.url, connections: CONNECTIONS, requests: work.requests }
  await load({ ...under, seconds: WARM_UP_SECONDS })
  const profile = await profileDuring(setup.inspectorPort ?? 0, file, () =>
    load({ ...under, seconds: setup.seconds }),
  )
  return hottest(profile, HOT)
}
