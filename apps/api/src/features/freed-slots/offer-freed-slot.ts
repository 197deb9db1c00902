import { MINUTE } from '@emma/domain/interval'
import { OFFER_MINUTES } from '@emma/domain/waitlist'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import {
  type FreedSlot,
  type FreedTime,
  findFreedSlots,
  insertOffer,
  isAwaited,
  lockLine,
} from './offers.repo.ts'
import { passOnAfter } from './pass-on-after.ts'

const offer = async (deps: Deps, tx: Tx, freed: FreedTime, slot: FreedSlot): Promise<void> => {
  const { specialistId, notFor = null, now } = freed
  const id = deps.newId()
  const expiresAt = new Date(now.getTime() + OFFER_MINUTES * MINUTE)
  const next = await insertOffer(tx, { id, specialistId, slot, notFor, now, expiresAt })
  if (!next) return
  await notify(deps, tx, {
    userId: next.user_id,
    kind: 'waitlist_offer',
    dedupeKey: `waitlist_offer:${id}`,
    data: { specialistId, offerId: id },
  })
  await passOnAfter(deps, tx, id, expiresAt)
}

/**
 * Offers a freed slot to the next on the specialist's waiting list, in the transaction that frees it, so that it is
 * never open in between. Without a match it opens.
 */
export const offerFreedSlot = async (deps: Deps, tx: Tx, freed: FreedTime): Promise<void> => {
  if (!(await isAwaited(tx, freed.specialistId))) return
  await lockLine(tx, freed.specialistId)
  for (const slot of await findFreedSlots(tx, freed)) await offer(deps, tx, freed, slot)
}
