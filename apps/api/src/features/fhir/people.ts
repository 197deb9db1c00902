import type { Gender, MaritalStatus } from '@emma/domain/customers'
import { type Council, checkCouncil, formatCouncil } from '@emma/domain/specialists'
import type { CodeableConcept, Identifier, Patient, Practitioner } from 'fhir/r4.js'
import type { PatientPerson } from '../dependents/index.ts'
import { CNS, councilSystem } from './council-system.ts'
import type { PractitionerRow } from './fhir.repo.ts'
import { concept } from './parts.ts'

/** CPF in HL7's registry of identifiers. */
const CPF = 'urn:oid:2.16.840.1.113883.13.237'
const TYPES = 'http://terminology.hl7.org/CodeSystem/v2-0203'

const genders = {
  feminino: 'female',
  masculino: 'male',
  outro: 'other',
  nao_informar: 'unknown',
} as const satisfies Readonly<Record<Gender, NonNullable<Patient['gender']>>>

const MARITAL = 'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus'
const maritalCodes = {
  solteiro: concept(MARITAL, 'S'),
  casado: concept(MARITAL, 'M'),
  uniao_estavel: concept(MARITAL, 'T'),
  separado: concept(MARITAL, 'L'),
  divorciado: concept(MARITAL, 'D'),
  viuvo: concept(MARITAL, 'W'),
  outro: concept('http://terminology.hl7.org/CodeSystem/v3-NullFlavor', 'OTH'),
} as const satisfies Readonly<Record<MaritalStatus, CodeableConcept>>

const officialId = (system: string, value: string | null, type?: CodeableConcept): readonly Identifier[] =>
  value === null ? [] : [{ use: 'official', ...(type === undefined ? {} : { type }), system, value }]
const cnsId = (cns: string | null) => officialId(CNS, cns, concept(TYPES, 'HC'))

const addressOf = (home: NonNullable<PatientPerson['home']>) => ({
  use: 'home' as const,
  line: [[home.address, home.number, home.complement].filter(Boolean).join(', '), home.district],
  city: home.city,
  state: home.state,
  country: 'BR',
  ...(home.zipCode === undefined ? {} : { postalCode: home.zipCode }),
})

/** The patient; a dependent's contact is the guardian. */
export const toPatientResource = (id: string, person: PatientPerson): Patient => {
  const { cpf, cns, phone, home, birthDate, sex, maritalStatus, guardian } = person
  const identifier = [...officialId(CPF, cpf), ...cnsId(cns)]
  return {
    resourceType: 'Patient',
    id,
    ...(identifier.length === 0 ? {} : { identifier }),
    active: true,
    name: [{ use: 'official', text: person.name }],
    ...(phone === null ? {} : { telecom: [{ system: 'phone', value: `+55${phone}` }] }),
    gender: sex === null ? 'unknown' : genders[sex],
    ...(maritalStatus === null ? {} : { maritalStatus: maritalCodes[maritalStatus] }),
    ...(birthDate === null ? {} : { birthDate }),
    ...(home === null ? {} : { address: [addressOf(home)] }),
    ...(guardian === null
      ? {}
      : { contact: [{ relationship: [{ text: guardian.relation }], name: { text: guardian.name } }] }),
  }
}

/** A medical licence has its own type (HL7 v2, table 0203). */
const councilId = (council: Council): Identifier => {
  const system = councilSystem(council)
  return {
    use: 'official',
    type: { ...concept(TYPES, council.type === 'CRM' ? 'MD' : 'LN'), text: `${council.type}-${council.uf}` },
    ...(system === undefined ? {} : { system }),
    value: council.number,
  }
}

/** A specialist, with the number of the public health system if known. */
export type PractitionerPerson = PractitionerRow & { readonly cns: string | null }

export const toPractitioner = (person: PractitionerPerson): Practitioner => {
  const council = checkCouncil({
    type: person.council_type ?? '',
    uf: person.council_uf ?? '',
    number: person.council_number ?? '',
  })
  const identifier = [...(council.ok ? [councilId(council.value)] : []), ...cnsId(person.cns)]
  return {
    resourceType: 'Practitioner',
    id: person.id,
    ...(identifier.length === 0 ? {} : { identifier }),
    active: true,
    name: [{ use: 'official', text: person.name }],
    ...(council.ok ? { qualification: [{ code: { text: formatCouncil(council.value) } }] } : {}),
  }
}
