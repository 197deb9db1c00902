import type { bookSeries as endpoint } from '@emma/contracts/booking/series'
import { readSlotId } from '@emma/domain/availability'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged, lockOffers } from '../../availability/index.ts'
import {
  datesOf,
  findLink,
  insertAccepted,
  type PlaceInSeries,
  personHash,
  sendLink,
  toBookingLink,
} from '../../booking-links/index.ts'
import { findAppointment } from '../agenda/appointments.repo.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import type { Asked, KnownPatient } from './asked.ts'
import { give, requireKnown, whoOf } from './book-on-behalf.ts'
import { deadlineOf, keepSlotFor, knownLink, linkOf, requireReachable, requireRoom } from './keep-for.ts'

type Call = CallOf<typeof endpoint>

/** The dates, in their order. */
const startsOf = ({ body }: Call, actor: SpecialistActor): readonly Date[] => {
  const starts = body.slots.map((id) => {
    const slot = readSlotId(id)
    if (!slot.ok || slot.value.specialistId !== actor.specialistId) throw notFound()
    return slot.value.start
  })
  const twice = starts.find((start, index) => starts.indexOf(start) < index)
  if (twice !== undefined) throw new AppError('series_date_taken', { startsAt: new Date(twice) })
  return starts.toSorted((a, b) => a - b).map((start) => new Date(start))
}

const askedOf = (
  deps: Deps,
  { body, client, idempotencyKey }: Call,
  actor: SpecialistActor,
  startsAt: Date,
): Asked => ({
  ...whoOf(body),
  mode: body.mode,
  userId: actor.userId,
  specialistId: actor.specialistId,
  specialtyId: body.specialty_id,
  startsAt,
  returnOf: undefined,
  expiresAt: body.expires_at === undefined ? undefined : new Date(body.expires_at),
  expected: undefined,
  mark: undefined,
  key: idempotencyKey,
  address: client.address,
  now: deps.clock.now(),
})

const ofDate = {
  slot_taken: 'series_date_taken',
  slot_not_open: 'series_date_taken',
  offer_changed: 'series_date_taken',
  patient_busy_then: 'series_patient_busy',
} as const

const isOfDate = (code: string): code is keyof typeof ofDate => code in ofDate

/** The refusal of one date names it. */
const nameDate = (error: unknown, startsAt: Date): never => {
  if (error instanceof AppError && isOfDate(error.code)) throw new AppError(ofDate[error.code], { startsAt })
  throw error
}

/** One date of the series. */
interface Written {
  readonly id: string
  readonly asked: Asked
  readonly place: PlaceInSeries
}

/** A date that costs a known patient nothing is booked at once. */
const giveDate = async (
  deps: Deps,
  tx: Tx,
  { id, asked, place }: Written,
  { patient, hash }: { readonly patient: KnownPatient; readonly hash: Buffer },
): Promise<void> => {
  const appointmentId = await give(deps, tx, { ...asked, key: undefined }, { ...patient, untold: true })
  const row = await findAppointment(tx, appointmentId)
  if (!row) throw notFound()
  const { starts_at, ends_at, place_id } = row
  await insertAccepted(tx, {
    ...linkOf(deps, asked, { id, personHash: hash, place }),
    person_sealed: null,
    price: 0,
    starts_at,
    ends_at,
    place_id,
    expires_at: asked.now,
    appointment_id: appointmentId,
  })
}

/** Reserves all dates, or none; returns the id of the first one's link, which is the series' id. */
const write = async (deps: Deps, tx: Tx, first: Asked, starts: readonly Date[]): Promise<string> => {
  const { specialistId, patient, person } = first
  if (patient) {
    await lockOwnTime(tx, patient.customerId)
    await requireKnown(deps, tx, specialistId, patient)
  }
  await lockOffers(tx, specialistId)
  const known = await knownLink(tx, first, starts.length)
  if (known !== undefined) return known
  const hash = personHash(deps, patient ?? person)
  await requireRoom(tx, first, hash)
  const isGiven = first.mode === 'courtesy'
  if (!isGiven) await requireReachable(deps, tx, first)
  const expiresAt = isGiven ? undefined : deadlineOf(first, first.startsAt)
  const seriesId = deps.newId()
  for (const [index, startsAt] of starts.entries()) {
    const place = { series_id: seriesId, series_place: index + 1, series_size: starts.length }
    const id = index === 0 ? seriesId : deps.newId()
    const asked = { ...first, startsAt, key: index === 0 ? first.key : undefined }
    const keeping = {
      id,
      holderId: patient?.customerId ?? seriesId,
      personHash: hash,
      returnPrice: undefined,
    }
    const written =
      isGiven && patient
        ? giveDate(deps, tx, { id, asked, place }, { patient, hash })
        : keepSlotFor(deps, tx, asked, { ...keeping, expiresAt, place })
    await written.catch((error: unknown) => nameDate(error, startsAt))
  }
  if (isGiven) await deps.jobs.add(tx, 'notify-series', { seriesId })
  const row = isGiven ? undefined : await findLink(tx, seriesId)
  if (row) await sendLink(deps, tx, row, { news: 'offered', more: 0 })
  return seriesId
}

/** Books several own slots for somebody else under one link. */
export const bookSeries: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor } = call
  const starts = startsOf(call, actor)
  const [start] = starts
  if (!start) throw notFound()
  const asked = askedOf(deps, call, actor, start)
  const id = await inTransaction(deps.db, (tx) => write(deps, tx, asked, starts))
  emitSlotsChanged(deps, actor.specialistId)
  const row = await findLink(deps.db, id)
  if (!row) throw notFound()
  // The stored answer for repeated calls has no secret; the list has it.
  return { link: { ...(await toBookingLink(deps, deps.db, row, await datesOf(deps.db, row))), url: null } }
}
