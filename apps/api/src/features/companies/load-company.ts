import { isCompanyActive } from '@emma/domain/companies'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { type CompanyRow, findOwnCompany, lockCompany, type OwnCompanyRow } from './companies.repo.ts'

/** Only an active specialist acts for a company. */
const ACTIVE = 1

/** @throws AppError `forbidden` for a specialist who is not active */
export const requireActive = ({ status }: SpecialistActor): void => {
  if (status !== ACTIVE) throw new AppError('forbidden')
}

/** @throws AppError `company_not_approved` for a company that waits, is suspended or was rejected */
export const requireApproved = (row: Pick<CompanyRow, 'status'> | undefined): void => {
  if (!row || !isCompanyActive(row.status)) throw new AppError('company_not_approved')
}

/** A company of the caller's. For all others it does not exist. @throws AppError `not_found` */
export const loadOwn = async (db: Db | Tx, actor: SpecialistActor, id: string): Promise<OwnCompanyRow> => {
  const row = await findOwnCompany(db, actor.specialistId, id)
  if (!row) throw notFound()
  return row
}

const requireAdmin = (actor: SpecialistActor, row: OwnCompanyRow): OwnCompanyRow => {
  if (row.role !== 'admin') throw new AppError('forbidden')
  requireActive(actor)
  return row
}

/**
 * A company that the caller runs. @throws AppError `not_found` for a non-member, `forbidden` for a member who is not an
 * admin member, or is not active
 */
export const loadAdministered = async (
  db: Db | Tx,
  actor: SpecialistActor,
  id: string,
): Promise<OwnCompanyRow> => requireAdmin(actor, await loadOwn(db, actor, id))

/** The same, locked: members, invitations and status stay as they are until the transaction ends. */
export const lockAdministered = async (
  tx: Tx,
  actor: SpecialistActor,
  id: string,
): Promise<OwnCompanyRow> => {
  await lockCompany(tx, id)
  return loadAdministered(tx, actor, id)
}
