import type { cancelSale as endpoint } from '@emma/contracts/support'
import type { UseCase } from '../../http/mount.ts'
import { requireRecentSecondFactor } from '../auth/index.ts'
import { cancelAppointment } from '../booking/index.ts'
import { cancelPlace } from '../queue/index.ts'
import { showSale } from './show-sale.ts'

/** Cancels for the platform, through the feature that sold it; of two at once, the patient's own included, one wins. */
export const cancelSale: UseCase<typeof endpoint> = async (deps, { actor, client, params, body }) => {
  await requireRecentSecondFactor(deps, actor)
  const { kind } = await showSale(deps, actor, params.id)
  const by = { actor, client, reason: body.reason }
  if (kind === 'queue_entry') await cancelPlace(deps, { ...by, entryId: params.id })
  else await cancelAppointment(deps, { ...by, appointmentId: params.id, choice: 'toWallet' })
  return showSale(deps, actor, params.id)
}
