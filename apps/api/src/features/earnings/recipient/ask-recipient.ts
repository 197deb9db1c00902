import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { ProviderRejected, ProviderUnknown, type Recipient } from '../../../providers/payments/port.ts'
import { claimRecipient, keepRecipient, unclaimRecipient } from '../../companies/index.ts'
import { callEnd } from './register-bank-account.ts'

const PATIENCE_MS = 10_000
const PAUSE_MS = 150

/** Waits for a turn to call: of several parallel calls each finds the previous one's result. */
const takeTurn = async (deps: Deps, companyId: string): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const now = deps.clock.now()
    if (await claimRecipient(deps.db, companyId, now, callEnd(now))) return
    if (Date.now() > end) throw new AppError('request_in_progress', { retryAfter: 5 })
    await sleep(PAUSE_MS)
  }
}

/**
 * Asks the provider about a company's recipient, one call at a time, and stores the answer; `onNew` runs with the first
 * one. The recipient is created with the company's id as its code, so that one with a lost answer is found again.
 * @throws AppError `provider_failed` without an answer, `bank_account_refused`, `request_in_progress`
 */
export const askRecipient = async (
  deps: Deps,
  companyId: string,
  ask: () => Promise<Recipient>,
  onNew: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<void>,
): Promise<void> => {
  await takeTurn(deps, companyId)
  try {
    const recipient = await ask()
    await inTransaction(deps.db, async (tx) => {
      if (await keepRecipient(tx, companyId, recipient)) await onNew(tx)
    })
  } catch (error) {
    if (error instanceof ProviderUnknown) throw new AppError('provider_failed', { cause: error })
    if (error instanceof ProviderRejected) throw new AppError('bank_account_refused', { cause: error })
    throw error
  } finally {
    await unclaimRecipient(deps.db, companyId)
  }
}
