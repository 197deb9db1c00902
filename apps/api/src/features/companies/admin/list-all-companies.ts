import type { listAllCompanies as endpoint } from '@emma/contracts/companies/admin'
import type { UseCase } from '../../../http/mount.ts'
import { countCompanies, findCompanyPage } from './companies-admin.repo.ts'
import { toCompanyRow } from './company-details.present.ts'

export const listAllCompanies: UseCase<typeof endpoint> = async ({ db }, { query }) => {
  const { page, pageSize, sort, search = '', status } = query
  const filters = { search, status }
  const [rows, total] = await Promise.all([
    findCompanyPage(db, filters, { limit: pageSize, offset: (page - 1) * pageSize, sort }),
    countCompanies(db, filters),
  ])
  return { data: rows.map(toCompanyRow), meta: { page, pageSize, total } }
}
