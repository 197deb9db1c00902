import type { setCompanyStatus as endpoint } from '@emma/contracts/companies/admin'
import { companyEventTo } from '@emma/domain/companies'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, invalidField, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { lockCompany } from '../companies.repo.ts'
import { moveCompany } from '../move-company.ts'
import { readCompanyDetails } from './get-company-details.ts'

const actions = { approve: 'approved', reject: 'rejected', suspend: 'suspended' } as const
const isDecision = (event: string | undefined): event is keyof typeof actions =>
  event !== undefined && Object.hasOwn(actions, event)

/** Members read why their company was rejected or suspended. @throws AppError `validation_failed` at `reason` */
const requireReason = (event: keyof typeof actions, reason: string | null): void => {
  if (event === 'approve' || reason !== null) return
  throw invalidField('reason', 'required')
}

/** The platform's decision; of two at once the first one counts. */
export const setCompanyStatus: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const reason = body.reason ?? null
  await inTransaction(deps.db, async (tx) => {
    const row = await lockCompany(tx, id)
    if (!row) throw notFound()
    const event = companyEventTo(body.status)
    if (!isDecision(event)) throw new AppError('invalid_transition')
    requireReason(event, reason)
    await moveCompany(deps, tx, {
      row,
      event,
      userId: actor.userId,
      reason: event === 'approve' ? null : reason,
    })
    await keepAct(deps, tx, {
      actor,
      client,
      action: event === 'approve' && row.status === 'suspended' ? 'reactivated' : actions[event],
      entity: 'company',
      entityId: id,
      before: { status: row.status },
      after: { status: body.status },
      reason,
    })
  })
  return readCompanyDetails(deps.db, id)
}
