import type { createAppRouter } from '../../routes/router.ts'
import { securityPaths } from './landing.ts'
import { onFactorSetup, securityAnchor } from './second-factor.ts'
import type { Session } from './session.ts'

/** The input of the guard: the person and their abilities. */
const current = (session: Session): string => {
  const { user } = session.state()
  return JSON.stringify(user && [user.id, user.status, user.userAbilities])
}

/** Runs the guard again when the user logs in or out, here or in another tab, or their permissions change. */
export const followSession = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  let known = current(session)
  session.subscribe(() => {
    const now = current(session)
    if (now === known) return
    known = now
    void router.invalidate()
  })
}

/** Leads a person who must set up a second factor to its settings. */
export const followFactorSetup = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  onFactorSetup(() => {
    const { user } = session.state()
    if (user) void router.navigate({ to: securityPaths[user.role], hash: securityAnchor })
  })
}
