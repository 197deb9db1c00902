import type { Db } from '../../../db/pool.ts'

/** The issuer at the head of the document. */
export const findIssuer = (db: Db, specialistId: string) =>
  db
    .selectFrom('specialists')
    .select(['name', 'council_type', 'council_uf', 'council_number'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()

export type Issuer = Awaited<ReturnType<typeof findIssuer>>
