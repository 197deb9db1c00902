import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { keepStep, lockSecondFactor } from './second-factor.repo.ts'

/** The defaults of authenticator apps (RFC 6238; Key URI format). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks may differ by one step, either way. */
const WINDOW = 1
const SECRET_BYTES = 20

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The content of the QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  new TOTP({ ...shape, issuer: 'Emma', label: email, secret: Secret.fromBase32(secret) }).toString()

const cellOf = (userId: string) => ({
  subjectId: userId,
  column: 'second_factors.secret_sealed',
  rowId: userId,
})

export const sealSecret = ({ vault }: Deps, tx: Tx, userId: string, secret: string): Promise<Buffer> =>
  vault.seal(tx, cellOf(userId), secret)

const stepOf = (secret: string, token: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: WINDOW,
  })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}

type Factor = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>

/** The step of this code, or null. */
export const matchingStep = async (
  { vault, clock }: Deps,
  tx: Tx,
  userId: string,
  factor: Factor,
  code: string,
): Promise<number | null> => {
  const secret = z.string().parse(await vault.open(tx, cellOf(userId), factor.secret_sealed))
  return stepOf(secret, code, clock.now())
}

/** Accepts a code of the authenticator app: each step once, and none before the last accepted one. */
export const takeAppCode = async (deps: Deps, tx: Tx, userId: string, code: string): Promise<boolean> => {
  const factor = await lockSecondFactor(tx, userId)
  if (!factor?.confirmed_at) return false
  const step = await matchingStep(deps, tx, userId, factor, code)
  if (step === null || (factor.last_step !== null && step <= Number(factor.last_step))) return false
  await keepStep(tx, userId, step)
  return true
}
