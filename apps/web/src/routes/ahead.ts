import { verdictOn } from '../lib/session/guard.ts'
import type { Session } from '../lib/session/session.ts'
import type { createAppRouter } from './router.ts'

/**
 * Asks for what the screen at the address shows, for the person whose token is kept and while it is still being checked:
 * one wait instead of two. Nothing of it is drawn before the check, and another person's answers are thrown away.
 */
export const askAhead = async (
  router: ReturnType<typeof createAppRouter>,
  session: Session,
): Promise<void> => {
  const { user } = session.state()
  const { latestLocation } = router
  const match = router.matchRoutes(latestLocation).at(-1)
  if (!user || !match) return
  const { screen, ahead } = match.staticData
  if (!screen || !ahead || verdictOn(screen, latestLocation.pathname, user) !== 'open') return
  // The screen loads missing data again, and shows failures.
  await ahead({ params: match.params, search: match.search }).catch(() => undefined)
}
