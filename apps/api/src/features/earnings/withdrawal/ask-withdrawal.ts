import { approverOf, type BegunWithdrawal, beginWithdrawal, withdrawalRequested } from '@emma/domain/earnings'
import { formatBRL } from '@emma/domain/money'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { Db } from '../../../db/pool.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { readVariables } from '../../variables/index.ts'
import { postEntry } from '../../wallet/index.ts'
import { auditMoney } from '../audit-money.ts'
import { freshRecipient } from '../recipient/fresh-recipient.ts'
import { notifyApprovers, notifyOwner } from './notify-withdrawal.ts'
import { findPayout, ownerIdOf, type Whose } from './payout.ts'
import {
  areWithdrawalsStopped,
  findByKey,
  findPurses,
  insertWithdrawal,
  lockPurses,
  type PurseRow,
} from './withdrawals.repo.ts'

/** The amount, and the purse it comes from. Centavos. */
export interface WithdrawalRequest extends Whose {
  readonly actor: SpecialistActor
  readonly amount: number
  readonly key: string | undefined
  /** Checks the actor's permission again, under a lock, in the transaction that takes the money. */
  readonly authorize?: (tx: Tx) => Promise<void>
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
  const written = { amount: (centavos: string | number) => formatBRL(Number(centavos)) }
  const least = fieldRefusal('withdrawal_too_small', { amount: variables.min_withdrawal }, written)
  throw new AppError('withdrawal_too_small', { errors: [{ path: 'amount', ...least }] })
}

/** Checks that need no lock; repeated under the purses' lock. */
const checkFirst = async (deps: Deps, request: WithdrawalRequest): Promise<void> => {
  const { db } = deps
  if (await areWithdrawalsStopped(db)) throw new AppError('withdrawals_stopped')
  await begin(db, request.amount, await findPurses(db, ownerIdOf(request)))
  const payout = await findPayout(deps, db, request)
  if (!payout) throw new AppError('bank_account_missing')
  if ((await freshRecipient(deps, payout)) !== 'active') throw new AppError('recipient_not_active')
}

const write = async (
  deps: Deps,
  tx: Tx,
  request: WithdrawalRequest,
  { state, parts }: BegunWithdrawal,
): Promise<string> => {
  const { actor, specialistId, companyId, amount, key } = request
  const { userId } = actor
  const destination = await findPayout(deps, tx, request)
  if (!destination?.recipientId) throw new AppError('bank_account_missing')
  const { recipientId } = destination
  const [id, now] = [deps.newId(), deps.clock.now()]
  const row = {
    id,
    specialistId,
    companyId,
    destination,
    recipientId,
    amount,
    status: state,
    parts,
    key,
    now,
  }
  await insertWithdrawal(tx, row)
  const entry = withdrawalRequested(ownerIdOf(request), parts)
  await postEntry(tx, entry, { id: deps.newId(), reference: id, at: now })
  await auditMoney(deps, tx, { userId, action: 'withdrawal_requested', objectId: id })
  const notice = { id, amount, company_id: companyId, specialist_user_id: userId }
  await notifyOwner(deps, tx, notice, 'withdrawal_requested')
  if (state === 'approved') {
    await deps.jobs.add(tx, 'send-withdrawal', { withdrawalId: id }, { key: `withdrawal:${id}` })
  } else await notifyApprovers(deps, tx, { id, amount, specialistId, companyId, parts })
  return id
}

/** The money leaves `available` in the transaction of the request: it cannot be requested twice. */
const take = (deps: Deps, request: WithdrawalRequest): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const { amount, key, authorize } = request
    await authorize?.(tx)
    const purses = await lockPurses(tx, ownerIdOf(request))
    const known = key === undefined ? undefined : await findByKey(tx, ownerIdOf(request), key)
    if (known && known.amount !== amount) throw new AppError('idempotency_key_reused')
    if (known) return known.id
    if (await areWithdrawalsStopped(tx)) throw new AppError('withdrawals_stopped')
    return write(deps, tx, request, await begin(tx, amount, purses))
  })

/** Requests a withdrawal, once per key; returns its id. The caller has shown a recent second factor. */
export const askWithdrawal = async (deps: Deps, request: WithdrawalRequest): Promise<string> => {
  const { key } = request
  const known = key === undefined ? undefined : await findByKey(deps.db, ownerIdOf(request), key)
  if (!known) await checkFirst(deps, request)
  return take(deps, request)
}
