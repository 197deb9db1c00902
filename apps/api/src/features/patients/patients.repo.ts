import type { SortBy } from '@emma/contracts/kit'
import type { patientSorts } from '@emma/contracts/patients'
import { type RawBuilder, sql } from 'kysely'
import { orderBy } from '../../db/order-by.ts'
import type { Db } from '../../db/pool.ts'
import { namePattern } from '../../db/words/name-search.ts'

export interface PatientFilter {
  readonly specialistId: string
  readonly now: Date
  /** Care exists if the last appointment ended after this (domain, `hasCare`). */
  readonly careSince: Date
  readonly search: string | undefined
  /** Hash of the search, if it is a whole CPF or phone. */
  readonly cpfHash: Buffer | null
  readonly phoneHash: Buffer | null
  /** Also those without an account. */
  readonly contacts: boolean
  readonly tag: string | undefined
  readonly unwritten: boolean
  readonly sort: SortBy<(typeof patientSorts)[number]> | undefined
  readonly page: number
  readonly pageSize: number
}

export interface PatientRow {
  readonly id: string
  readonly customer_id: string | null
  readonly dependent_id: string | null
  readonly name: string
  readonly avatar_key: string | null
  readonly birth_date: string | null
  readonly attendances: number
  readonly last_at: Date | null
  readonly next_at: Date | null
  readonly unwritten: boolean
  readonly tag_ids: readonly string[]
  /** For a contact: the sealed contact data, under the key of their import. */
  readonly import_id: string | null
  readonly reach_sealed: Buffer | null
}

const matching = ({ search, cpfHash, phoneHash, tag, unwritten }: PatientFilter): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  if (search)
    conditions.push(sql`(fold(name) LIKE fold(${namePattern(search)}::text)
      OR cpf_hash = ${cpfHash} OR phone_hash = ${phoneHash})`)
  if (unwritten) conditions.push(sql`unwritten`)
  if (tag !== undefined) conditions.push(sql`${tag}::uuid = ANY(tag_ids)`)
  return sql.join(conditions, sql` AND `)
}

/** A specialist's contacts: at most as many as they may import. */
const contactsOf = (specialistId: string): RawBuilder<unknown> => sql`
    UNION ALL
    SELECT k.id, NULL, NULL, 0, NULL, NULL, false, k.name, NULL, k.birth_date::text,
      ARRAY(SELECT g.tag_id FROM tagged_contacts g WHERE g.contact_id = k.id),
      k.cpf_hash, k.phone_hash, k.import_id, k.reach_sealed
    FROM patient_contacts k WHERE k.specialist_id = ${specialistId}::uuid`

/** Everybody in a specialist's care, before the filter: their appointments are few enough to read all. */
const inCare = ({ specialistId, now, careSince, contacts }: PatientFilter): RawBuilder<unknown> => sql`
  seen AS (
    SELECT a.customer_id, a.dependent_id,
      count(*) FILTER (WHERE a.status = 'finished')::int AS attendances,
      max(a.starts_at) FILTER (WHERE a.status = 'finished') AS last_at,
      min(a.starts_at) FILTER (WHERE a.status <> 'finished' AND a.starts_at > ${now}) AS next_at,
      bool_or(a.status <> 'confirmed' AND a.starts_at <= ${now} AND r.status IS DISTINCT FROM 'signed') AS unwritten
    FROM appointments a LEFT JOIN records r ON r.appointment_id = a.id
    WHERE a.specialist_id = ${specialistId}::uuid AND a.status IN ('confirmed', 'in_progress', 'finished')
    GROUP BY a.customer_id, a.dependent_id HAVING max(a.ends_at) >= ${careSince}
  ), patients AS (
    SELECT coalesce(s.dependent_id, s.customer_id) AS id, s.customer_id, s.dependent_id, s.attendances, s.last_at,
      s.next_at, s.unwritten,
      CASE WHEN d.id IS NULL THEN u.first_name || ' ' || u.last_name ELSE d.name END AS name,
      CASE WHEN d.id IS NULL THEN u.avatar_key END AS avatar_key,
      (CASE WHEN d.id IS NULL THEN c.birth_date ELSE d.birth_date END)::text AS birth_date,
      ARRAY(SELECT t.id FROM patient_tags t JOIN tagged_patients p ON p.tag_id = t.id
        WHERE t.specialist_id = ${specialistId}::uuid AND p.customer_id = s.customer_id
          AND p.dependent_id IS NOT DISTINCT FROM s.dependent_id) AS tag_ids,
      CASE WHEN d.id IS NULL THEN c.cpf_hash ELSE d.cpf_hash END AS cpf_hash, NULL::bytea AS phone_hash,
      NULL::uuid AS import_id, NULL::bytea AS reach_sealed
    FROM seen s JOIN customers c ON c.id = s.customer_id JOIN users u ON u.id = c.user_id
    LEFT JOIN dependents d ON d.id = s.dependent_id
    ${contacts ? contactsOf(specialistId) : sql``}
  )`

/** A page of the patients in care, and their number. */
export const findPatients = async (db: Db, filter: PatientFilter) => {
  const { page, pageSize, sort = 'name' } = filter
  const columns = {
    name: sql`fold(name)`,
    last_at: sql`coalesce(last_at, '-infinity')`,
    next_at: sql`coalesce(next_at, 'infinity')`,
  }
  const { rows } = await sql<PatientRow>`
    WITH ${inCare(filter)} SELECT * FROM patients WHERE ${matching(filter)}
    ORDER BY ${orderBy(sort, columns)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`
    WITH ${inCare(filter)} SELECT count(*)::int AS total FROM patients WHERE ${matching(filter)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
