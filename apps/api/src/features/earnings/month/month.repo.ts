import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

export interface MonthQuery {
  readonly specialistId: string
  readonly from: Date
  /** Not included. */
  readonly to: Date
  /** Care exists if the last appointment ended after this (domain, `hasCare`). */
  readonly careSince: Date
}

/** A paid appointment, with the ledger's current split of its price. Centavos. */
export interface MonthRow {
  readonly startsAt: Date
  readonly paidAt: Date
  readonly customerId: string
  /** The payer: the account's holder. */
  readonly payer: string
  /** Sealed; null if the payer has none, or the specialist no longer has care of anybody in the account. */
  readonly cpfSealed: Buffer | null
  /** The patient, if not the payer. */
  readonly dependent: string | null
  readonly specialty: string
  readonly company: string | null
  readonly price: number
  readonly platformFee: number
  readonly companyShare: number
  readonly earned: number
}

/**
 * The paid appointments of a period, oldest first: courtesies and free return visits are settled, but nobody paid. Uses appointments_specialist for the period, the ledger's entries by
 * reference for each of its few hundred appointments, and the appointments of specialist and customer for care.
 */
export const findMonth = async (db: Db, { specialistId, from, to, careSince }: MonthQuery) => {
  const { rows } = await sql<MonthRow>`
    SELECT a.starts_at AS "startsAt", p.paid_at AS "paidAt", a.customer_id AS "customerId",
      u.first_name || ' ' || u.last_name AS payer, d.name AS dependent, y.name AS specialty, k.name AS company,
      CASE WHEN EXISTS (SELECT FROM appointments seen
        WHERE seen.specialist_id = a.specialist_id AND seen.customer_id = a.customer_id
          AND seen.status IN ('confirmed', 'in_progress', 'finished') AND seen.ends_at >= ${careSince})
        THEN c.cpf_sealed END AS "cpfSealed",
      a.price, kept.platform AS "platformFee", kept.company AS "companyShare", kept.own AS earned
    FROM appointments a
      JOIN payments p ON p.appointment_id = a.id
      JOIN specialties y ON y.id = a.specialty_id
      JOIN customers c ON c.id = a.customer_id
      JOIN users u ON u.id = c.user_id
      LEFT JOIN dependents d ON d.id = a.dependent_id
      LEFT JOIN companies k ON k.id = a.company_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(o.amount) FILTER (WHERE o.account = 'platform'), 0)::bigint AS platform,
          coalesce(sum(o.amount) FILTER (WHERE o.account IN ('pending:' || a.company_id, 'available:' || a.company_id)),
            0)::bigint AS company,
          coalesce(sum(o.amount) FILTER (WHERE o.account IN ('pending:' || a.specialist_id,
            'available:' || a.specialist_id, 'available:' || a.specialist_id || ':' || a.company_id)), 0)::bigint AS own
        FROM ledger_entries e JOIN ledger_postings o ON o.entry_id = e.id
        WHERE e.reference IN (a.id, p.id)) kept
    WHERE a.specialist_id = ${specialistId}::uuid AND p.paid_at IS NOT NULL AND a.price > 0
      AND a.starts_at >= ${from} AND a.starts_at < ${to}
    ORDER BY a.starts_at, a.id`.execute(db)
  return rows
}
