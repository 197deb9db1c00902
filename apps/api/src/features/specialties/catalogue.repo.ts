import { type CareKind, URGENT_CARE_SPECIALTY } from '@emma/domain/queue'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface CatalogueFilters {
  readonly search: string
  readonly enabled: boolean | undefined
  readonly page: number
  readonly pageSize: number
}

/** The queue's own specialty is in the table but in no catalogue: nobody enables, renames or removes it. */
const inCatalogue = sql<SqlBool>`y.id <> ${URGENT_CARE_SPECIALTY}::uuid`

const columns = ['y.id', 'y.name', 'y.slug', 'y.icon', 'y.enabled', 'y.councils'] as const
/** The additional columns for admins. */
const ofAdmins = [...columns, sql<CareKind[]>`y.care_kinds`.as('care_kinds')] as const

const entries = (db: Db | Tx) =>
  db.selectFrom('specialties as y').select([
    ...ofAdmins,
    sql<number>`(SELECT count(*)::int FROM specialist_specialties o WHERE o.specialty_id = y.id)`.as(
      'specialists',
    ),
    sql<boolean>`EXISTS (SELECT FROM specialist_specialties o WHERE o.specialty_id = y.id)
      OR EXISTS (SELECT FROM appointments a WHERE a.specialty_id = y.id)`.as('in_use'),
  ])

const matching = ({ search, enabled }: CatalogueFilters): RawBuilder<SqlBool> => {
  const isOn = enabled === undefined ? sql`true` : sql`y.enabled = ${enabled}`
  return sql<SqlBool>`${inCatalogue} AND ${isOn} AND strpos(fold(y.name), fold(${search}::text)) > 0`
}

/** Every specialty by name, paged. */
export const findEntries = async (db: Db, filters: CatalogueFilters) => {
  const rows = await entries(db)
    .where(matching(filters))
    .orderBy(sql`fold(y.name)`)
    .limit(filters.pageSize)
    .offset((filters.page - 1) * filters.pageSize)
    .execute()
  const { total } = await db
    .selectFrom('specialties as y')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findEntry = (db: Db, id: string) =>
  entries(db).where('y.id', '=', id).where(inCatalogue).executeTakeFirst()

export const findEnabled = (db: Db, id: string) =>
  db
    .selectFrom('specialties as y')
    .select(columns)
    .where('y.id', '=', id)
    .where('y.enabled', '=', true)
    .executeTakeFirst()

/** Locks it against changes and new offers until the transaction ends. */
export const lockSpecialty = (tx: Tx, id: string) =>
  tx
    .selectFrom('specialties as y')
    .select(ofAdmins)
    .where('y.id', '=', id)
    .where(inCatalogue)
    .forUpdate()
    .executeTakeFirst()

export type SpecialtyRow = NonNullable<Awaited<ReturnType<typeof lockSpecialty>>>

/** Whether another specialty has the same name, ignoring accents and case. */
export const isNameTaken = async (tx: Tx, name: string, exceptId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('specialties')
    .select('id')
    .where(sql<SqlBool>`fold(name) = fold(${name}::text)`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** False if its name or address is taken; of two at once one is first. */
export const insertSpecialty = async (tx: Tx, row: SpecialtyRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('specialties')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const LOCK = 727_037

/** Serializes naming. */
export const lockNames = async (tx: Tx): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
}

/** Specialists who offer a specialty, enabled or not. */
export const findOffering = async (tx: Tx, specialtyId: string): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('specialist_specialties')
    .select('specialist_id')
    .where('specialty_id', '=', specialtyId)
    .execute()
  return rows.map(({ specialist_id }) => specialist_id)
}

export const changeSpecialty = async (tx: Tx, { id, slug: _, ...change }: SpecialtyRow): Promise<void> => {
  await tx.updateTable('specialties').set(change).where('id', '=', id).execute()
}

export const isInUse = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await entries(tx).where('y.id', '=', id).executeTakeFirst()
  return row?.in_use ?? false
}

export const removeSpecialty = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('specialties').where('id', '=', id).execute()
}
