import type { approveWithdrawal as approval, rejectWithdrawal as rejection } from '@emma/contracts/earnings'
import {
  type Decider,
  nextWithdrawalState,
  partsToDecide,
  type WithdrawalEvent,
  type WithdrawalState,
} from '@emma/domain/earnings'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { lockCompany, requireApproved } from '../../companies/index.ts'
import { auditMoney } from '../audit-money.ts'
import { deciderOf } from './decider.ts'
import { showWithdrawal } from './list-withdrawals.ts'
import { notifyOwner } from './notify-withdrawal.ts'
import { returnMoney } from './return-money.ts'
import {
  approveParts,
  areWithdrawalsStopped,
  findParts,
  lockWithdrawal,
  type PartRow,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repo.ts'

interface Decidable {
  readonly row: WithdrawalRow
  readonly parts: readonly PartRow[]
  /** The parts that wait for the caller. */
  readonly waiting: readonly PartRow[]
}

const isVisible = ({ owner_id }: WithdrawalRow, parts: readonly PartRow[], decider: Decider): boolean =>
  decider.role === 'admin' ||
  owner_id === decider.specialistId ||
  decider.adminOf.includes(owner_id) ||
  parts.some(({ companyId }) => companyId !== null && decider.adminOf.includes(companyId))

const nextOf = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState => {
  const next = nextWithdrawalState(state, event)
  if (!next.ok) throw new AppError('invalid_transition')
  return next.value
}

/**
 * Locks a withdrawal the caller may decide: not one's own (403), still undecided (409), waiting for the caller (403).
 */
const load = async (tx: Tx, actor: Actor, id: string): Promise<Decidable> => {
  const decider = await deciderOf(tx, actor)
  const row = await lockWithdrawal(tx, id)
  if (!row) throw notFound()
  const parts = await findParts(tx, [id])
  if (!isVisible(row, parts, decider)) throw notFound()
  if (decider.role === 'specialist' && row.owner_id === decider.specialistId) throw new AppError('forbidden')
  nextOf(row.status, 'approve')
  const mine = partsToDecide({ ownerId: row.owner_id, state: row.status, parts }, decider)
  const waiting = parts.filter((part) => mine.includes(part))
  if (waiting.length === 0) throw new AppError('forbidden')
  return { row, parts, waiting }
}

/** Approves the parts that wait for the caller; the last missing approval sends the money. */
export const approveWithdrawal: UseCase<typeof approval> = async (deps, { actor, client, params }) => {
  const { id } = params
  const { userId } = actor
  await requireRecentSecondFactor(deps, actor)
  await inTransaction(deps.db, async (tx) => {
    const { row, parts, waiting } = await load(tx, actor, id)
    if (await areWithdrawalsStopped(tx)) throw new AppError('withdrawals_stopped')
    if (row.company_id !== null) requireApproved(await lockCompany(tx, row.company_id))
    const at = deps.clock.now()
    const positions = waiting.map(({ position }) => position)
    await approveParts(tx, id, positions, { userId, at })
    await auditMoney(deps, tx, { userId, objectId: id, action: 'withdrawal_approved' })
    const what = { actor, client, action: 'approved', entity: 'withdrawal', entityId: id } as const
    await keepAct(deps, tx, { ...what, after: { amount: row.amount } })
    if (parts.some((part) => !part.isApproved && !positions.includes(part.position))) return
    const status = nextOf(row.status, 'approve')
    await updateWithdrawal(tx, id, { status, decided: { by: userId, at } })
    await notifyOwner(deps, tx, row, 'withdrawal_approved')
    await deps.jobs.add(tx, 'send-withdrawal', { withdrawalId: id }, { key: `withdrawal:${id}` })
  })
  return showWithdrawal(deps.db, actor, id)
}

/** Rejects the whole withdrawal: a single rejection is enough. */
export const rejectWithdrawal: UseCase<typeof rejection> = async (deps, { actor, client, params, body }) => {
  const { id } = params
  const { userId } = actor
  await requireRecentSecondFactor(deps, actor)
  await inTransaction(deps.db, async (tx) => {
    const { row, parts } = await load(tx, actor, id)
    const at = deps.clock.now()
    const status = nextOf(row.status, 'reject')
    const reason = body.reason === undefined ? {} : { reason: body.reason }
    const decided = { by: userId, at, ...reason }
    await updateWithdrawal(tx, id, { status, decided, endedAt: at })
    await returnMoney(deps, tx, row, parts)
    await auditMoney(deps, tx, { userId, objectId: id, action: 'withdrawal_rejected', ...reason })
    const what = { actor, client, action: 'rejected', entity: 'withdrawal', entityId: id } as const
    const moved = { before: { status: row.status }, after: { status } }
    await keepAct(deps, tx, { ...what, ...moved, ...reason })
    await notifyOwner(deps, tx, row, 'withdrawal_rejected')
  })
  return showWithdrawal(deps.db, actor, id)
}
