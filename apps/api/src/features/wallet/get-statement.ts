import type { getStatement as endpoint } from '@emma/contracts/wallet'
import type { UseCase } from '../../http/mount.ts'
import { countStatement, findStatement } from './statement.repo.ts'
import { toStatementLine } from './wallet.present.ts'

export const getStatement: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { page, pageSize } = query
  const [rows, total] = await Promise.all([
    findStatement(db, actor.customerId, pageSize, (page - 1) * pageSize),
    countStatement(db, actor.customerId),
  ])
  return { data: rows.map(toStatementLine), meta: { page, pageSize, total } }
}
