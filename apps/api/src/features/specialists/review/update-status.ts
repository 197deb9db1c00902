import type { updateStatus as endpoint } from '@emma/contracts/specialists/review'
import { isPracticing } from '@emma/domain/specialists'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged, refreshNextSlot } from '../../availability/index.ts'
import { type AccountRow, changeSpecialist, lockAccount } from '../account.repo.ts'
import { statusOf } from '../profile/profile.present.ts'
import { decide } from './decide.ts'
import { forgetPerson, moveStatus } from './move-status.ts'
import { requireReason, stateAfter } from './review-specialist.ts'

type Call = CallOf<typeof endpoint>

/** Duty and online service are switched only by their specialist; only active ones can be on duty. */
const switchService = async (deps: Deps, tx: Tx, row: AccountRow, { actor, body }: Call): Promise<void> => {
  const { on_duty, use_online } = body
  if (on_duty === undefined && use_online === undefined) return
  if (actor.role !== 'specialist') throw new AppError('forbidden')
  if (on_duty === true && !isPracticing(statusOf(row))) throw new AppError('invalid_transition')
  await changeSpecialist(tx, row.id, {
    ...(on_duty === undefined ? {} : { on_duty }),
    ...(use_online === undefined ? {} : { use_online }),
  })
  if (on_duty !== undefined) await deps.jobs.add(tx, 'queue-duty', { specialistId: row.id })
  if (use_online !== undefined) await refreshNextSlot(tx, row.id, deps.clock.now())
}

const moveOwn = async (deps: Deps, tx: Tx, row: AccountRow, { actor, body }: Call): Promise<void> => {
  const { status: to, reason = null } = body
  if (to !== undefined)
    await moveStatus(deps, tx, { row, to, by: 'specialist', reason, userId: actor.userId })
}

const nothingToPublish = async (): Promise<void> => {}

/** Submits the own registration, and switches duty and online service; an admin also decides through it. */
export const updateStatus: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, client, params, body } = call
  const isOwn = actor.role === 'specialist' && actor.specialistId === params.id
  if (!isOwn && actor.role !== 'admin') throw notFound()
  if (actor.role === 'admin' && body.status !== undefined) requireReason(body.status, body.reason)
  const { userId, publish } = await inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, params.id)
    if (!row) throw notFound()
    if (isOwn) await moveOwn(deps, tx, row, call)
    const { status: to } = body
    const isDecided = !isOwn && to !== undefined
    const after = isDecided ? await decide(deps, tx, row, { actor, client, ...body, to }) : nothingToPublish
    await switchService(deps, tx, row, call)
    return { userId: row.user_id, publish: after }
  })
  await publish()
  await forgetPerson(deps, userId)
  if (body.use_online !== undefined || body.status !== undefined) emitSlotsChanged(deps, params.id)
  return stateAfter(deps, params.id)
}
