import { type CompanyEvent, nextCompanyState } from '@emma/domain/companies'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { type CompanyRow, changeCompany } from './companies.repo.ts'
import { missingOf } from './company.present.ts'
import { keepEvent } from './keep-event.ts'
import { notifyMembers, notifyPlatform } from './notify-company.ts'

interface Move {
  readonly row: CompanyRow
  readonly event: CompanyEvent
  readonly userId: string
  readonly reason: string | null
}

const kindOf = {
  approved: 'company_approved',
  rejected: 'company_rejected',
  suspended: 'company_suspended',
} as const

const requireComplete = (row: CompanyRow): void => {
  const missing = missingOf(row)
  if (missing.length === 0) return
  const errors = missing.map((path) => ({ path, ...fieldRefusal(`company_${path}_missing`) }))
  throw new AppError('company_incomplete', { errors })
}

/**
 * Moves a locked company, records who did it and why, and notifies those concerned. A suspended one offers no urgent
 * care; its members continue without it, because booking needs an approved company.
 * @throws AppError `invalid_transition`, `company_incomplete` with what is missing
 */
export const moveCompany = async (
  deps: Deps,
  tx: Tx,
  { row, event, userId, reason }: Move,
): Promise<void> => {
  const next = nextCompanyState(row.status, event)
  if (!next.ok) throw new AppError('invalid_transition')
  const status = next.value
  if (event === 'approve' || event === 'resubmit') requireComplete(row)
  const off = status === 'approved' ? {} : { paEnabled: false }
  await changeCompany(tx, row.id, { status, statusReason: reason, ...off }, deps.clock.now())
  const companyId = row.id
  // Members may have to stop attending, or no longer need permission.
  await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
  await keepEvent(deps, tx, { companyId, kind: 'status', userId, from: row.status, to: status, reason })
  if (status !== 'pending') return notifyMembers(deps, tx, { companyId, kind: kindOf[status] })
  if (row.status === 'approved') await notifyMembers(deps, tx, { companyId, kind: 'company_reopened' })
  if (row.status !== 'pending') await notifyPlatform(deps, tx, companyId)
}
