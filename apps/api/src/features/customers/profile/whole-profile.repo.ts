import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { statement } from '../../../db/statement.ts'
import { type CardRow, cardsSql } from '../../cards/index.ts'
import { pendingSql, type WaitingContact } from '../../codes/index.ts'
import { type CreditRow, creditsSql } from '../../wallet/index.ts'
import { type CustomerRow, customerColumns } from '../customers.repo.ts'

/** A customer with what other features keep of them. */
export interface ProfileRow extends CustomerRow {
  readonly waiting: readonly WaitingContact[]
  readonly cards: readonly CardRow[]
  readonly credits: readonly CreditRow[]
}

const profile = statement<{ readonly customerId: string; readonly now: Date }, ProfileRow>(
  (value) => sql<ProfileRow>`
    SELECT ${customerColumns}, ${pendingSql(sql.ref('u.id'))} AS waiting, ${cardsSql(sql.ref('c.id'))} AS cards,
      ${creditsSql(sql.ref('c.id'), value('now'))} AS credits
    FROM customers c JOIN users u ON u.id = c.user_id WHERE c.id = ${value('customerId')}::uuid`,
)

/** Everything that a profile shows, in one statement. */
export const findProfile = async (db: Db, customerId: string, now: Date): Promise<ProfileRow | undefined> =>
  (await profile(db, { customerId, now }))[0]
