import type { proposeTime as endpoint } from '@emma/contracts/booking/proposals'
import { appointmentCan, PROPOSALS_A_DAY, proposalDeadline } from '@emma/domain/booking'
import { DAY } from '@emma/domain/interval'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { emitSlotsChanged, lockOffers } from '../../availability/index.ts'
import { notify } from '../../notifications/index.ts'
import { insertHold } from '../../slot-holds/index.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from '../agenda/appointments.repo.ts'
import { factsOf, participantOf } from '../agenda/booking.present.ts'
import type { OfferRow } from '../book/offer.repo.ts'
import { readPolicy } from '../cancel/policy.ts'
import { openSlot, type Target } from '../change/open-slot.ts'
import { lockOwnTime } from '../own-time/own-time.repo.ts'
import { endProposal } from './end-proposal.ts'
import { toTimeProposal } from './proposals.present.ts'
import { countSince, findProposal, insertProposal, lockOpenOf } from './proposals.repo.ts'

/** The appointment, locked, while its patient could still move it. */
const lockMovable = async (
  tx: Tx,
  actor: SpecialistActor,
  id: string,
  now: Date,
): Promise<AppointmentRow> => {
  const known = await findAppointment(tx, id)
  if (known?.specialist_id !== actor.specialistId) throw notFound()
  await lockOwnTime(tx, known.customer_id)
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  const may = appointmentCan.propose(
    factsOf(row),
    participantOf(actor),
    now.getTime(),
    readPolicy(row.policy),
  )
  if (!may.ok) throw new AppError('reschedule_not_allowed')
  return row
}

/** Writes the proposal, reserves its time for the patient and notifies them. */
const offerTo = async (
  deps: Deps,
  tx: Tx,
  row: AppointmentRow,
  offer: OfferRow,
  now: Date,
): Promise<string> => {
  const { starts_at: startsAt, ends_at: endsAt } = offer
  const times = { current: row.starts_at.getTime(), proposed: startsAt.getTime() }
  const until = proposalDeadline(times, now.getTime(), readPolicy(row.policy))
  if (!until.ok) throw new AppError(until.code)
  const [id, expiresAt] = [deps.newId(), new Date(until.value)]
  await insertProposal(tx, {
    id,
    appointment_id: row.id,
    from_start: row.starts_at,
    starts_at: startsAt,
    ends_at: endsAt,
    place_id: offer.place_id,
    created_at: now,
    expires_at: expiresAt,
  })
  const { specialist_id: specialistId, customer_id: holderId } = row
  const person = deps.vault.blindIndex(`time-proposal|${holderId}`)
  const hold = { id: deps.newId(), holderId, person, specialistId, startsAt, endsAt, expiresAt, now }
  await insertHold(tx, { ...hold, linkId: null, proposalId: id })
  await notify(deps, tx, {
    userId: row.customer_user_id,
    kind: 'time_proposed',
    dedupeKey: `time_proposed:${id}`,
    data: { appointmentId: row.id, proposalId: id },
    alsoEmail: true,
  })
  return id
}

interface Ask {
  readonly actor: SpecialistActor
  readonly id: string
  readonly target: Target
}

const propose = async (deps: Deps, tx: Tx, { actor, id, target }: Ask): Promise<string> => {
  const now = deps.clock.now()
  const row = await lockMovable(tx, actor, id, now)
  // Excludes bookings of this specialist that have checked the slot but not written their row.
  await lockOffers(tx, actor.specialistId)
  const offer = await openSlot(deps, tx, row, target, now)
  if (offer.linked) throw new AppError('slot_taken')
  const before = await lockOpenOf(tx, id)
  if (before?.starts_at.getTime() === offer.starts_at.getTime() && before.expires_at > now) return before.id
  if ((await countSince(tx, id, new Date(now.getTime() - DAY))) >= PROPOSALS_A_DAY)
    throw new AppError('too_many_requests', { retryAfter: DAY / 1000 })
  if (before) await endProposal(deps, tx, before, 'canceled')
  return offerTo(deps, tx, row, offer, now)
}

/** A specialist proposes another time for an appointment: it is reserved for the patient until they answer. */
export const proposeTime: UseCase<typeof endpoint> = async (deps, { actor, params, body }) => {
  const target = { slotId: body.schedule_id, expected: body.expected, by: 'specialist' } as const
  const proposed = await inTransaction(deps.db, (tx) => propose(deps, tx, { actor, id: params.id, target }))
  emitSlotsChanged(deps, actor.specialistId)
  const row = await findProposal(deps.db, proposed)
  if (!row) throw notFound()
  return toTimeProposal(row)
}
