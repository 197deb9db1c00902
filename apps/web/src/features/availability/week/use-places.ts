import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/use-session.ts'
import { careLocationsQuery } from '../../places/index.ts'

/** Where one attends: online (null), or at a place. */
export interface Place {
  readonly id: string | null
  readonly name: string
}

export const usePlaces = (): readonly Place[] =>
  useQuery(careLocationsQuery(useUser()?.specialistId ?? '')).data ?? []
