import type { openPatient as endpoint, PatientPage } from '@emma/contracts/records/patients'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { loadPatient, type PatientPerson } from '../../dependents/index.ts'
import { tiesBetween } from '../access/care.ts'
import { logAccess } from '../access/log-access.repo.ts'
import { streetOf } from './patient.present.ts'
import { findPatientAppointments, type PatientAppointments } from './patient-page.repo.ts'

/** The patient's name for those with access, and the contact card for those with care. */
const personOf = (person: PatientPerson, care: boolean, today: string) => {
  const { birthDate, home, avatarKey } = person
  return {
    photo: avatarKey === null ? null : `/api/v1/files/avatars/${avatarKey}`,
    fullName: person.name,
    age: birthDate === null ? null : ageOn(birthDate, today),
    sex: person.sex,
    birthDate,
    cpf: care ? person.cpf : null,
    phone: care ? person.phone : null,
    address: care && home ? streetOf(home) : null,
    city: care && home ? `${home.city} - ${home.state}` : null,
    guardian: person.guardian,
  }
}

const appointmentsOf = ({ attendances, last_at, next_at, unwritten, family }: PatientAppointments) => ({
  attendances,
  last_at: last_at?.toISOString() ?? null,
  next_at: next_at?.toISOString() ?? null,
  unwritten: unwritten && { ...unwritten, starts_at: new Date(unwritten.starts_at).toISOString() },
  family: [...family],
})

/** A patient's page: with care, or during an emergency access. */
export const openPatient: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx): Promise<PatientPage> => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const { specialistId, timeZone } = actor
    const ties = await tiesBetween(deps, tx, specialistId, { customerId, dependentId })
    if (!ties.care && !ties.breakGlass) throw notFound()
    const person = await loadPatient(deps, tx, { customerId, dependentId })
    if (!person) throw notFound()
    const now = deps.clock.now()
    const basis = ties.care ? 'care' : 'break_glass'
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'read', object: 'history', objectId: dependentId ?? customerId, basis },
    ])
    return {
      customer_id: customerId,
      dependent: dependentId === null ? null : { id: dependentId, name: person.name },
      ...personOf(person, ties.care, wallTimeOf(now.getTime(), timeZone).date),
      basis,
      consent: ties.consent,
      break_glass_until: ties.breakGlassUntil?.toISOString() ?? null,
      ...appointmentsOf(await findPatientAppointments(tx, { specialistId, customerId, dependentId, now })),
    }
  })
