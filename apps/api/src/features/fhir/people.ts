import { checkCouncil, formatCouncil } from '@emma/domain/specialists'
import type { Patient, Practitioner } from 'fhir/r4.js'
import type { PatientPerson } from '../dependents/index.ts'
import type { PractitionerRow } from './fhir.repo.ts'

/** CPF in HL7's registry of identifiers. */
const CPF = 'urn:oid:2.16.840.1.113883.13.237'

const genders: ReadonlyMap<string, NonNullable<Patient['gender']>> = new Map([
  ['feminino', 'female'],
  ['masculino', 'male'],
  ['outro', 'other'],
])
const genderOf = (sex: string | null): NonNullable<Patient['gender']> =>
  sex === null ? 'unknown' : (genders.get(sex.toLowerCase()) ?? 'other')

const addressOf = (home: NonNullable<PatientPerson['home']>) => ({
  use: 'home' as const,
  line: [[home.address, home.number, home.complement].filter(Boolean).join(', '), home.district],
  city: home.city,
  state: home.state,
  country: 'BR',
  ...(home.zipCode === undefined ? {} : { postalCode: home.zipCode }),
})

/** The patient; a dependent is reached through the guardian. */
export const toPatientResource = (id: string, person: PatientPerson): Patient => {
  const { cpf, phone, home, birthDate, guardian } = person
  return {
    resourceType: 'Patient',
    id,
    ...(cpf === null ? {} : { identifier: [{ use: 'official', system: CPF, value: cpf }] }),
    active: true,
    name: [{ use: 'official', text: person.name }],
    ...(phone === null ? {} : { telecom: [{ system: 'phone', value: `+55${phone}` }] }),
    gender: genderOf(person.sex),
    ...(birthDate === null ? {} : { birthDate }),
    ...(home === null ? {} : { address: [addressOf(home)] }),
    ...(guardian === null
      ? {}
      : { contact: [{ relationship: [{ text: guardian.relation }], name: { text: guardian.name } }] }),
  }
}

export const toPractitioner = (row: PractitionerRow): Practitioner => {
  const council = checkCouncil({
    type: row.council_type ?? '',
    uf: row.council_uf ?? '',
    number: row.council_number ?? '',
  })
  const registration = council.ok ? formatCouncil(council.value) : null
  return {
    resourceType: 'Practitioner',
    id: row.id,
    ...(council.ok
      ? {
          identifier: [
            {
              use: 'official',
              type: { text: `${council.value.type}-${council.value.uf}` },
              value: council.value.number,
            },
          ],
        }
      : {}),
    active: true,
    name: [{ use: 'official', text: row.name }],
    ...(registration === null ? {} : { qualification: [{ code: { text: registration } }] }),
  }
}
