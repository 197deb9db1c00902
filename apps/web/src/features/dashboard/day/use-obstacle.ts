import { useEffect } from 'react'
import { on } from '../../../lib/realtime/realtime.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'

const obstacles = ['incomplete', undefined, 'underReview', 'refused', 'suspended'] as const

/** Why no patient can book: the account is not approved; undefined if it is. A decision is seen at once. */
export const useObstacle = () => {
  const session = useSession()
  useEffect(
    () =>
      on('notification', ({ kind }) => {
        if (kind.startsWith('account_')) void session.recheck().catch(() => undefined)
      }),
    [session],
  )
  return obstacles[useUser()?.status ?? 1]
}
