import { type Selectable, sql, type Updateable } from 'kysely'
import type { Places } from '../../../db/types.gen.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Coordinates } from '../../providers/cep/port.ts'

export type PlaceRow = Selectable<Places>

const kept = (db: Db | Tx, specialistId: string) =>
  db.selectFrom('places').where('specialist_id', '=', specialistId).where('deleted_at', 'is', null)

/** A specialist's places, by name; a switched-off one is only for the specialist, whose id is then `ownId`. */
export const findPlaces = (db: Db | Tx, specialistId: string, ownId: string | null): Promise<PlaceRow[]> =>
  kept(db, specialistId)
    .selectAll()
    .where((eb) => eb.or([eb('status', '=', true), eb('specialist_id', '=', ownId)]))
    .orderBy('name')
    .orderBy('id')
    .execute()

export const countPlaces = async (tx: Tx, specialistId: string): Promise<number> => {
  const { total } = await kept(tx, specialistId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The online switch of an active specialist, or of oneself; undefined for all others. */
export const findOnlineService = (db: Db, specialistId: string, ownId: string | null) =>
  db
    .selectFrom('specialists')
    .select('use_online')
    .where('id', '=', specialistId)
    .where((eb) => eb.or([eb('status', '=', 1), eb('id', '=', ownId)]))
    .executeTakeFirst()

export type PlaceChange = Pick<
  Updateable<Places>,
  'name' | 'street' | 'number' | 'district' | 'city' | 'uf' | 'zip_code' | 'status' | 'latitude' | 'longitude'
>

export const insertPlace = (
  tx: Tx,
  place: Omit<PlaceRow, 'status' | 'latitude' | 'longitude' | 'deleted_at'> & PlaceChange,
): Promise<PlaceRow> => tx.insertInto('places').values(place).returningAll().executeTakeFirstOrThrow()

/** Changes an own place and returns it; undefined if there is none. */
export const changePlace = (tx: Tx, specialistId: string, id: string, change: PlaceChange) =>
  tx
    .updateTable('places')
    .set(change)
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Places at exactly one point. */
export const findAtPoint = (db: Db, { latitude, longitude }: Coordinates, limit: number) =>
  db
    .selectFrom('places')
    .select(['id', 'zip_code', 'city', 'uf'])
    .where('latitude', '=', latitude)
    .where('longitude', '=', longitude)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export const movePin = async (db: Db, id: string, { latitude, longitude }: Coordinates): Promise<void> => {
  await db.updateTable('places').set({ latitude, longitude }).where('id', '=', id).execute()
}

/** The cities of all places, as they are written. */
export const findPlaceCities = (db: Db) =>
  db.selectFrom('places').select(['city', 'uf']).distinct().where('deleted_at', 'is', null).execute()

export const renamePlaceCity = async (db: Db, uf: string, typed: string, city: string): Promise<void> => {
  await db.updateTable('places').set({ city }).where('uf', '=', uf).where('city', '=', typed).execute()
}

/** An own place; undefined if there is none. */
export const findOwnPlace = (db: Db, specialistId: string, id: string) =>
  kept(db, specialistId).selectAll().where('id', '=', id).executeTakeFirst()

/** The numbers of current rules and active appointments that use an own place; undefined without one. */
export const findUses = async (tx: Tx, specialistId: string, id: string, now: Date) => {
  const { rows } = await sql<{ rules: number; appointments: number }>`
    SELECT (SELECT count(*) FROM availability_rules r
             WHERE r.specialist_id = s.id AND r.place_id = p.id
               AND coalesce(r.on_date, r.valid_until, 'infinity') >= (${now}::timestamptz AT TIME ZONE s.time_zone)::date) AS rules,
           (SELECT count(*) FROM appointments a
             WHERE a.specialist_id = s.id AND a.place_id = p.id AND a.ends_at > ${now}::timestamptz
               AND a.status IN ('awaiting_payment', 'confirmed', 'in_progress')
               AND (a.status <> 'awaiting_payment' OR a.hold_expires_at IS NULL OR a.hold_expires_at > ${now}::timestamptz)) AS appointments
      FROM places p JOIN specialists s ON s.id = p.specialist_id
     WHERE p.id = ${id}::uuid AND p.specialist_id = ${specialistId}::uuid AND p.deleted_at IS NULL`.execute(
    tx,
  )
  return rows[0]
}

export const removePlace = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('places').set({ deleted_at: now }).where('id', '=', id).execute()
}
