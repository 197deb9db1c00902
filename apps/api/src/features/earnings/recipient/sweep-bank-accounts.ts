import { MINUTE } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { findUnanswered } from './bank-accounts.repo.ts'
import { registerBankAccount } from './register-bank-account.ts'

const AT_ONCE = 100

/** Sends accounts whose own job was lost to the provider: a worker that died holds its jobs for hours. */
export const sweepBankAccounts = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - MINUTE)
  for (const accountId of await findUnanswered(deps.db, before, AT_ONCE)) {
    await registerBankAccount(deps, { accountId }).catch((error: unknown) => {
      deps.log.warn({ err: error, accountId }, 'bank account still pending')
    })
  }
}
