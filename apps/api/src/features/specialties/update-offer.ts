import type { updateOffer as endpoint } from '@emma/contracts/specialties'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changeOffers } from './change-offers.ts'
import { holdPractice } from './hold-practice.ts'
import { keepGeneralist } from './keep-generalist.ts'
import { findOwnOffer } from './offers.ts'
import { requirePrice } from './require-price.ts'
import { rqeAfter } from './rqe-of.ts'
import { changeOffer } from './specialties.repo.ts'

/** A price applies to new bookings: appointments keep the one they were booked at. */
export const updateOffer: UseCase<typeof endpoint> = (deps, { actor, params, body }) => {
  const { specialistId } = actor
  return changeOffers(deps, specialistId, async (tx) => {
    const { council_uf } = await holdPractice(tx, specialistId)
    const kept = await findOwnOffer(tx, specialistId, params.uuid)
    if (!kept) throw notFound()
    if (body.price !== undefined) await requirePrice(tx, body.price)
    const { return_price: returnPrice = 0 } = body
    // A return visit is free, or costs at most as much as the consultation.
    const most = { path: 'return_price', most: body.price ?? kept.price }
    if (returnPrice > 0) await requirePrice(tx, returnPrice, most)
    await changeOffer(tx, specialistId, params.uuid, { ...body, ...rqeAfter(kept, body, council_uf) })
    if (body.rqe !== undefined) await keepGeneralist(deps, tx, specialistId)
    const offer = await findOwnOffer(tx, specialistId, params.uuid)
    if (!offer) throw notFound()
    return offer
  })
}
