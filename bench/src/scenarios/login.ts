import { createPasswords } from '../../../apps/api/src/features/auth/index.ts'
import { PASSWORD } from '../dataset/bases.ts'
import { load, type Request } from '../load.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { CONNECTIONS, measure } from './http-work.ts'
import { list } from './list.ts'

const GOAL_RATIO = 1.1
const MANY = 50
const ROUNDS = 15

/** What argon2id alone costs on this machine while as many ask for it at once, CPU milliseconds. */
const costOfArgon2 = async (): Promise<number> => {
  const passwords = createPasswords()
  const hash = await passwords.hash(PASSWORD)
  const verify = () =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => passwords.matches(hash, PASSWORD)))
  await verify()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await verify()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (ROUNDS * CONNECTIONS)
}

export const loginRequests: Request[] = Array.from({ length: 500 }, (_, nth) => ({
  method: 'POST',
  path: '/api/v1/jwt/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: `paciente${nth + 1}@bench.test`, password: PASSWORD }),
}))

export const login = async (setup: Setup): Promise<Row> => {
  const argon2 = await costOfArgon2()
  const figures = await measure(setup, setup.server, loginRequests)
  return {
    work: 'login',
    goal: `≤ ${GOAL_RATIO} × argon2id`,
    ...figures,
    floor: { cpu: argon2, perSecond: 1000 / argon2, what: 'argon2id alone' },
    goalRatio: GOAL_RATIO,
    isMet: figures.cpu <= GOAL_RATIO * argon2,
  }
}

/** What everybody else waits while fifty log in. */
export const duringLogins = async (setup: Setup): Promise<Row> => {
  const { requests } = await list.prepare(setup)
  const options = { url: setup.server.url, requests, connections: CONNECTIONS, seconds: setup.seconds }
  const alone = await load(options)
  const [, duringLogin] = await Promise.all([
    load({ ...options, requests: loginRequests, connections: MANY }),
    load(options),
  ])
  const [before, after] = [alone.latency.p99, duringLogin.latency.p99]
  return {
    work: `the list while ${MANY} log in`,
    goal: 'p99 at most doubles',
    perSecond: duringLogin.requests.average,
    p50: duringLogin.latency.p50,
    p99: after,
    result: `p99 ${before} ms alone, ${after} ms beside`,
    isMet: after <= 2 * before,
  }
}
