import type { CompanyDetails, getCompanyDetails as endpoint } from '@emma/contracts/companies/admin'
import type { Db } from '../../../db/pool.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findCompany } from '../companies.repo.ts'
import { findEvents } from '../events.repo.ts'
import { findMembers } from '../members/members.repo.ts'
import { toCompanyDetails } from './company-details.present.ts'

const SHOWN_MEMBERS = 500

/** A company as the platform's admins see it. */
export const readCompanyDetails = async (db: Db, id: string): Promise<CompanyDetails> => {
  const row = await findCompany(db, id)
  if (!row) throw notFound()
  const [members, events] = await Promise.all([
    findMembers(db, { companyId: id, limit: SHOWN_MEMBERS, offset: 0 }),
    findEvents(db, id),
  ])
  return toCompanyDetails(row, members, events)
}

export const getCompanyDetails: UseCase<typeof endpoint> = ({ db }, { params }) =>
  readCompanyDetails(db, params.id)
