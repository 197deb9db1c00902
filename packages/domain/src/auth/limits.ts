import { DAY, MINUTE } from '../interval.ts'

/** Failed logins: after so many for one account or one address within the window, 429 until the window has passed. */
export const loginThrottle = { windowMs: 15 * MINUTE, perAccount: 5, perAddress: 20 } as const

/** Confirmation codes: tries a code takes, how long it lives, how often another is sent. */
export const codeLimits = { tries: 5, livesMs: 15 * MINUTE, resendMs: MINUTE } as const

/**
 * Tokens (spec §4): life of each, and how long a refresh token that was just used is still taken from the same
 * client, for two tabs that refresh at once.
 */
export const tokenLife = { accessMs: 15 * MINUTE, refreshMs: 30 * DAY, refreshGraceMs: 10_000 } as const

/**
 * Milliseconds until another try is taken; 0 when it is taken now.
 * @param failures instants of the failed tries, any order
 * @param allowed tries within the window
 */
export const throttleWait = (failures: readonly number[], allowed: number, now: number): number => {
  const recent = failures.filter((at) => at > now - loginThrottle.windowMs).sort((a, b) => b - a)
  const deciding = recent[allowed - 1]
  return deciding === undefined ? 0 : deciding + loginThrottle.windowMs - now
}
