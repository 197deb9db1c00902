import type { createOffer as endpoint } from '@emma/contracts/specialties'
import { isOfCouncil } from '@emma/domain/specialists'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { changeOffers } from './change-offers.ts'
import { holdPractice } from './hold-practice.ts'
import { keepGeneralist } from './keep-generalist.ts'
import { findOwnOffer } from './offers.ts'
import { requirePrice } from './require-price.ts'
import { rqeAfter } from './rqe-of.ts'
import { findSpecialty, insertOffer } from './specialties.repo.ts'

const none = { rqe: null, rqe_uf: null }

export const createOffer: UseCase<typeof endpoint> = (deps, { actor, body }) => {
  const { specialistId } = actor
  const id = deps.newId()
  return changeOffers(deps, specialistId, async (tx) => {
    const specialty = await findSpecialty(tx, body.specialty_id)
    if (!specialty) throw invalidField('specialty_id', 'not_found')
    await requirePrice(tx, body.price)
    const { council_type, council_uf } = await holdPractice(tx, specialistId)
    if (!isOfCouncil(council_type, specialty.councils)) throw new AppError('specialty_not_of_council')
    const { rqe, rqe_uf: rqeUf } = rqeAfter(none, body, council_uf)
    const { specialty_id: specialtyId, price } = body
    const offer = { id, specialistId, specialtyId, price, rqe, rqeUf, now: deps.clock.now() }
    if (!(await insertOffer(tx, offer))) throw new AppError('offer_exists')
    await keepGeneralist(deps, tx, specialistId)
    const created = await findOwnOffer(tx, specialistId, id)
    if (!created) throw new AppError('internal')
    return created
  })
}
