import type { UserData } from '@emma/contracts/auth'
import type { ScreenMeta } from '../../routes/meta.ts'
import { may } from './ability.ts'
import { homePathOf } from './landing.ts'

export type Verdict = 'open' | 'login' | 'home' | 'forbidden'

/** May this user see this route? Decided only here (spec §2, §4, §6). */
export const verdictOn = (screen: ScreenMeta, path: string, user: UserData | null): Verdict => {
  if (user && screen.redirectIfLoggedIn) {
    // Account progress redirects logged-in people, but is the home of the specialist concerned: no loop.
    return homePathOf(user) === path ? 'open' : 'home'
  }
  if (screen.requiresAuth === false) return 'open'
  if (!user) return 'login'
  return may(user, screen.action, screen.resource) ? 'open' : 'forbidden'
}
