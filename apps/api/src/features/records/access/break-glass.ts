import type { breakGlass as endpoint } from '@emma/contracts/records/access-log'
import { DAY } from '@emma/domain/interval'
import { BREAK_GLASS_A_DAY, BREAK_GLASS_MS } from '@emma/domain/records'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { loadPatient } from '../../dependents/index.ts'
import { notify } from '../../notifications/index.ts'
import { countOpened, findAdminUsers, findPatient, insertBreakGlass } from './break-glass.repo.ts'
import { logAccess } from './log-access.repo.ts'

/** Notifies the patient and every admin, whatever channel they prefer. */
const notifyPatient = async (deps: Deps, tx: Tx, id: string, patientUserId: string, specialistId: string) => {
  for (const userId of [patientUserId, ...(await findAdminUsers(tx))]) {
    const dedupeKey = `break_glass:${id}`
    await notify(deps, tx, {
      userId,
      kind: 'break_glass',
      dedupeKey,
      data: { specialistId },
      alsoEmail: true,
    })
  }
}

/** Opens a patient's signed records without consent. Never without a second factor, not even in the demo. */
export const breakGlass: UseCase<typeof endpoint> = async (deps, { actor, client, body }) => {
  await requireRecentSecondFactor(deps, actor, true)
  const { customer_id: customerId, dependent_id: dependentId = null, reason } = body
  const { specialistId, sessionId } = actor
  const now = deps.clock.now()
  const endsAt = new Date(now.getTime() + BREAK_GLASS_MS)
  const id = deps.newId()
  await inTransaction(deps.db, async (tx) => {
    const patient = await findPatient(tx, customerId)
    if (!patient) throw notFound()
    if (dependentId !== null && !(await loadPatient(deps, tx, { customerId, dependentId }))) throw notFound()
    const opened = await countOpened(tx, specialistId, new Date(now.getTime() - DAY))
    if (opened >= BREAK_GLASS_A_DAY) throw new AppError('too_many_requests', { retryAfter: DAY / 1000 })
    const cell = { subjectId: customerId, column: 'break_glass.reason_sealed', rowId: id }
    const reasonSealed = await deps.vault.seal(tx, cell, reason)
    await insertBreakGlass(tx, {
      id,
      specialistId,
      customerId,
      dependentId,
      reasonSealed,
      sessionId,
      now,
      endsAt,
    })
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'open', object: 'history', objectId: id, basis: 'break_glass' },
    ])
    await notifyPatient(deps, tx, id, patient.user_id, specialistId)
  })
  return { id, customer_id: customerId, ends_at: endsAt.toISOString() }
}
