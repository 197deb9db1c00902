import type { Patient } from '@emma/contracts/records'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import { loadPatient, type PatientPerson } from '../../dependents/index.ts'
import type { Attendance } from './consultation.repo.ts'

type Home = NonNullable<PatientPerson['home']>
/** Street, number, complement and district in one line. */
export const streetOf = ({ address: street, number, complement, district }: Home): string =>
  [street, number, complement, district].filter((part) => part !== undefined && part !== '').join(', ')

const secondsIn = ({ active_seconds, active_since }: Attendance, now: Date): number => {
  const running = active_since === null ? 0 : Math.max(0, now.getTime() - active_since.getTime())
  return (active_seconds ?? 0) + Math.floor(running / 1000)
}

/** The consultation panel's patient (spec §3); hours in the specialist's zone. */
export const toPatient = async (
  deps: Pick<Deps, 'vault'>,
  tx: Tx,
  row: Attendance,
  now: Date,
): Promise<Patient> => {
  const person = await loadPatient(deps, tx, {
    customerId: row.customer_id,
    dependentId: row.dependent_id,
  })
  if (!person) throw notFound()
  const { birthDate, home, avatarKey } = person
  const today = wallTimeOf(now.getTime(), row.time_zone).date
  return {
    uuid: row.dependent_id ?? row.customer_id,
    photo: avatarKey === null ? null : `/api/v1/files/avatars/${avatarKey}`,
    fullName: person.name,
    cpf: person.cpf,
    phone: person.phone,
    startTime: wallTimeOf(row.starts_at.getTime(), row.time_zone).hour,
    endTime: wallTimeOf(row.ends_at.getTime(), row.time_zone).hour,
    attendanceTime: secondsIn(row, now),
    age: birthDate === null ? null : ageOn(birthDate, today),
    sex: person.sex,
    birthDate,
    address: home && streetOf(home),
    city: home && `${home.city} - ${home.state}`,
    guardian: person.guardian,
  }
}
