import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The companies that a specialist is an admin member of. */
export const findAdministered = async (db: Db | Tx, specialistId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('company_members')
    .select('company_id')
    .where('specialist_id', '=', specialistId)
    .where('role', '=', 'admin')
    .where('left_at', 'is', null)
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** The people behind a company's admin members, but for one. */
export const findAdminUsers = async (
  db: Db | Tx,
  companyId: string,
  exceptSpecialistId: string,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('company_members as m')
    .innerJoin('specialists as s', 's.id', 'm.specialist_id')
    .select('s.user_id')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'admin')
    .where('m.left_at', 'is', null)
    .where('m.specialist_id', '<>', exceptSpecialistId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
