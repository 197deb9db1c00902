import type { EarningStatus } from '@emma/contracts/earnings'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Recipient } from '../../providers/payments/port.ts'

export interface CompanyAccountRow {
  readonly id: string
  readonly name: string
  readonly cnpj: string
  readonly status: string
  readonly bank_code: string | null
  readonly bank_sealed: Buffer | null
  readonly provider_recipient_id: string | null
  readonly recipient_status: Recipient['status'] | null
  /** Of the admin member who came first: the provider asks for one. */
  readonly email: string | null
}

/** A company as the payment provider has to know it. */
export const findCompanyAccount = async (
  db: Db | Tx,
  companyId: string,
): Promise<CompanyAccountRow | undefined> => {
  const { rows } = await sql<CompanyAccountRow>`
    SELECT c.id, c.name, c.cnpj, c.status, c.bank_code, c.bank_sealed, c.provider_recipient_id, c.recipient_status,
      (SELECT u.email FROM company_members m JOIN specialists s ON s.id = m.specialist_id JOIN users u ON u.id = s.user_id
        WHERE m.company_id = c.id AND m.role = 'admin' AND m.left_at IS NULL
        ORDER BY m.joined_at, m.specialist_id LIMIT 1) AS email
      FROM companies c WHERE c.id = ${companyId}`.execute(db)
  return rows[0]
}

interface NewBank {
  readonly companyId: string
  readonly bankCode: string
  readonly sealed: Buffer
  readonly endsWith: string
  readonly now: Date
}

export const keepBank = async (
  tx: Tx,
  { companyId, bankCode, sealed, endsWith, now }: NewBank,
): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({
      bank_code: bankCode,
      bank_sealed: sealed,
      bank_ends_with: endsWith,
      bank_changed_at: now,
      updated_at: now,
    })
    .where('id', '=', companyId)
    .execute()
}

/** Takes the right to ask the provider about a company; false while somebody else may still be asking. */
export const claimRecipient = async (
  db: Db | Tx,
  companyId: string,
  now: Date,
  until: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE companies SET recipient_asked_until = ${until}
     WHERE id = ${companyId} AND (recipient_asked_until IS NULL OR recipient_asked_until <= ${now}) RETURNING id`.execute(
    db,
  )
  return rows.length === 1
}

/** The call is over, with or without an answer: the next one may ask. */
export const unclaimRecipient = async (db: Db | Tx, companyId: string): Promise<void> => {
  await sql`UPDATE companies SET recipient_asked_until = NULL WHERE id = ${companyId}`.execute(db)
}

/** Keeps what the provider says of the recipient. True where it was not known before. */
export const keepRecipient = async (
  tx: Tx,
  companyId: string,
  { id, status }: Recipient,
): Promise<boolean> => {
  const before = await tx
    .selectFrom('companies')
    .select('provider_recipient_id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = { provider_recipient_id: id, recipient_status: status }
  await tx.updateTable('companies').set(known).where('id', '=', companyId).execute()
  return before.provider_recipient_id === null
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

/** A company's three purses, as the ledger caches them. */
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

/** The paid appointments of a company, newest first, with what the ledger says is the company's of each. */
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
