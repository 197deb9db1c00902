import { createPasswords } from '../../../apps/api/src/features/auth/index.ts'
import { PASSWORD } from '../dataset/bases.ts'
import type { Request } from '../load.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { listDuring } from './during/list-during.ts'
import { CONNECTIONS, measure } from './http-work.ts'

const GOAL_RATIO = 1.05
const MANY = 50
const ROUNDS = 15

/** The cost of argon2id alone on this machine with as many at once, CPU milliseconds. */
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

/** How long everybody else waits while fifty log in. */
export const duringLogins = (setup: Setup): Promise<Row> =>
  listDuring(setup, { what: `${MANY} log in`, requests: loginRequests, connections: MANY })
