import type { listCompanies as endpoint } from '@emma/contracts/companies'
import type { UseCase } from '../../http/mount.ts'
import { readVariables } from '../variables/index.ts'
import { findOwnCompanies } from './companies.repo.ts'
import { toCompany } from './company.present.ts'

export const listCompanies: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { page, pageSize } = query
  const asked = { limit: pageSize, offset: (page - 1) * pageSize }
  const [{ rows, total }, { platform_fee_percent: fee }] = await Promise.all([
    findOwnCompanies(db, actor.specialistId, asked),
    readVariables(db),
  ])
  return { empresas: rows.map((row) => toCompany(row, fee)), meta: { page, pageSize, total } }
}
