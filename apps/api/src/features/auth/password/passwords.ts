import { hash, verify } from '@node-rs/argon2'
import { createLane, tracedLane } from '../../../lane.ts'
import type { Passwords } from '../../../ports/passwords.ts'
import { createPasswordJudge } from './password-judge.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Two at a time: while many log in, other calls still get the processor. */
const AT_ONCE = 2
/** Some ten seconds of work: later callers would give up before. */
const MOST_WAITING = 200

/** Hashes at once, without waiting for other hashes: for seeds and tests. The server uses `deps.passwords`. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** @param check compares a password with a hash: argon2's, unless a test counts the calls */
export const createPasswords = (
  check: (hash: string, password: string) => Promise<boolean> = verify,
): Passwords => {
  const inSlot = tracedLane('passwords', createLane(AT_ONCE, MOST_WAITING))
  const judge = createPasswordJudge()
  const hashInSlot = (password: string) => inSlot(() => hashPassword(password))
  let dummy: Promise<string> | undefined
  /** Checked for unknown accounts, so that the answer takes the same time. */
  const dummyHash = (): Promise<string> => {
    dummy ??= hashInSlot('nobody has this password')
    return dummy
  }
  return {
    hash: hashInSlot,
    matches: async (passwordHash, password) => {
      const known = passwordHash || (await dummyHash())
      const matches = await inSlot(() => check(known, password))
      return matches && Boolean(passwordHash)
    },
    scoreOf: judge.scoreOf,
    close: judge.close,
  }
}
