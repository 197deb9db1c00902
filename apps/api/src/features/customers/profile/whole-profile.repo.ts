import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import { statement } from '../../../db/statement.ts'
import { type RowOf, together } from '../../../db/together/together.ts'
import { type CardRow, cardsSql } from '../../cards/index.ts'
import { pendingSql, type WaitingContact } from '../../codes/index.ts'
import { type CreditRow, creditsSql } from '../../wallet/index.ts'
import { type CustomerRow, customerColumns } from '../customers.repo.ts'

/** A customer with other features' data about them. */
export interface ProfileRow extends CustomerRow {
  readonly waiting: readonly WaitingContact[]
  readonly cards: readonly CardRow[]
  readonly credits: readonly CreditRow[]
}

interface Asked {
  readonly customerId: string
  readonly now: Date
}

interface Columns {
  readonly ids: readonly string[]
  readonly times: readonly Date[]
}

const profiles = statement<Columns, ProfileRow & RowOf>(
  (value) => sql<ProfileRow & RowOf>`
    SELECT asked.nth, ${customerColumns}, ${pendingSql(sql.ref('u.id'))} AS waiting,
      ${cardsSql(sql.ref('c.id'))} AS cards, ${creditsSql(sql.ref('c.id'), sql.ref('asked.now'))} AS credits
    FROM unnest((SELECT ${value('ids')}::uuid[]), (SELECT ${value('times')}::timestamptz[]))
      WITH ORDINALITY asked (id, now, nth)
    JOIN customers c ON c.id = asked.id JOIN users u ON u.id = c.user_id`,
)

const readTogether = together<Db, Asked, ProfileRow & RowOf>({
  named: ({ customerId, now }) => `${customerId} ${now.getTime()}`,
  read: (db, asked) =>
    profiles(db, { ids: asked.map(({ customerId }) => customerId), times: asked.map(({ now }) => now) }),
})

/** Everything a profile shows, in one statement for parallel requests. */
export const findProfile = async (db: Db, customerId: string, now: Date): Promise<ProfileRow | undefined> =>
  (await readTogether(db, { customerId, now }))[0]
