import { MINUTE } from '@emma/domain/interval'
import type { Deps } from '../../../deps.ts'
import { pollWithdrawal } from './end-withdrawal.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { findOnTheirWay } from './sending.repo.ts'

const AT_ONCE = 100

/** Sends or queries every withdrawal that should be further by now, even if its job was lost. */
export const sweepWithdrawals = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - MINUTE)
  for (const { id: withdrawalId, isSent } of await findOnTheirWay(deps.db, before, AT_ONCE)) {
    const step = isSent
      ? pollWithdrawal(deps, { withdrawalId, asked: 10 })
      : sendWithdrawal(deps, { withdrawalId })
    await step.catch((error: unknown) => {
      deps.log.warn({ err: error, withdrawalId }, 'withdrawal still on its way')
    })
  }
}
