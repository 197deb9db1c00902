import type { requestWithdrawal as endpoint } from '@emma/contracts/earnings'
import { approverOf, type BegunWithdrawal, beginWithdrawal, withdrawalRequested } from '@emma/domain/earnings'
import { formatBRL } from '@emma/domain/money'
import phrases from '@emma/phrases/bank-account'
import { fill } from '@emma/phrases/fill'
import type { Db } from '../../../db/pool.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { requireRecentSecondFactor } from '../../auth/index.ts'
import { readVariables } from '../../variables/index.ts'
import { postEntry } from '../../wallet/index.ts'
import { auditMoney } from '../audit-money.ts'
import { findActiveAccount } from '../recipient/bank-accounts.repo.ts'
import { freshRecipient } from '../recipient/fresh-recipient.ts'
import { showWithdrawal } from './list-withdrawals.ts'
import { notifyApprovers, notifySpecialist } from './notify-withdrawal.ts'
import {
  areWithdrawalsStopped,
  findByKey,
  findPurses,
  insertWithdrawal,
  lockPurses,
  type PurseRow,
} from './withdrawals.repo.ts'

interface Request {
  readonly actor: SpecialistActor
  readonly amount: number
  readonly key: string | undefined
}

const begin = async (db: Db | Tx, amount: number, purses: readonly PurseRow[]): Promise<BegunWithdrawal> => {
  const variables = await readVariables(db)
  const asked = purses.map(({ companyId, available, otherAdmins }) => ({
    companyId,
    available,
    approver: approverOf(companyId, otherAdmins),
  }))
  const begun = beginWithdrawal(amount, asked, variables)
  if (begun.ok) return begun.value
  if (begun.code === 'insufficient_funds') throw new AppError('insufficient_funds')
  const least = formatBRL(variables.min_withdrawal)
  const message = fill(phrases.withdrawalTooSmall, { amount: least })
  throw new AppError('withdrawal_too_small', { errors: [{ path: 'amount', message }] })
}

/** What can be said without waiting for anybody; said again, under the purses' lock, when it counts. */
const checkFirst = async (deps: Deps, { actor, amount }: Request): Promise<void> => {
  const { db } = deps
  if (await areWithdrawalsStopped(db)) throw new AppError('withdrawals_stopped')
  await begin(db, amount, await findPurses(db, actor.specialistId))
  const account = await findActiveAccount(db, actor.specialistId)
  if (!account) throw new AppError('bank_account_missing')
  if ((await freshRecipient(deps, account)) !== 'active') throw new AppError('recipient_not_active')
}

const write = async (deps: Deps, tx: Tx, request: Request, begun: BegunWithdrawal): Promise<string> => {
  const { actor, amount, key } = request
  const { specialistId, userId } = actor
  const account = await findActiveAccount(tx, specialistId)
  if (!account?.recipient_id) throw new AppError('bank_account_missing')
  const [id, now] = [deps.newId(), deps.clock.now()]
  await insertWithdrawal(tx, {
    id,
    specialistId,
    bankAccountId: account.id,
    recipientId: account.recipient_id,
    amount,
    status: begun.state,
    parts: begun.parts,
    key,
    now,
  })
  const entry = withdrawalRequested(specialistId, begun.parts)
  await postEntry(tx, entry, { id: deps.newId(), reference: id, at: now })
  await auditMoney(deps, tx, { userId, action: 'withdrawal_requested', objectId: id })
  await notifySpecialist(deps, tx, { id, amount, specialist_user_id: userId }, 'withdrawal_requested')
  if (begun.state === 'approved') {
    await deps.jobs.add(tx, 'send-withdrawal', { withdrawalId: id }, { key: `withdrawal:${id}` })
  } else await notifyApprovers(deps, tx, { id, amount, specialistId, parts: begun.parts })
  return id
}

/** The money leaves `available` in the transaction that asks for it: what is asked for twice is there once. */
const take = (deps: Deps, request: Request): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const { actor, amount, key } = request
    const purses = await lockPurses(tx, actor.specialistId)
    const known = key === undefined ? undefined : await findByKey(tx, actor.specialistId, key)
    if (known && known.amount !== amount) throw new AppError('idempotency_key_reused')
    if (known) return known.id
    if (await areWithdrawalsStopped(tx)) throw new AppError('withdrawals_stopped')
    return write(deps, tx, request, await begin(tx, amount, purses))
  })

export const requestWithdrawal: UseCase<typeof endpoint> = async (deps, { actor, body, idempotencyKey }) => {
  await requireRecentSecondFactor(deps, actor)
  const request = { actor, amount: body.amount, key: idempotencyKey }
  const known =
    idempotencyKey === undefined ? undefined : await findByKey(deps.db, actor.specialistId, idempotencyKey)
  if (!known) await checkFirst(deps, request)
  return showWithdrawal(deps.db, actor, await take(deps, request))
}
