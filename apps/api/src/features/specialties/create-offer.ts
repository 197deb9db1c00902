import type { createOffer as endpoint } from '@emma/contracts/specialties'
import { errorPhrases } from '@emma/phrases/errors'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { holdPractice } from './hold-practice.ts'
import { requirePrice } from './require-price.ts'
import { rqeAfter } from './rqe-of.ts'
import { findOwnOffer, hasSpecialty, insertOffer, keepAnnounced } from './specialties.repo.ts'

const none = { rqe: null, rqe_uf: null }

export const createOffer: UseCase<typeof endpoint> = ({ db, clock, newId }, { actor, body }) =>
  inTransaction(db, async (tx) => {
    const id = newId()
    const { specialistId } = actor
    if (!(await hasSpecialty(tx, body.specialty_id))) {
      const message = errorPhrases.not_found.detail
      throw new AppError('validation_failed', { errors: [{ path: 'specialty_id', message }] })
    }
    await requirePrice(tx, body.price)
    const { council_uf } = await holdPractice(tx, specialistId)
    const { rqe, rqe_uf: rqeUf } = rqeAfter(none, body, council_uf)
    const { specialty_id: specialtyId, price } = body
    const offer = { id, specialistId, specialtyId, price, rqe, rqeUf, now: clock.now() }
    if (!(await insertOffer(tx, offer))) throw new AppError('offer_exists')
    await keepAnnounced(tx, specialistId)
    const created = await findOwnOffer(tx, specialistId, id)
    if (!created) throw new AppError('internal')
    return created
  })
