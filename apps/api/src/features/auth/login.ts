import type { login as endpoint } from '@emma/contracts/auth'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { countFailures, findPersonByEmail, insertFailures } from './auth.repo.ts'
import { mayEnter } from './may-enter.ts'
import { openSession } from './open-session.ts'
import { passwordMatches } from './password.ts'
import { hashToken } from './tokens.ts'

const WINDOW_MS = 15 * 60 * 1000
const PER_ACCOUNT = 5
const PER_ADDRESS = 20

/** The e-mail itself is not stored with its failures. */
const bucketsOf = (email: string, address: string) => ({
  account: `account:${hashToken(email.toLowerCase()).toString('hex')}`,
  address: `address:${address}`,
})

const refuseTooMany = async (deps: Deps, buckets: ReturnType<typeof bucketsOf>): Promise<void> => {
  if (!deps.config.LOGIN_LIMITS) return
  const since = new Date(deps.clock.now().getTime() - WINDOW_MS)
  const [account, address] = await Promise.all([
    countFailures(deps.db, buckets.account, since),
    countFailures(deps.db, buckets.address, since),
  ])
  if (account >= PER_ACCOUNT || address >= PER_ADDRESS) {
    throw new AppError('too_many_requests', { retryAfter: WINDOW_MS / 1000 })
  }
}

/** A wrong e-mail and a wrong password answer the same in the same time. */
export const login: UseCase<typeof endpoint> = async (deps, { body, client }) => {
  const buckets = bucketsOf(body.email, client.address)
  await refuseTooMany(deps, buckets)
  const person = await findPersonByEmail(deps.db, body.email)
  if (!(await passwordMatches(person?.password_hash, body.password)) || !person) {
    await insertFailures(deps.db, [buckets.account, buckets.address], deps.clock.now())
    throw new AppError('invalid_credentials')
  }
  if (!mayEnter(person)) throw new AppError('account_blocked')
  return openSession(deps, person, client)
}
