import { nextWithdrawalState } from '@emma/domain/earnings'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { ProviderRejected } from '../../../providers/payments/port.ts'
import { topUpRecipient } from '../../recipient-balance/index.ts'
import { isAccountChanging } from '../recipient/bank-accounts.repo.ts'
import { endWithdrawal, pollLater } from './end-withdrawal.ts'
import { findLost } from './find-lost-withdrawal.ts'
import { findPayout } from './payout.ts'
import { isAnotherSending, lockSending, setProviderId, setTopUp } from './sending.repo.ts'
import {
  areWithdrawalsStopped,
  findWithdrawal,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repo.ts'

interface Job {
  readonly withdrawalId: string
}

/**
 * From approved to processing, committed before the provider is called; undefined if there is nothing to send now.
 * @throws Error while another of the same owner has no answer yet: the queue retries
 */
const beginSending = (deps: Deps, id: string): Promise<WithdrawalRow | undefined> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (row?.status === 'processing') return row.provider_withdrawal_id === null ? row : undefined
    if (row?.status !== 'approved' || (await areWithdrawalsStopped(tx))) return undefined
    // Left to the sweep: until then the provider may still pay into the previous account.
    if (row.company_id === null && (await isAccountChanging(tx, row.specialist_id))) return undefined
    await lockSending(tx, row.owner_id)
    if (await isAnotherSending(tx, row.owner_id, id)) throw new Error(`Withdrawal ${id} has to wait`)
    const next = nextWithdrawalState(row.status, 'send')
    if (!next.ok) return undefined
    const sentAt = deps.clock.now()
    // It goes to the recipient's current account, whichever it was at the request.
    const destination = await findPayout(deps, tx, {
      specialistId: row.specialist_id,
      companyId: row.company_id,
    })
    await updateWithdrawal(tx, id, {
      status: next.value,
      sentAt,
      ...(destination ? { destination } : {}),
    })
    return { ...row, status: next.value, sent_at: sentAt }
  })

/**
 * Tops up what the recipient lacks at the provider, decided once: later the money may already have left, with its
 * answer lost.
 */
const topUp = async (deps: Deps, row: WithdrawalRow): Promise<void> => {
  const { db, payments } = deps
  if (row.topped_up === null) {
    const { available } = await payments.recipientBalance(row.recipient_id)
    await setTopUp(db, row.id, Math.max(0, row.amount - available))
  }
  const { topped_up: amount } = await findWithdrawal(db, row.id)
  if (!amount) return
  await topUpRecipient(deps, { key: `${row.provider_key}-top-up`, recipientId: row.recipient_id, amount })
}

const send = async (deps: Deps, row: WithdrawalRow): Promise<void> => {
  const lost = await findLost(deps, row)
  // Left to the sweep.
  if (lost === 'not_found_yet') return
  if (lost === 'never_made') return endWithdrawal(deps, row.id, 'failed')
  if (lost === undefined) await topUp(deps, row)
  const made = lost ?? (await deps.payments.withdraw(row.provider_key, row.recipient_id, row.amount))
  await setProviderId(deps.db, row.id, made.id)
  if (made.status === 'pending') return pollLater(deps, row.id, 0)
  return endWithdrawal(deps, row.id, made.status)
}

/**
 * Sends a withdrawal under its own key until the provider answers; the queue retries with back-off. If refused there,
 * its money is available again.
 */
export const sendWithdrawal = async (deps: Deps, { withdrawalId }: Job): Promise<void> => {
  const row = await beginSending(deps, withdrawalId)
  if (!row) return
  try {
    await send(deps, row)
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error
    deps.log.warn({ err: error, withdrawalId }, 'withdrawal refused by the provider')
    await endWithdrawal(deps, withdrawalId, 'failed')
  }
}
