import type { createAppRouter } from '../../routes/router.ts'
import { securityPaths } from './landing.ts'
import { onFactorSetup, securityAnchor } from './second-factor.ts'
import type { Session } from './session.ts'

/** What the guard decides by: who it is, and what they may do. */
const current = (session: Session): string => {
  const { user } = session.state()
  return JSON.stringify(user && [user.id, user.status, user.userAbilities])
}

/**
 * When somebody logs in or out, here or in another tab, or may do other things than before, the guard is asked again
 * about the screen.
 */
export const followSession = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  let known = current(session)
  session.subscribe(() => {
    const now = current(session)
    if (now === known) return
    known = now
    void router.invalidate()
  })
}

/** Who must set a second factor up before going on is led to where that is done. */
export const followFactorSetup = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  onFactorSetup(() => {
    const { user } = session.state()
    if (user) void router.navigate({ to: securityPaths[user.role], hash: securityAnchor })
  })
}
