import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SLOTS = 2

let running = 0
const waiting: (() => void)[] = []

/** Two at a time: while many log in, the other calls still get the processor. */
const inSlot = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inSlot(() => hash(password, parameters))

let dummy: Promise<string> | undefined
/** Checked where there is no such account, so that the answer takes the same time. */
const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword('nobody has this password')
  return dummy
}

/** False for an account that does not exist, and for an invited one without a password yet, after the same work. */
export const passwordMatches = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const known = passwordHash || (await dummyHash())
  const matches = await inSlot(() => verify(known, password))
  return matches && Boolean(passwordHash)
}
