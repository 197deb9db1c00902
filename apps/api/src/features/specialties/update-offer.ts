import type { updateOffer as endpoint } from '@emma/contracts/specialties'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { requirePrice } from './require-price.ts'
import { changeOffer, findOwnOffer } from './specialties.repo.ts'

export const updateOffer: UseCase<typeof endpoint> = ({ db }, { actor, params, body }) =>
  inTransaction(db, async (tx) => {
    if (body.price !== undefined) await requirePrice(tx, body.price)
    await changeOffer(tx, actor.specialistId, params.uuid, body)
    const offer = await findOwnOffer(tx, actor.specialistId, params.uuid)
    if (!offer) throw notFound()
    return offer
  })
