import type { Selectable } from 'kysely'
import type { Places } from '../../../db/types.gen.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export type PlaceRow = Selectable<Places>

/** A specialist's places, by name. */
export const findPlaces = (db: Db | Tx, specialistId: string): Promise<PlaceRow[]> =>
  db
    .selectFrom('places')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Whether a place is this specialist's and still there. */
export const hasPlace = async (db: Db | Tx, specialistId: string, placeId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('places')
    .select('id')
    .where('id', '=', placeId)
    .where('specialist_id', '=', specialistId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The online switch of an active specialist, or of oneself; undefined for everybody else. */
export const findOnlineService = (db: Db, specialistId: string, ownId: string | null) =>
  db
    .selectFrom('specialists')
    .select('use_online')
    .where('id', '=', specialistId)
    .where((eb) => eb.or([eb('status', '=', 1), eb('id', '=', ownId)]))
    .executeTakeFirst()
