import type { setUrgentCare as endpoint } from '@emma/contracts/companies'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { changeCompany, type OwnCompanyRow } from '../companies.repo.ts'
import { keepEvent } from '../keep-event.ts'
import { lockAdministered } from '../load-company.ts'
import { findMember, setPermission } from '../members/members.repo.ts'
import { showCompany } from '../show-company.ts'

type SetCall = CallOf<typeof endpoint>

const ofMember = async (
  deps: Deps,
  tx: Tx,
  row: OwnCompanyRow,
  { actor, body }: SetCall,
  memberId: string,
) => {
  const member = await findMember(tx, row.id, memberId)
  if (!member) throw notFound()
  if (member.pa_permission === body.pa_enabled) return
  await setPermission(tx, row.id, memberId, body.pa_enabled)
  const event = { companyId: row.id, kind: 'pa_permission', userId: actor.userId } as const
  await keepEvent(deps, tx, { ...event, specialistId: memberId, to: body.pa_enabled })
}

const ofCompany = async (deps: Deps, tx: Tx, row: OwnCompanyRow, { actor, body }: SetCall) => {
  const { pa_enabled: paEnabled } = body
  // A suspended company attends no urgent care.
  if (paEnabled && row.status === 'suspended') throw new AppError('company_not_approved')
  if (row.pa_enabled === paEnabled) return
  await changeCompany(tx, row.id, { paEnabled }, deps.clock.now())
  await keepEvent(deps, tx, { companyId: row.id, kind: 'pa_enabled', userId: actor.userId, to: paEnabled })
}

/** Sets who attends urgent care: the company as a whole, and each of its members. */
export const setUrgentCare: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, params, body } = call
  await inTransaction(deps.db, async (tx) => {
    const row = await lockAdministered(tx, actor, params.id)
    if (body.member_id === undefined) await ofCompany(deps, tx, row, call)
    else await ofMember(deps, tx, row, call, body.member_id)
    await deps.jobs.add(tx, 'queue-duty', { specialistId: null })
  })
  return showCompany(deps.db, actor, params.id)
}
