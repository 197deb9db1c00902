import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/use-session.ts'
import { careLocationsQuery } from '../../places/index.ts'

/** A place of attendance: online (null), or an address. */
export interface Place {
  readonly id: string | null
  readonly name: string
}

export const usePlaces = (): readonly Place[] =>
  useQuery(careLocationsQuery(useUser()?.specialistId ?? '')).data ?? []
