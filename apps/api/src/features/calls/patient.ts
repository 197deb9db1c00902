import { address } from '@emma/contracts/customers'
import type { Patient } from '@emma/contracts/records'
import { dayOf, wallTimeOf } from '@emma/domain/availability'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { PeopleRow } from './calls.repo.ts'
import type { Seat } from './seat.ts'

const contact = z.object({ cellphone: z.optional(z.string()) })

/** Whole years between two days of the calendar. */
const yearsBetween = (birth: string, today: string): number | null => {
  if (dayOf(birth) === null) return null
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Opens what is sealed with the patient's key; null where nothing is kept. */
const openSealed = async <S extends z.ZodMiniType>(
  deps: Deps,
  { customer_id }: PeopleRow,
  { column, sealed, schema }: { column: string; sealed: Buffer | null; schema: S },
): Promise<z.output<S> | null> => {
  if (sealed === null) return null
  const cell = { subjectId: customer_id, column: `customers.${column}`, rowId: customer_id }
  return z.parse(schema, await deps.vault.open(deps.db, cell, sealed))
}

const runningSeconds = ({ active_seconds, active_since }: PeopleRow, now: Date): number =>
  (active_seconds ?? 0) +
  (active_since === null ? 0 : Math.floor((now.getTime() - active_since.getTime()) / 1000))

/** The consultation panel's patient (spec §3), for the specialist of the appointment alone. */
export const patientOf = async (deps: Deps, seat: Seat, people: PeopleRow): Promise<Patient> => {
  const { cpf_sealed, contact_sealed, address_sealed } = people
  const now = deps.clock.now()
  const cpf = await openSealed(deps, people, { column: 'cpf_sealed', sealed: cpf_sealed, schema: z.string() })
  const phones = await openSealed(deps, people, {
    column: 'contact_sealed',
    sealed: contact_sealed,
    schema: contact,
  })
  const home = await openSealed(deps, people, {
    column: 'address_sealed',
    sealed: address_sealed,
    schema: address,
  })
  const today = wallTimeOf(now.getTime(), seat.timeZone).date
  return {
    uuid: people.customer_id,
    photo: people.customer_avatar === null ? null : `/api/v1/files/avatars/${people.customer_avatar}`,
    fullName: `${people.first_name} ${people.last_name}`,
    cpf,
    phone: phones?.cellphone ?? null,
    startTime: wallTimeOf(seat.startsAt.getTime(), seat.timeZone).hour,
    endTime: wallTimeOf(seat.endsAt.getTime(), seat.timeZone).hour,
    attendanceTime: runningSeconds(people, now),
    age: people.birth_date === null ? null : yearsBetween(people.birth_date, today),
    sex: people.gender,
    birthDate: people.birth_date,
    address: home === null ? null : `${home.address}, ${home.number}`,
    city: home === null ? null : `${home.city}/${home.state}`,
  }
}
