import type { Db } from '../../../db/pool.ts'

/** Who stands at the head of the paper. */
export const findIssuer = (db: Db, specialistId: string) =>
  db
    .selectFrom('specialists')
    .select(['name', 'council_type', 'council_uf', 'council_number'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()

export type Issuer = Awaited<ReturnType<typeof findIssuer>>
