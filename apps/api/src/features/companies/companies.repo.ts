import type { CompanyState } from '@emma/domain/companies'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Recipient } from '../../providers/payments/port.ts'

/** The companies a specialist is an admin member of. */
export const findAdministered = async (db: Db | Tx, specialistId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('company_members')
    .select('company_id')
    .where('specialist_id', '=', specialistId)
    .where('role', '=', 'admin')
    .where('left_at', 'is', null)
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** The users of a company's admin members, optionally without one. */
export const findAdminUsers = async (
  db: Db | Tx,
  companyId: string,
  exceptSpecialistId: string | null = null,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('company_members as m')
    .innerJoin('specialists as s', 's.id', 'm.specialist_id')
    .select('s.user_id')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'admin')
    .where('m.left_at', 'is', null)
    .where('m.specialist_id', 'is distinct from', exceptSpecialistId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export interface CompanyRow {
  readonly id: string
  readonly name: string
  readonly cnpj: string
  readonly status: CompanyState
  readonly status_reason: string | null
  readonly percent: number
  readonly pa_enabled: boolean
  readonly provider_recipient_id: string | null
  readonly recipient_status: Recipient['status'] | null
  readonly director_name: string | null
  readonly director_council_type: string | null
  readonly director_council_uf: string | null
  readonly director_council_number: string | null
  readonly document_key: string | null
  readonly document_type: string | null
  readonly document_size: number | null
  readonly document_at: Date | null
  readonly bank_code: string | null
  readonly bank_ends_with: string | null
  readonly bank_changed_at: Date | null
  readonly created_at: Date
  readonly members_count: number
  /** Admin members who can act: active specialists. */
  readonly admins_count: number
}

/** An active specialist may act for a company. */
export const canAct = sql`s.status = 1 AND s.deleted_at IS NULL`

const columns = sql`c.id, c.name, c.cnpj, c.status, c.status_reason, c.percent::int AS percent, c.pa_enabled,
  c.provider_recipient_id, c.recipient_status, c.director_name, c.director_council_type, c.director_council_uf,
  c.director_council_number, c.document_key, c.document_type, c.document_size, c.document_at, c.bank_code,
  c.bank_ends_with, c.bank_changed_at, c.created_at,
  (SELECT count(*)::int FROM company_members x WHERE x.company_id = c.id AND x.left_at IS NULL) AS members_count,
  (SELECT count(*)::int FROM company_members x JOIN specialists s ON s.id = x.specialist_id
    WHERE x.company_id = c.id AND x.left_at IS NULL AND x.role = 'admin' AND ${canAct}) AS admins_count`

/** A company, without checking the requester. */
export const findCompany = async (db: Db | Tx, id: string): Promise<CompanyRow | undefined> => {
  const { rows } = await sql<CompanyRow>`SELECT ${columns} FROM companies c WHERE c.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * The same, locked: members, invitations and status do not change until the transaction ends. The lock comes first, so
 * that counts include the previous holder's writes.
 */
export const lockCompany = async (tx: Tx, id: string): Promise<CompanyRow | undefined> => {
  await sql`SELECT FROM companies WHERE id = ${id} FOR UPDATE`.execute(tx)
  return findCompany(tx, id)
}

export interface OwnCompanyRow extends CompanyRow {
  readonly role: 'admin' | 'member'
  readonly pa_permission: boolean
  readonly is_active: boolean
}

const own = (specialistId: string, more: RawBuilder<unknown>) => sql<OwnCompanyRow>`
  SELECT ${columns}, m.role, m.pa_permission, m.is_active
    FROM company_members m JOIN companies c ON c.id = m.company_id
   WHERE m.specialist_id = ${specialistId} AND m.left_at IS NULL ${more}`

/** A company as one of its members sees it. */
export const findOwnCompany = async (
  db: Db | Tx,
  specialistId: string,
  id: string,
): Promise<OwnCompanyRow | undefined> => (await own(specialistId, sql`AND c.id = ${id}`).execute(db)).rows[0]

/** A specialist's companies, the active group first. */
export const findOwnCompanies = async (
  db: Db,
  specialistId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: readonly OwnCompanyRow[]; total: number }> => {
  const page = sql`ORDER BY m.is_active DESC, fold(c.name), c.id LIMIT ${limit} OFFSET ${offset}`
  const { rows } = await own(specialistId, page).execute(db)
  const { total } = await db
    .selectFrom('company_members')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('specialist_id', '=', specialistId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export interface Director {
  readonly name: string
  readonly council: { readonly type: string; readonly uf: string; readonly number: string }
}

export interface StoredDocument {
  readonly key: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

export interface CompanyChange {
  readonly name?: string | undefined
  readonly cnpj?: string | undefined
  readonly director?: Director | undefined
  readonly status?: CompanyState
  readonly statusReason?: string | null
  readonly percent?: number
  readonly paEnabled?: boolean
  readonly document?: StoredDocument | null
}

const directorColumns = (director: Director | undefined) =>
  director === undefined
    ? {}
    : {
        director_name: director.name,
        director_council_type: director.council.type,
        director_council_uf: director.council.uf,
        director_council_number: director.council.number,
      }

const documentColumns = (document: StoredDocument | null | undefined, now: Date) =>
  document === undefined
    ? {}
    : {
        document_key: document?.key ?? null,
        document_type: document?.type ?? null,
        document_size: document?.size ?? null,
        document_at: document === null ? null : now,
      }

const valuesOf = (
  { name, cnpj, director, status, percent, document, ...more }: CompanyChange,
  now: Date,
) => ({
  ...(name === undefined ? {} : { name }),
  ...(cnpj === undefined ? {} : { cnpj }),
  ...(status === undefined ? {} : { status }),
  ...(more.statusReason === undefined ? {} : { status_reason: more.statusReason }),
  ...(percent === undefined ? {} : { percent: String(percent) }),
  ...(more.paEnabled === undefined ? {} : { pa_enabled: more.paEnabled }),
  ...directorColumns(director),
  ...documentColumns(document, now),
})

/** Whether a CNPJ belongs to another company. Concurrent requests for the same one wait. */
export const isCnpjTaken = async (tx: Tx, cnpj: string, exceptId: string): Promise<boolean> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cnpj:${cnpj}`}, 0))`.execute(tx)
  const { rows } = await sql`SELECT FROM companies WHERE cnpj = ${cnpj} AND id <> ${exceptId}`.execute(tx)
  return rows.length > 0
}

export interface NewCompany extends CompanyChange {
  readonly id: string
  readonly name: string
  readonly cnpj: string
  readonly now: Date
}

export const insertCompany = async (tx: Tx, { id, now, ...company }: NewCompany): Promise<void> => {
  const { name, cnpj } = company
  await tx
    .insertInto('companies')
    .values({ ...valuesOf(company, now), id, name, cnpj, created_at: now, updated_at: now })
    .execute()
}

export const changeCompany = async (tx: Tx, id: string, change: CompanyChange, now: Date): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({ ...valuesOf(change, now), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The company's creator, who is its technical director unless another is named. */
export const findAsDirector = async (tx: Tx, specialistId: string): Promise<Director | undefined> => {
  const row = await tx
    .selectFrom('specialists')
    .select(['name', 'council_type as type', 'council_uf as uf', 'council_number as number'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  const { name, type, uf, number } = row
  if (type === null || uf === null || number === null) return undefined
  return { name, council: { type, uf, number } }
}
