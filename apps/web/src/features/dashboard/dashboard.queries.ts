import { getDashboard, type PlatformDashboard, type SpecialistDashboard } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { appointmentsKey } from '../booking/index.ts'

/** An answer that was requested ahead of the screen is shown without a second request. */
const RECENT_MS = 2000

/** A specialist's day and figures; invalidated by any change of their appointments. */
export const practiceQuery = queryOptions({
  queryKey: [...appointmentsKey, 'dashboard'],
  queryFn: async ({ signal }): Promise<SpecialistDashboard> => {
    const answer = await call(getDashboard, { signal })
    if (answer.role !== 'specialist') throw new Error('Somebody else is logged in')
    return answer
  },
  // The checklist and the pending matters are about other screens: who returns from one reads them anew.
  staleTime: RECENT_MS,
  refetchInterval: MINUTE / 2,
})

/** The platform's figures, for an admin. */
export const platformQuery = queryOptions({
  queryKey: ['dashboard', 'platform'],
  queryFn: async ({ signal }): Promise<PlatformDashboard> => {
    const answer = await call(getDashboard, { signal })
    if (answer.role !== 'admin') throw new Error('Somebody else is logged in')
    return answer
  },
  refetchInterval: MINUTE,
})
