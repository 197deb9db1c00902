import type { createOffer as endpoint } from '@emma/contracts/specialties'
import { errorPhrases } from '@emma/phrases/errors'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { requirePrice } from './require-price.ts'
import { findOwnOffer, hasSpecialty, insertOffer } from './specialties.repo.ts'

export const createOffer: UseCase<typeof endpoint> = ({ db, clock, newId }, { actor, body }) =>
  inTransaction(db, async (tx) => {
    const id = newId()
    const { specialistId } = actor
    if (!(await hasSpecialty(tx, body.specialty_id))) {
      const message = errorPhrases.not_found.detail
      throw new AppError('validation_failed', { errors: [{ path: 'specialty_id', message }] })
    }
    await requirePrice(tx, body.price)
    const { specialty_id: specialtyId, price, rqe = null } = body
    const offer = { id, specialistId, specialtyId, price, rqe, now: clock.now() }
    if (!(await insertOffer(tx, offer))) throw new AppError('offer_exists')
    const created = await findOwnOffer(tx, specialistId, id)
    if (!created) throw new AppError('internal')
    return created
  })
