import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { canAct } from '../companies.repo.ts'

export interface MemberRow {
  readonly specialist_id: string
  readonly user_id: string
  readonly name: string
  readonly avatar_key: string | null
  readonly council_type: string | null
  readonly council_uf: string | null
  readonly council_number: string | null
  readonly specialties: readonly string[]
  readonly role: 'admin' | 'member'
  readonly pa_permission: boolean
  readonly is_active: boolean
  readonly joined_at: Date
}

const members = sql`
  SELECT m.specialist_id, s.user_id, s.name, u.avatar_key, s.council_type, s.council_uf, s.council_number, m.role,
    m.pa_permission, m.is_active, m.joined_at,
    (SELECT coalesce(json_agg(y.name ORDER BY y.name), '[]')
       FROM bookable_offers o JOIN specialties y ON y.id = o.specialty_id
      WHERE o.specialist_id = s.id) AS specialties
    FROM company_members m JOIN specialists s ON s.id = m.specialist_id JOIN users u ON u.id = s.user_id`

export interface MembersPage {
  readonly companyId: string
  readonly limit: number
  readonly offset: number
}

/** A company's members, admin members first, then in the order in which they joined. */
export const findMembers = async (db: Db, page: MembersPage): Promise<readonly MemberRow[]> => {
  const { rows } = await sql<MemberRow>`${members}
    WHERE m.company_id = ${page.companyId} AND m.left_at IS NULL
    ORDER BY m.role = 'admin' DESC, m.joined_at, m.specialist_id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(
    db,
  )
  return rows
}

export const findMember = async (
  db: Db | Tx,
  companyId: string,
  specialistId: string,
): Promise<MemberRow | undefined> => {
  const { rows } = await sql<MemberRow>`${members}
    WHERE m.company_id = ${companyId} AND m.specialist_id = ${specialistId} AND m.left_at IS NULL`.execute(db)
  return rows[0]
}

/** Counts admin members who can act, except one. The company's row must be locked. */
export const countOtherAdmins = async (tx: Tx, companyId: string, specialistId: string): Promise<number> => {
  const { rows } = await sql<{ others: number }>`
    SELECT count(*)::int AS others FROM company_members m JOIN specialists s ON s.id = m.specialist_id
     WHERE m.company_id = ${companyId} AND m.specialist_id <> ${specialistId} AND m.role = 'admin'
       AND m.left_at IS NULL AND ${canAct}`.execute(tx)
  return rows[0]?.others ?? 0
}

/** The users of all members, except one. */
export const findMemberUsers = async (
  db: Db | Tx,
  companyId: string,
  exceptUserId: string | null,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT s.user_id FROM company_members m JOIN specialists s ON s.id = m.specialist_id
     WHERE m.company_id = ${companyId} AND m.left_at IS NULL AND s.user_id IS DISTINCT FROM ${exceptUserId}::uuid`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

interface NewMember {
  readonly companyId: string
  readonly specialistId: string
  readonly role: 'admin' | 'member'
  readonly now: Date
}

/** Adds a member, also a former one. False if already a member. */
export const addMember = async (tx: Tx, member: NewMember): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO company_members AS m (company_id, specialist_id, role, joined_at)
    VALUES (${member.companyId}, ${member.specialistId}, ${member.role}, ${member.now})
    ON CONFLICT (company_id, specialist_id) DO UPDATE SET role = excluded.role, joined_at = excluded.joined_at,
      left_at = NULL, is_active = false, pa_permission = false
      WHERE m.left_at IS NOT NULL
    RETURNING specialist_id`.execute(tx)
  return rows.length === 1
}

export const endMembership = async (
  tx: Tx,
  companyId: string,
  specialistId: string,
  now: Date,
): Promise<void> => {
  await sql`
    UPDATE company_members SET left_at = ${now}, is_active = false, pa_permission = false, role = 'member'
     WHERE company_id = ${companyId} AND specialist_id = ${specialistId} AND left_at IS NULL`.execute(tx)
}

export const makeAdmin = async (tx: Tx, companyId: string, specialistId: string): Promise<void> => {
  await sql`
    UPDATE company_members SET role = 'admin'
     WHERE company_id = ${companyId} AND specialist_id = ${specialistId} AND left_at IS NULL`.execute(tx)
}

export const setPermission = async (
  tx: Tx,
  companyId: string,
  specialistId: string,
  allowed: boolean,
): Promise<void> => {
  await sql`
    UPDATE company_members SET pa_permission = ${allowed}
     WHERE company_id = ${companyId} AND specialist_id = ${specialistId} AND left_at IS NULL`.execute(tx)
}

/**
 * Sets the company a specialist attends for; null for none. Their memberships are locked first: of two changes at once
 * the later one counts, and never are two companies chosen.
 */
export const chooseCompany = async (
  tx: Tx,
  specialistId: string,
  companyId: string | null,
): Promise<void> => {
  await sql`
    SELECT FROM company_members WHERE specialist_id = ${specialistId} AND left_at IS NULL
     ORDER BY company_id FOR UPDATE`.execute(tx)
  await sql`
    UPDATE company_members SET is_active = false
     WHERE specialist_id = ${specialistId} AND is_active AND company_id IS DISTINCT FROM ${companyId}::uuid`.execute(
    tx,
  )
  if (companyId === null) return
  await sql`
    UPDATE company_members SET is_active = true
     WHERE specialist_id = ${specialistId} AND company_id = ${companyId} AND left_at IS NULL`.execute(tx)
}

/** The approved or waiting companies that have no other admin member than this specialist. */
export const findLeftAlone = async (tx: Tx, specialistId: string): Promise<readonly string[]> => {
  await sql`
    SELECT FROM companies WHERE id IN (
      SELECT company_id FROM company_members WHERE specialist_id = ${specialistId} AND role = 'admin' AND left_at IS NULL)
     ORDER BY id FOR UPDATE`.execute(tx)
  const { rows } = await sql<{ name: string }>`
    SELECT c.name FROM company_members own JOIN companies c ON c.id = own.company_id
     WHERE own.specialist_id = ${specialistId} AND own.role = 'admin' AND own.left_at IS NULL
       AND c.status IN ('approved', 'pending') AND NOT EXISTS (
         SELECT FROM company_members m JOIN specialists s ON s.id = m.specialist_id
          WHERE m.company_id = c.id AND m.specialist_id <> ${specialistId} AND m.role = 'admin'
            AND m.left_at IS NULL AND ${canAct})
     ORDER BY c.name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Ends every membership of a closed account. */
export const endMemberships = async (tx: Tx, specialistId: string, now: Date): Promise<void> => {
  await sql`
    UPDATE company_members SET left_at = ${now}, is_active = false, pa_permission = false, role = 'member'
     WHERE specialist_id = ${specialistId} AND left_at IS NULL`.execute(tx)
}
