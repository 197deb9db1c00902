import { verdictOn } from '../lib/session/guard.ts'
import type { Session } from '../lib/session/session.ts'
import type { createAppRouter } from './router.ts'

/**
 * Requests what the screen at the address shows, for the user of the stored token, while that is still being checked:
 * one wait instead of two. Nothing is drawn before the check, and another user's answers are discarded.
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
