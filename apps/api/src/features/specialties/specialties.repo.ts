import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface CatalogueQuery {
  readonly page: number
  readonly pageSize: number
  readonly search?: string | undefined
}

/** Enabled specialties by name, and their number. */
export const findSpecialties = async (db: Db, { page, pageSize, search = '' }: CatalogueQuery) => {
  const matching = db
    .selectFrom('specialties')
    .where('enabled', '=', true)
    .where(sql<boolean>`strpos(fold(name), fold(${search}::text)) > 0`)
  const rows = await matching
    .select(['id', 'name', 'slug', 'icon', 'enabled', 'councils'])
    .orderBy(sql`fold(name)`)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** An enabled specialty, and who may offer it. */
export const findSpecialty = (db: Db | Tx, id: string) =>
  db
    .selectFrom('specialties')
    .select(['id', 'councils'])
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()

const offers = (db: Db | Tx) =>
  db
    .selectFrom('specialist_specialties as o')
    .innerJoin('specialties as s', 's.id', 'o.specialty_id')
    .innerJoin('specialists as p', 'p.id', 'o.specialist_id')
    .select([
      'o.id as uuid',
      'o.specialty_id',
      's.name',
      'o.price',
      'o.enabled',
      'o.return_days',
      'o.return_price',
      'o.rqe',
      'o.rqe_uf',
      's.enabled as in_catalogue',
      's.councils',
      's.needs_rqe',
      'p.council_type',
      'p.status',
    ])
    .orderBy('s.name')
export type OwnOfferRow = Awaited<ReturnType<typeof findOwnOfferRows>>[number]

export const findOwnOfferRows = (db: Db | Tx, specialistId: string) =>
  offers(db).where('o.specialist_id', '=', specialistId).execute()

export const findOwnOfferRow = (db: Db | Tx, specialistId: string, id: string) =>
  offers(db).where('o.id', '=', id).where('o.specialist_id', '=', specialistId).executeTakeFirst()

export interface NewOffer {
  readonly id: string
  readonly specialistId: string
  readonly specialtyId: string
  readonly price: number
  readonly rqe: string | null
  readonly rqeUf: string | null
  readonly now: Date
}

/** False if the specialist offers it already. */
export const insertOffer = async (tx: Tx, offer: NewOffer): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('specialist_specialties')
    .values({
      id: offer.id,
      specialist_id: offer.specialistId,
      specialty_id: offer.specialtyId,
      price: offer.price,
      rqe: offer.rqe,
      rqe_uf: offer.rqeUf,
      created_at: offer.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface OfferChange {
  readonly price?: number | undefined
  readonly enabled?: boolean | undefined
  readonly return_days?: number | null | undefined
  readonly return_price?: number | undefined
  readonly rqe?: string | null | undefined
  readonly rqe_uf?: string | null | undefined
}

/** Whether the specialist had such an offer. */
export const changeOffer = async (
  tx: Tx,
  specialistId: string,
  id: string,
  { price, enabled, return_days, return_price, rqe, rqe_uf }: OfferChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('specialist_specialties')
    .set((eb) => ({
      price: price ?? eb.ref('price'),
      enabled: enabled ?? eb.ref('enabled'),
      return_days: return_days === undefined ? eb.ref('return_days') : return_days,
      return_price: return_price ?? eb.ref('return_price'),
      rqe: rqe === undefined ? eb.ref('rqe') : rqe,
      rqe_uf: rqe_uf === undefined ? eb.ref('rqe_uf') : rqe_uf,
    }))
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether an own offer has coming appointments. */
export const hasComingAppointments = async (tx: Tx, specialistId: string, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('appointments as a')
    .innerJoin('specialist_specialties as o', (join) =>
      join.onRef('o.specialist_id', '=', 'a.specialist_id').onRef('o.specialty_id', '=', 'a.specialty_id'),
    )
    .select('a.id')
    .where('o.id', '=', id)
    .where('o.specialist_id', '=', specialistId)
    .where('a.status', 'in', ['awaiting_payment', 'confirmed', 'in_progress'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the specialist had such an offer. */
export const removeOffer = async (tx: Tx, specialistId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('specialist_specialties')
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Locks the data that the own offers depend on until the transaction ends. */
export const holdSpecialist = (tx: Tx, specialistId: string) =>
  tx
    .selectFrom('specialists')
    .select(['council_type', 'council_uf', 'status'])
    .where('id', '=', specialistId)
    .forShare()
    .executeTakeFirstOrThrow()
