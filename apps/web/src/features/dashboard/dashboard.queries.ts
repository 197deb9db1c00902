import { getDashboard, type PlatformDashboard, type SpecialistDashboard } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { appointmentsKey } from '../booking/index.ts'

/** A specialist's day and figures; invalidated by any change of their appointments. */
export const practiceQuery = queryOptions({
  queryKey: [...appointmentsKey, 'dashboard'],
  queryFn: async ({ signal }): Promise<SpecialistDashboard> => {
    const answer = await call(getDashboard, { signal })
    if (answer.role !== 'specialist') throw new Error('Somebody else is logged in')
    return answer
  },
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
