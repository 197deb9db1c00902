import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** The account whose data is exported. */
export interface Owner {
  readonly customerId: string
  readonly userId: string
}

/** One row of a part: its plain columns, and sealed ones by their names in the file. */
export interface PartRow {
  /** The sort key of rows. */
  readonly key: string
  readonly row_id: string
  readonly data: Readonly<Record<string, unknown>>
  readonly [sealed: `sealed_${string}`]: Buffer | null
}

/** One file of a copy of a person's data. */
export interface ExportPart {
  readonly name: string
  readonly rows: (owner: Owner) => RawBuilder<unknown>
  /** Name in the file → `table.column` that is sealed under the patient's key. */
  readonly sealed?: Readonly<Record<string, string>>
}

/** Some rows of a part after a key. */
export const readPart = async (
  db: Db,
  part: ExportPart,
  owner: Owner,
  { after, limit }: { after: string; limit: number },
): Promise<readonly PartRow[]> => {
  const { rows } = await sql<PartRow>`
    SELECT * FROM (${part.rows(owner)}) x WHERE x.key > ${after} ORDER BY x.key LIMIT ${limit}`.execute(db)
  return rows
}

export const findOwner = (db: Db, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id as customerId', 'u.id as userId', 'u.avatar_key', 'u.time_zone'])
    .where('c.id', '=', customerId)
    .executeTakeFirst()
