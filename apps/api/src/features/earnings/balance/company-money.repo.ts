import type { EarningStatus } from '@emma/contracts/earnings'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Recipient } from '../../../providers/payments/port.ts'

export interface CompanyAccountRow {
  readonly id: string
  readonly name: string
  readonly cnpj: string
  readonly status: string
  readonly bank_code: string | null
  readonly bank_sealed: Buffer | null
  readonly bank_ends_with: string | null
  readonly provider_recipient_id: string | null
  readonly recipient_status: Recipient['status'] | null
  /** The e-mail of the first admin member: the provider requires one. */
  readonly email: string | null
}

/** A company's data for the payment provider. */
export const findCompanyAccount = async (
  db: Db | Tx,
  companyId: string,
): Promise<CompanyAccountRow | undefined> => {
  const { rows } = await sql<CompanyAccountRow>`
    SELECT c.id, c.name, c.cnpj, c.status, c.bank_code, c.bank_sealed, c.bank_ends_with, c.provider_recipient_id, c.recipient_status,
      (SELECT u.email FROM company_members m JOIN specialists s ON s.id = m.specialist_id JOIN users u ON u.id = s.user_id
        WHERE m.company_id = c.id AND m.role = 'admin' AND m.left_at IS NULL
        ORDER BY m.joined_at, m.specialist_id LIMIT 1) AS email
      FROM companies c WHERE c.id = ${companyId}`.execute(db)
  return rows[0]
}

/** The company of a recipient. */
export const findByRecipient = async (db: Db, recipientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('companies')
      .select('id')
      .where('provider_recipient_id', '=', recipientId)
      .executeTakeFirst()
  )?.id

/** A company's three purses, as cached from the ledger. */
export const findCompanyBalances = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ waiting_funds: number; available: number; transferred: number }>`
    SELECT coalesce(sum(balance) FILTER (WHERE account LIKE 'pending:%'), 0)::bigint AS waiting_funds,
      coalesce(sum(balance) FILTER (WHERE account LIKE 'available:%'), 0)::bigint AS available,
      coalesce(sum(balance) FILTER (WHERE account LIKE 'transferred:%'), 0)::bigint AS transferred
    FROM account_balances
    WHERE account = ANY(${['pending', 'available', 'transferred'].map((purse) => `${purse}:${companyId}`)}::text[])`.execute(
    db,
  )
  return rows[0] ?? { waiting_funds: 0, available: 0, transferred: 0 }
}

export interface CompanySaleRow {
  readonly schedule_id: string
  readonly specialist_id: string
  readonly specialist_name: string
  readonly starts_at: Date
  readonly time_zone: string
  readonly price: number
  readonly platform_fee: number
  readonly company_share: number
  readonly specialist_share: number
  readonly earned: number
  readonly status: EarningStatus
}

const paid = sql`p.paid_at IS NOT NULL`

/** The paid appointments of a company, newest first, with its current part of each from the ledger. */
export const findCompanySales = async (
  db: Db,
  companyId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly CompanySaleRow[]> => {
  const { rows } = await sql<CompanySaleRow>`
    WITH page AS (
      SELECT a.id, p.id AS payment_id, p.status AS payment_status FROM appointments a JOIN payments p ON p.appointment_id = a.id
       WHERE a.company_id = ${companyId} AND ${paid}
       ORDER BY a.starts_at DESC, a.id DESC LIMIT ${limit} OFFSET ${offset}
    )
    SELECT a.id AS schedule_id, s.id AS specialist_id, s.name AS specialist_name, a.starts_at, a.time_zone,
      a.price, a.platform_fee, a.company_share,
      a.specialist_share, money.earned::int AS earned,
      CASE WHEN page.payment_status = 'charged_back' THEN 'charged_back'
           WHEN money.earned = 0 AND a.status IN ('canceled_by_customer', 'canceled_by_specialist', 'expired') THEN 'canceled'
           WHEN a.released_at IS NOT NULL THEN 'available' ELSE 'waiting_funds' END AS status
      FROM page JOIN appointments a ON a.id = page.id JOIN specialists s ON s.id = a.specialist_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(o.amount), 0) AS earned FROM ledger_entries e JOIN ledger_postings o ON o.entry_id = e.id
         WHERE e.reference IN (a.id, page.payment_id)
           AND o.account IN (${`pending:${companyId}`}, ${`available:${companyId}`})) AS money
     ORDER BY a.starts_at DESC, a.id DESC`.execute(db)
  return rows
}

export const countCompanySales = async (db: Db, companyId: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM appointments a JOIN payments p ON p.appointment_id = a.id
     WHERE a.company_id = ${companyId} AND ${paid}`.execute(db)
  return rows[0]?.total ?? 0
}
