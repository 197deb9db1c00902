import { codeAsking, networkOf, workFor } from '@emma/domain/auth'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { countAttempts, insertAttempts, lockBuckets } from '../auth/index.ts'
import { type Asker, challengeOf, takeWork } from './work.ts'

/**
 * Counts a code for the requesting address and network. Requests from one place are serialized, so that no burst gets
 * through.
 * @throws AppError `work_required` with a challenge after the first few, `too_many_requests` in the end
 */
export const admitAsker = async (deps: Deps, tx: Tx, asker: Asker): Promise<void> => {
  if (!deps.config.LOGIN_LIMITS) return
  const [address, network] = [`code_address:${asker.address}`, `code_network:${networkOf(asker.address)}`]
  await lockBuckets(tx, [address, network])
  const now = deps.clock.now()
  const since = new Date(now.getTime() - codeAsking.windowMs)
  const ofAddress = workFor(await countAttempts(tx, address, since), codeAsking.address)
  const ofNetwork = workFor(await countAttempts(tx, network, since), codeAsking.network)
  if (ofAddress === 'refuse' || ofNetwork === 'refuse') {
    throw new AppError('too_many_requests', { retryAfter: codeAsking.windowMs / 1000 })
  }
  const bits = Math.max(ofAddress, ofNetwork)
  if (bits > 0 && !(await takeWork(deps, tx, asker, bits))) {
    throw new AppError('work_required', { challenge: challengeOf(deps, asker.address, bits) })
  }
  await insertAttempts(tx, [address, network], now)
}
