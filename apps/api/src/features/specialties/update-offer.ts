import type { updateOffer as endpoint } from '@emma/contracts/specialties'
import { inTransaction } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { holdPractice } from './hold-practice.ts'
import { requirePrice } from './require-price.ts'
import { rqeAfter } from './rqe-of.ts'
import { changeOffer, findOwnOffer, keepAnnounced } from './specialties.repo.ts'

/** A price counts for bookings from now on: appointments carry the one they were booked at. */
export const updateOffer: UseCase<typeof endpoint> = ({ db }, { actor, params, body }) =>
  inTransaction(db, async (tx) => {
    const { specialistId } = actor
    const { council_uf } = await holdPractice(tx, specialistId)
    const kept = await findOwnOffer(tx, specialistId, params.uuid)
    if (!kept) throw notFound()
    if (body.price !== undefined) await requirePrice(tx, body.price)
    await changeOffer(tx, specialistId, params.uuid, { ...body, ...rqeAfter(kept, body, council_uf) })
    await keepAnnounced(tx, specialistId)
    const offer = await findOwnOffer(tx, specialistId, params.uuid)
    if (!offer) throw notFound()
    return offer
  })
