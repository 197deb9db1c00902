import type { Exam } from '@emma/contracts/exams'
import type { MedicalRecord } from '@emma/contracts/records'
import type { Allergy } from '@emma/contracts/records/allergies'
import type { Bundle, FhirResource } from 'fhir/r4.js'
import type { PatientPerson } from '../dependents/index.ts'
import {
  toAllergyIntolerance,
  toCondition,
  toDocumentReference,
  toEncounter,
  toExamReference,
  toMedicationRequests,
} from './clinical.ts'
import { toComposition } from './composition.ts'
import type { DocumentRow, EncounterRow } from './fhir.repo.ts'
import { entryOf } from './parts.ts'
import { type PractitionerPerson, toPatientResource, toPractitioner } from './people.ts'

/** All data of one patient. */
export interface PatientFile {
  readonly id: string
  readonly person: PatientPerson
  readonly records: readonly MedicalRecord[]
  readonly practitioners: readonly PractitionerPerson[]
  readonly appointments: ReadonlyMap<string, EncounterRow>
  readonly diagnoses: ReadonlyMap<string, string>
  readonly documents: readonly DocumentRow[]
  readonly allergies: readonly Allergy[]
  readonly exams: readonly Exam[]
}

const ofRecord = (file: PatientFile, record: MedicalRecord): FhirResource[] => {
  const condition = toCondition(record, file.id, file.diagnoses.get(record.cid_code))
  return [
    toEncounter(record, file.id, file.appointments.get(record.schedule_id ?? '')),
    ...(condition === null ? [] : [condition]),
    ...toMedicationRequests(record, file.id),
    toComposition(record, file.id, condition !== null),
  ]
}

/** One patient's records as a FHIR R4 collection; `base` is the address of its resources. */
export const toBundle = (file: PatientFile, base: string, now: Date, id: string): Bundle => {
  const { id: patientId, person, practitioners, documents, allergies, exams, records } = file
  const resources: FhirResource[] = [
    toPatientResource(patientId, person),
    ...practitioners.map(toPractitioner),
    ...records.flatMap((record) => ofRecord(file, record)),
    ...allergies.map((allergy) => toAllergyIntolerance(allergy, patientId)),
    ...documents.map((document) => toDocumentReference(document, patientId, base)),
    ...exams.map((exam) => toExamReference(exam, patientId, base)),
  ]
  return {
    resourceType: 'Bundle',
    id,
    type: 'collection',
    timestamp: now.toISOString(),
    entry: resources.map((resource) => entryOf(base, resource)),
  }
}
