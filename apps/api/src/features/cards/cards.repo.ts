import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

export interface CardRow {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly holder_name: string
  readonly exp_month: number
  readonly exp_year: number
  readonly is_default: boolean
  readonly used_last: boolean
}

/** A customer's stored cards as JSON, the default first. @param customerId a value, or its name in the statement */
export const cardsSql = (customerId: unknown): RawBuilder<readonly CardRow[]> => sql<readonly CardRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', k.id, 'brand', k.brand, 'last4', k.last4, 'holder_name', k.holder_name,
      'exp_month', k.exp_month, 'exp_year', k.exp_year, 'is_default', k.is_default,
      'used_last', k.id IS NOT DISTINCT FROM (SELECT p.card_id FROM payments p
        WHERE p.customer_id = ${customerId} AND p.paid_at IS NOT NULL ORDER BY p.paid_at DESC LIMIT 1))
    ORDER BY k.is_default DESC, k.created_at DESC), '[]')
  FROM cards k WHERE k.customer_id = ${customerId} AND k.deleted_at IS NULL AND k.kept)`

export const findCards = async (db: Db, customerId: string): Promise<readonly CardRow[]> => {
  const { rows } = await sql<{ readonly cards: readonly CardRow[] }>`
    SELECT ${cardsSql(customerId)} AS cards`.execute(db)
  return rows[0]?.cards ?? []
}

export interface NewCard {
  readonly id: string
  readonly customerId: string
  readonly providerCardId: string
  readonly brand: string
  readonly last4: string
  readonly holderName: string
  readonly expMonth: number
  readonly expYear: number
  /** The same for the same card in any account. */
  readonly mark: Buffer
  /** False: it pays once. */
  readonly kept: boolean
  readonly now: Date
}

/** The first stored card is the default; the provider gives the same id for the same card, which is stored once. */
export const insertCard = async (tx: Tx, card: NewCard): Promise<Omit<CardRow, 'used_last'>> => {
  await sql`SELECT FROM customers WHERE id = ${card.customerId} FOR UPDATE`.execute(tx)
  const { rows } = await sql<Omit<CardRow, 'used_last'>>`
    INSERT INTO cards (id, customer_id, provider_card_id, brand, last4, holder_name, exp_month, exp_year, mark, kept, is_default, created_at)
    VALUES (${card.id}, ${card.customerId}, ${card.providerCardId}, ${card.brand}, ${card.last4}, ${card.holderName},
      ${card.expMonth}, ${card.expYear}, ${card.mark},
      ${card.kept}, ${card.kept}
        AND NOT EXISTS (SELECT FROM cards WHERE customer_id = ${card.customerId} AND deleted_at IS NULL AND is_default),
      ${card.now})
    ON CONFLICT (customer_id, provider_card_id) WHERE deleted_at IS NULL
      DO UPDATE SET holder_name = excluded.holder_name, exp_month = excluded.exp_month, exp_year = excluded.exp_year,
        mark = excluded.mark, kept = cards.kept OR excluded.kept, is_default = cards.is_default OR excluded.is_default
    RETURNING id, brand, last4, holder_name, exp_month, exp_year, is_default`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A card was not stored')
  return row
}

/** A card of the customer's own; without an id the default one, which is never a card for a single payment. */
export const findPayingCard = (db: Db | Tx, customerId: string, cardId: string | undefined) =>
  db
    .selectFrom('cards')
    .select(['id', 'mark', 'provider_card_id'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .$if(cardId !== undefined, (query) => query.where('id', '=', cardId ?? ''))
    .$if(cardId === undefined, (query) => query.where('kept', '=', true))
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Deletes a card; if it was the default, the newest one becomes the default. Returns its provider's id, or undefined if
 * it is not the customer's.
 */
export const removeCard = async (tx: Tx, customerId: string, cardId: string, now: Date) => {
  const removed = await tx
    .updateTable('cards')
    .set({ deleted_at: now, is_default: false })
    .where('id', '=', cardId)
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .returning('provider_card_id')
    .executeTakeFirst()
  if (removed === undefined) return undefined
  await sql`
    UPDATE cards SET is_default = true
    WHERE id = (SELECT id FROM cards WHERE customer_id = ${customerId} AND deleted_at IS NULL AND kept
                ORDER BY is_default DESC, created_at DESC LIMIT 1)`.execute(tx)
  return removed.provider_card_id
}

/** Deletes a card meant for one payment, unless it was stored meanwhile. Returns its provider's id, if deleted. */
export const removeUnkept = async (tx: Tx, cardId: string, now: Date): Promise<string | undefined> => {
  const removed = await tx
    .updateTable('cards')
    .set({ deleted_at: now })
    .where('id', '=', cardId)
    .where('kept', '=', false)
    .where('deleted_at', 'is', null)
    .returning('provider_card_id')
    .executeTakeFirst()
  return removed?.provider_card_id
}

/** The payer's data for the payment provider. */
export const findPayer = (db: Db, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('payers as p', 'p.customer_id', 'c.id')
    .select([
      'c.id',
      'p.provider_customer_id',
      'c.cpf_sealed',
      'c.contact_sealed',
      'c.address_sealed',
      'u.email',
      'u.first_name',
      'u.last_name',
    ])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow()

export const findCustomerOfUser = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('customers').select('id').where('user_id', '=', userId).executeTakeFirst())?.id

export const storeProviderCustomer = async (
  db: Db,
  customerId: string,
  providerId: string,
): Promise<void> => {
  await db
    .insertInto('payers')
    .values({ customer_id: customerId, provider_customer_id: providerId })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ provider_customer_id: providerId }),
    )
    .execute()
}
