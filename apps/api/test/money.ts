import { slotIdOf } from '@emma/domain/availability'
import { account, entryOf } from '@emma/domain/earnings'
import type { PaymentMethod } from '@emma/domain/payments'
import { sql } from 'kysely'
import type { Db } from '../src/db/pool.ts'
import { inTransaction } from '../src/db/transaction.ts'
import type { Deps } from '../src/deps.ts'
import { postEntry } from '../src/features/wallet/index.ts'
import type { TestApp } from './build-test-app.ts'
import type { TestCustomer } from './fixtures/factories.ts'

interface Session {
  readonly headers: Readonly<Record<string, string>>
}

/** The provider's test cards. */
export const testCards = {
  approves: '4000000000000010',
  refuses: '4000000000000028',
  paysLater: '4000000000000036',
  failsLater: '4000000000000044',
} as const

/** Wallet money that came from the provider, in the credits and in the ledger. */
export const giveCredit = (deps: Deps, customerId: string, amount: number): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const [id, at] = [deps.newId(), deps.clock.now()]
    const values = {
      id,
      customer_id: customerId,
      amount,
      remaining: amount,
      reason: 'canceled_by_specialist',
    }
    await tx
      .insertInto('credits')
      .values({ ...values, created_at: at })
      .execute()
    const entry = entryOf('appointment_canceled', [
      [account.provider, -amount],
      [account.wallet(customerId), amount],
    ])
    await postEntry(tx, entry, { id: deps.newId(), reference: id, at })
    return id
  })

/** A card's token, as a browser gets it from the provider. */
export const cardToken = async (
  t: TestApp,
  session: Session,
  number: string = testCards.approves,
): Promise<string> => {
  const { url } = (await t.app.inject({ url: '/api/v1/card/tokenization', headers: session.headers })).json()
  const card = { number, holder_name: 'PAULA TESTE', exp_month: 12, exp_year: 2035, cvv: '012' }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'card', card }),
  })
  return ((await answer.json()) as { id: string }).id
}

/** Saves a card through the API. */
export const giveCard = async (t: TestApp, session: Session, number?: string): Promise<string> => {
  const card_token = await cardToken(t, session, number)
  const added = await t.app.inject({
    method: 'POST',
    url: '/api/v1/card/addCard',
    headers: session.headers,
    payload: { card_token, holder_name: 'PAULA TESTE', useRegisteredCustomerAddress: true },
  })
  return added.json().id
}

/** The id of a specialist's slot at an instant. */
export const slotId = (specialistId: string, startsAt: string): string =>
  slotIdOf({ specialistId, start: Date.parse(startsAt) })

/** Faults of the ledger: entries that don't sum to zero, balances and wallets that do not match their postings. */
export const ledgerFaults = async (db: Db): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    SELECT 'entry' AS fault, entry_id::text AS of FROM ledger_postings GROUP BY entry_id HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'balance', coalesce(b.account, p.account) FROM account_balances b
      FULL JOIN (SELECT account, sum(amount) AS total FROM ledger_postings
                  WHERE account NOT IN ('provider', 'platform') GROUP BY account) p USING (account)
      WHERE coalesce(b.balance, 0) <> coalesce(p.total, 0)
    UNION ALL
    SELECT 'wallet', c.customer_id::text FROM (SELECT customer_id, sum(remaining) AS open FROM credits GROUP BY 1) c
      LEFT JOIN account_balances b ON b.account = 'wallet:' || c.customer_id WHERE coalesce(b.balance, 0) <> c.open`.execute(
    db,
  )
  return rows
}

/** The amount that the provider took by the ledger, less what it gave back. */
export const heldByProvider = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    SELECT coalesce(-sum(amount), 0)::bigint AS held FROM ledger_postings WHERE account = 'provider'`.execute(
    db,
  )
  return rows[0]?.held ?? 0
}

interface Booking {
  readonly specialistId: string
  readonly specialtyId: string
  readonly startsAt: string
  readonly method: PaymentMethod
  readonly key?: string
  readonly cardId?: string
  readonly asCustomerId?: string
  readonly notes?: string
  /** A slot's id from a list; built from specialist and start if left out. */
  readonly slot?: string
  readonly expected?: object
}

/** Books like a browser. */
export const confirm = (t: TestApp, { customerId }: TestCustomer, session: Session, booking: Booking) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/schedules/auth/${booking.asCustomerId ?? customerId}/schedules/${
      booking.slot ?? slotId(booking.specialistId, booking.startsAt)
    }/confirm`,
    headers: { ...session.headers, ...(booking.key ? { 'idempotency-key': booking.key } : {}) },
    payload: {
      specialty_id: booking.specialtyId,
      payment_method: booking.method,
      ...(booking.cardId ? { card_id: booking.cardId } : {}),
      ...(booking.notes ? { notes: booking.notes } : {}),
      ...(booking.expected ? { expected: booking.expected } : {}),
    },
  })
