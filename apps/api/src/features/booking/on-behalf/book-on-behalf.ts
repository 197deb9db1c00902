import type { bookOnBehalf as endpoint } from '@emma/contracts/booking/on-behalf'
import { readSlotId } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged, findReturnVisit } from '../../availability/index.ts'
import { findLink, toBookingLink } from '../../booking-links/index.ts'
import { requireBookable } from '../../dependents/index.ts'
import { tiesBetween } from '../../records/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'
import { participantOf, toAppointment } from '../agenda/booking.present.ts'
import { book } from '../book/book.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import type { Asked, KnownPatient } from './asked.ts'
import { keepFor } from './keep-for.ts'
import { isWaitingFor } from './waiting.repo.ts'

type Call = CallOf<typeof endpoint>

/** For whom a call books. */
export const whoOf = ({
  customer_id,
  dependent_id,
  person,
}: Pick<Call['body'], 'customer_id' | 'dependent_id' | 'person'>) => {
  if (person !== undefined) return { person }
  if (customer_id === undefined) throw notFound()
  return { patient: { customerId: customer_id, dependentId: dependent_id ?? null } }
}

const askedOf = (deps: Deps, { body, client, idempotencyKey }: Call, actor: SpecialistActor): Asked => {
  const slot = readSlotId(body.slot)
  if (!slot.ok || slot.value.specialistId !== actor.specialistId) throw notFound()
  return {
    ...whoOf(body),
    mode: body.mode,
    userId: actor.userId,
    specialistId: actor.specialistId,
    specialtyId: body.specialty_id,
    startsAt: new Date(slot.value.start),
    returnOf: body.return_of,
    expiresAt: body.expires_at === undefined ? undefined : new Date(body.expires_at),
    expected: body.expected,
    mark: slot.value.mark,
    key: idempotencyKey,
    address: client.address,
    now: deps.clock.now(),
  }
}

/** A patient in care, or one on this specialist's waiting list. */
export const requireKnown = async (
  deps: Deps,
  tx: Tx,
  specialistId: string,
  patient: KnownPatient,
): Promise<void> => {
  const { care } = await tiesBetween(deps, tx, specialistId, patient)
  if (!care && !(await isWaitingFor(tx, specialistId, patient))) throw notFound()
  await requireBookable(deps, tx, patient)
}

/** The price of the return visit; undefined if it is not one. @throws AppError `return_not_open` */
const returnPriceOf = async (tx: Tx, asked: Asked): Promise<number | undefined> => {
  const { returnOf, patient, startsAt } = asked
  if (returnOf === undefined) return undefined
  const visit = patient && (await findReturnVisit(tx, { ...asked, ...patient, returnOf }))
  if (!visit || visit.dependentId !== patient.dependentId || startsAt.getTime() >= visit.before)
    throw new AppError('return_not_open')
  return visit.price
}

/** The specialist must not learn which other appointment the patient has then. */
const hideOther = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'already_booked_then')
    throw new AppError('patient_busy_then')
  throw error
}

/** Books at once: nothing is to be paid, and the patient is known. */
export const give = async (
  deps: Deps,
  tx: Tx,
  asked: Asked,
  patient: KnownPatient & { readonly untold?: true },
): Promise<string> => {
  const { mode, mark: _priced, ...slot } = asked
  const free = { method: 'wallet', cardId: undefined, installments: 1, notes: undefined } as const
  const courtesy = mode === 'courtesy' ? ({ courtesy: true } as const) : {}
  const order = { ...slot, ...patient, ...free, ...courtesy, mark: undefined }
  const { appointmentId } = await book(deps, tx, order).catch(hideOther)
  return appointmentId
}

/** One transaction for the appointment, or for the link and the slot it reserves. */
const write = async (deps: Deps, tx: Tx, asked: Asked) => {
  const { patient } = asked
  if (patient) {
    await lockOwnTime(tx, patient.customerId)
    await requireKnown(deps, tx, asked.specialistId, patient)
  }
  const returnPrice = await returnPriceOf(tx, asked)
  const isFree = asked.mode === 'courtesy' || returnPrice === 0
  return patient && isFree
    ? { appointmentId: await give(deps, tx, asked, patient) }
    : { linkId: await keepFor(deps, tx, asked, returnPrice) }
}

/** Books an own slot for somebody else: confirmed, or reserved until they accept. */
export const bookOnBehalf: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor } = call
  const asked = askedOf(deps, call, actor)
  const { appointmentId, linkId } = await inTransaction(deps.db, (tx) => write(deps, tx, asked))
  emitSlotsChanged(deps, actor.specialistId)
  const row = appointmentId === undefined ? undefined : await findAppointment(deps.db, appointmentId)
  const link = linkId === undefined ? undefined : await findLink(deps.db, linkId)
  return {
    appointment: row ? toAppointment(row, participantOf(actor), deps.clock.now()) : null,
    // The stored answer for repeated calls has no secret; the list has it.
    link: link ? { ...(await toBookingLink(deps, deps.db, link, [link])), url: null } : null,
  }
}
