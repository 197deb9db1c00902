import { DAY, HOUR, MINUTE } from '../interval.ts'

/** Tries allowed within a window. */
export interface Throttle {
  readonly windowMs: number
  readonly allowed: number
}

/**
 * Counted separately and not reset by a success: wrong passwords per account and network, per account from anywhere,
 * and per device known to the account; wrong second factors per account; both per address; links for a new password.
 * Strangers' failures do not count against a known device. Once an account's links of the hour are used up, one more is
 * allowed every ten minutes, so that its owner can always get a valid one.
 */
export const throttles = {
  account: { windowMs: 15 * MINUTE, allowed: 5 },
  accountAnywhere: { windowMs: 15 * MINUTE, allowed: 25 },
  address: { windowMs: 15 * MINUTE, allowed: 20 },
  secondFactor: { windowMs: 15 * MINUTE, allowed: 5 },
  resetPerAccount: { windowMs: HOUR, allowed: 3 },
  resetPause: { windowMs: 10 * MINUTE, allowed: 1 },
  resetPerAddress: { windowMs: HOUR, allowed: 20 },
} as const satisfies Record<string, Throttle>

/**
 * Confirmation codes: tries per code, its lifetime, and how often another is sent. The limits per window hold for a
 * person and for a phone or mailbox across all codes, so that neither resending nor registering again buys more
 * guesses.
 */
export const codeLimits = {
  tries: 5,
  livesMs: 15 * MINUTE,
  resendMs: MINUTE,
  windowMs: 60 * MINUTE,
  codesPerWindow: 6,
  triesPerWindow: 10,
  codesPerTarget: 20,
  codesPerTargetDay: 40,
  triesPerTarget: 50,
} as const

/** How long a second factor, password or passkey counts as recent after it was shown. */
export const PROOF_RECENT_MS = 10 * MINUTE

/** How long a half-done login waits for its second factor, a passkey for its challenge, a reset for its link, and how
 * long a proof counts. */
export const ticketLife = {
  second_factor: 5 * MINUTE,
  passkey_login: 5 * MINUTE,
  passkey_registration: 5 * MINUTE,
  passkey_proof: 5 * MINUTE,
  password_reset: 30 * MINUTE,
  proof: PROOF_RECENT_MS,
} as const

/** How long the old e-mail address or cell phone can undo a change, in milliseconds. */
export const undoLife = 72 * HOUR

/** Lifetime of the link in an admin's invitation, in milliseconds. */
export const adminInviteLife = 72 * HOUR

/**
 * Token lifetimes (spec §4), and how long a refresh token that was just used is still accepted from the same client,
 * for two tabs that refresh at once.
 */
export const tokenLife = { accessMs: 15 * MINUTE, refreshMs: 30 * DAY, refreshGraceMs: 10_000 } as const

/**
 * Milliseconds until another try is taken; 0 when it is taken now.
 * @param tries instants of the tries, any order
 */
export const throttleWait = (
  tries: readonly number[],
  { windowMs, allowed }: Throttle,
  now: number,
): number => {
  const recent = tries.filter((at) => at > now - windowMs).sort((a, b) => b - a)
  const deciding = recent[allowed - 1]
  return deciding === undefined ? 0 : deciding + windowMs - now
}
