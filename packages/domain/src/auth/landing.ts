import type { AbilityUser } from './abilities.ts'

/** Names of the routes where people land. */
export type Landing = 'account-progress' | 'dashboard' | 'principal' | 'assistant' | 'login'

/**
 * Where a person goes after login and from the root path (spec §2). A specialist who is incomplete (0), under review
 * (2), refused (3) or suspended (4) lands on `account-progress`, which shows the reason.
 */
export const landingFor = (user: AbilityUser | null): Landing => {
  if (user === null) return 'login'
  if (user.role === 'customer') return 'principal'
  if (user.role === 'assistant') return 'assistant'
  return user.role === 'specialist' && user.status !== 1 ? 'account-progress' : 'dashboard'
}
