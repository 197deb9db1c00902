import type { Appointment } from '@emma/contracts/booking'
import type { DayAppointment, SpecialistDashboard } from '@emma/contracts/dashboard'
import { ageOn } from '@emma/domain/customers'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { weekOf } from '../../http/period.ts'
import { findOpenSlots } from '../availability/index.ts'
import { readAppointment, readAppointments } from '../booking/index.ts'
import { type Comes, findComing } from './day.repo.ts'

interface Day {
  /** In the specialist's zone. */
  readonly date: string
  readonly zone: string
  readonly nextId: string | null
}

const withWhoComes = (appointment: Appointment, coming: readonly Comes[], today: string): DayAppointment => {
  const found = coming.find(({ id }) => id === appointment.id)
  const birthDate = found?.birth_date ?? null
  return {
    ...appointment,
    comes: {
      age: birthDate === null ? null : ageOn(birthDate, today),
      last_at: found?.last_at?.toISOString() ?? null,
      entered_at: found?.entered_at?.toISOString() ?? null,
    },
  }
}

/** Adjacent slots form one piece of free time. */
const piecesOf = (slots: readonly { readonly starts_at: Date; readonly ends_at: Date }[]) => {
  const pieces: { starts_at: string; ends_at: string }[] = []
  const byStart = slots.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
  for (const { starts_at, ends_at } of byStart) {
    const last = pieces.at(-1)
    if (last && Date.parse(last.ends_at) >= starts_at.getTime()) last.ends_at = ends_at.toISOString()
    else pieces.push({ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() })
  }
  return pieces
}

/** Today's appointments, the next one, and what can still be booked today. */
export const readDay = async (
  deps: Deps,
  actor: SpecialistActor,
  { date, zone, nextId }: Day,
): Promise<Pick<SpecialistDashboard, 'today' | 'next' | 'free'>> => {
  const { readDb, clock } = deps
  const now = clock.now()
  const period = weekOf(date, date, zone, now)
  const interval = { start: period.from.getTime(), end: period.to.getTime() }
  const [today, slots] = await Promise.all([
    readAppointments(deps, actor, period),
    findOpenSlots(readDb, actor.specialistId, interval, now),
  ])
  // Usually it is one of today's.
  const own = today.find(({ id }) => id === nextId)
  const next = own ?? (nextId === null ? null : await readAppointment(deps, actor, nextId))
  const ids = [...today, ...(next && !own ? [next] : [])].map(({ id }) => id)
  const coming = await findComing(readDb, ids)
  return {
    today: today.map((each) => withWhoComes(each, coming, date)),
    next: next && withWhoComes(next, coming, date),
    free: piecesOf(slots),
  }
}
