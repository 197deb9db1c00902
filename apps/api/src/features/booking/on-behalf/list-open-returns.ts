import type { listOpenReturns as endpoint } from '@emma/contracts/booking/on-behalf'
import { dateOf, dayAt, isoOf } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarUrl } from '../../../files/index.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findReturnVisit } from '../../availability/index.ts'
import { tiesBetween } from '../../records/index.ts'
import type { KnownPatient } from './asked.ts'
import { findFace, findWithReturn } from './returns.repo.ts'
import { isWaitingFor } from './waiting.repo.ts'

type First = Awaited<ReturnType<typeof findWithReturn>>[number]

const toReturn = async (deps: Deps, tx: Tx, first: First, asked: KnownPatient & { specialistId: string }) => {
  const { id: returnOf, specialty_id: specialtyId, time_zone: zone } = first
  const now = deps.clock.now()
  const visit = await findReturnVisit(tx, { ...asked, returnOf, specialtyId, now })
  if (!visit) return []
  // The limit is the first moment that is too late.
  const last = dayAt(visit.before - 1, zone)
  return [
    {
      return_of: returnOf,
      specialty: { id: specialtyId, name: first.specialty },
      attended_at: isoOf(first.starts_at.getTime(), zone),
      until: dateOf(last),
      days_left: last - dayAt(now.getTime(), zone) + 1,
      price: visit.price,
    },
  ]
}

/** The return visits that may be booked for a patient now. */
export const listOpenReturns: UseCase<typeof endpoint> = (deps, { actor, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const patient = { customerId: query.customer_id, dependentId: query.dependent_id ?? null }
    const { care } = await tiesBetween(deps, tx, specialistId, patient)
    const isKnown = care || (await isWaitingFor(tx, specialistId, patient))
    const face = isKnown ? await findFace(tx, patient) : undefined
    if (!face) throw notFound()
    const found = []
    for (const first of await findWithReturn(tx, specialistId, patient))
      found.push(...(await toReturn(deps, tx, first, { ...patient, specialistId })))
    return { name: face.name, photo: avatarUrl(face.avatarKey), data: found }
  })
