import { useEffect } from 'react'
import { on } from '../../../lib/realtime/realtime.ts'
import { obstacleOf } from '../../../lib/session/obstacle.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'

/** Why no patient can book; a decision on the account is seen at once. */
export const useObstacle = () => {
  const session = useSession()
  useEffect(
    () =>
      on('notification', ({ kind }) => {
        if (kind.startsWith('account_')) void session.recheck().catch(() => undefined)
      }),
    [session],
  )
  return obstacleOf(useUser())
}
