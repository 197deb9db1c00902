import type { refundSale as endpoint } from '@emma/contracts/support'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { requireRecentSecondFactor } from '../auth/index.ts'
import { refundCanceled } from '../booking/index.ts'
import { showSale } from './show-sale.ts'

/** Refunds a canceled appointment's credit to its original payment. A place in the queue has no credit. */
export const refundSale: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  await requireRecentSecondFactor(deps, actor)
  const { kind } = await showSale(deps, actor, params.id)
  if (kind === 'queue_entry') throw new AppError('refund_not_allowed')
  await refundCanceled(deps, { actor, client, appointmentId: params.id, ...body })
  return showSale(deps, actor, params.id)
}
