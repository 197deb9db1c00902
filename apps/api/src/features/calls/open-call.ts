import type { CallGrant, openCall as endpoint } from '@emma/contracts/calls'
import type { Patient } from '@emma/contracts/records'
import { isoOf, wallTimeOf } from '@emma/domain/availability'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { acceptsTelemedicine } from '../privacy/index.ts'
import { findAttendance, toPatient } from '../records/index.ts'
import { findPeople, type PeopleRow } from './calls.repo.ts'
import { channelOf, closesAt, type Seat, takeSeat } from './seat.ts'
import { toVideoGrant } from './video-grant.ts'

const avatarUrl = (key: string | null): string | null =>
  key === null ? null : `/api/v1/files/avatars/${key}`

const timesOf = ({ startsAt, endsAt, timeZone }: Seat) => {
  const start = wallTimeOf(startsAt.getTime(), timeZone)
  const consultation_time = {
    date: start.date,
    init_hour: start.hour,
    final_hour: wallTimeOf(endsAt.getTime(), timeZone).hour,
  }
  return {
    ...consultation_time,
    consultation_time,
    starts_at: isoOf(startsAt.getTime(), timeZone),
    ends_at: isoOf(endsAt.getTime(), timeZone),
  }
}

/** The patient: a dependent appears under their own name, without the guardian's picture. */
const attendedOf = (people: PeopleRow) =>
  people.dependent_name === null
    ? { name: `${people.first_name} ${people.last_name}`, avatar: avatarUrl(people.customer_avatar) }
    : { name: people.dependent_name, avatar: null }

const peerOf = (role: Seat['role'], people: PeopleRow): CallGrant['peer'] =>
  role === 'customer'
    ? {
        name: people.specialist_name,
        avatar: avatarUrl(people.specialist_avatar),
        specialty: people.specialty,
      }
    : { ...attendedOf(people), specialty: people.specialty }

/** The patient of the panel (spec §3), only for the appointment's specialist. */
const patientOf = (deps: Deps, { specialistId }: SpecialistActor, appointmentId: string): Promise<Patient> =>
  inTransaction(deps.db, async (tx) => {
    const attendance = await findAttendance(tx, appointmentId, specialistId)
    if (!attendance) throw notFound()
    return toPatient(deps, tx, attendance, deps.clock.now())
  })

/**
 * A grant for one participant, within the time window. A patient enters once their consent is on file (CFM 2.314/2022);
 * the specialist may enter and wait for them.
 */
export const openCall: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const seat = await takeSeat(deps, actor, params.id)
  const mayEnter = seat.role === 'specialist' || (await acceptsTelemedicine(deps, seat.me.userId))
  if (!mayEnter) throw new AppError('consent_missing')
  const people = await findPeople(deps.db, params.id)
  const grant = await deps.video.issueGrant({
    channel: channelOf(params.id),
    userId: actor.userId,
    role: seat.role,
    expiresAt: closesAt(seat),
  })
  return {
    ...toVideoGrant(grant, seat.role),
    ...timesOf(seat),
    peer: peerOf(seat.role, people),
    stopwatch: people.stopwatch,
    support_phone: deps.config.SUPPORT_PHONE ?? null,
    ...(actor.role === 'specialist' ? { patient: await patientOf(deps, actor, params.id) } : {}),
  }
}
