import type { Exam } from '@emma/contracts/exams'
import type { MedicalRecord } from '@emma/contracts/records'
import type { Allergy } from '@emma/contracts/records/allergies'
import type {
  AllergyIntolerance,
  Condition,
  DocumentReference,
  Encounter,
  MedicationRequest,
} from 'fhir/r4.js'
import type { DocumentRow, EncounterRow } from './fhir.repo.ts'
import { concept, refer } from './parts.ts'

const TERMS = 'http://terminology.hl7.org/CodeSystem'
const ICD_10 = 'http://hl7.org/fhir/sid/icd-10'

/** An attendance has the record's id: there is one per record, with or without an appointment. */
export const toEncounter = (
  record: MedicalRecord,
  patientId: string,
  appointment: EncounterRow | undefined,
): Encounter => {
  const online = appointment?.online ?? false
  const code = online ? 'VR' : 'AMB'
  return {
    resourceType: 'Encounter',
    id: record.id,
    status: record.status === 'signed' ? 'finished' : 'in-progress',
    class: { system: `${TERMS}/v3-ActCode`, code, display: online ? 'virtual' : 'ambulatory' },
    subject: refer('Patient', patientId),
    participant: [{ individual: refer('Practitioner', record.specialist_id, record.specialist_name) }],
    period: {
      start: appointment?.starts_at.toISOString() ?? record.created_at,
      ...(appointment ? { end: appointment.ends_at.toISOString() } : {}),
    },
  }
}

/** The suspected diagnosis; undefined without code and text. */
export const toCondition = (
  record: MedicalRecord,
  patientId: string,
  name: string | undefined,
): Condition | null => {
  const { cid_code: code, diagnosis } = record
  if (code === '' && diagnosis === '') return null
  const coding = code === '' ? {} : { coding: [{ system: ICD_10, code, ...(name ? { display: name } : {}) }] }
  return {
    resourceType: 'Condition',
    id: record.id,
    verificationStatus: concept(`${TERMS}/condition-ver-status`, 'provisional'),
    category: [concept(`${TERMS}/condition-category`, 'encounter-diagnosis')],
    code: { ...coding, text: diagnosis === '' ? (name ?? code) : diagnosis },
    subject: refer('Patient', patientId),
    encounter: refer('Encounter', record.id),
    recordedDate: record.signed_at ?? record.updated_at,
    recorder: refer('Practitioner', record.specialist_id),
  }
}

export const toMedicationRequests = (record: MedicalRecord, patientId: string): MedicationRequest[] =>
  record.prescriptions.map(({ id, title, prescription, via, condition_use, qtd }) => ({
    resourceType: 'MedicationRequest',
    id,
    status: record.status === 'signed' ? 'active' : 'draft',
    intent: 'order',
    medicationCodeableConcept: { text: title },
    subject: refer('Patient', patientId),
    encounter: refer('Encounter', record.id),
    authoredOn: record.signed_at ?? record.updated_at,
    requester: refer('Practitioner', record.specialist_id),
    dosageInstruction: [
      {
        text: prescription,
        ...(via === '' ? {} : { route: { text: via } }),
        ...(condition_use === '' ? {} : { additionalInstruction: [{ text: condition_use }] }),
      },
    ],
    ...(qtd === '' ? {} : { note: [{ text: qtd }] }),
  }))

export const toAllergyIntolerance = (allergy: Allergy, patientId: string): AllergyIntolerance => ({
  resourceType: 'AllergyIntolerance',
  id: allergy.id,
  clinicalStatus: concept(`${TERMS}/allergyintolerance-clinical`, 'active'),
  verificationStatus: concept(`${TERMS}/allergyintolerance-verification`, 'unconfirmed'),
  code: { text: allergy.substance },
  patient: refer('Patient', patientId),
  recordedDate: allergy.created_at,
  ...(allergy.reaction === '' ? {} : { reaction: [{ manifestation: [{ text: allergy.reaction }] }] }),
})

const titles: ReadonlyMap<string, string> = new Map([
  ['certificate', 'Atestado'],
  ['exam_request', 'Pedido de exames'],
  ['referral', 'Encaminhamento'],
  ['report', 'Relatório'],
])

export const toDocumentReference = (
  document: DocumentRow,
  patientId: string,
  base: string,
): DocumentReference => {
  const title = titles.get(document.kind) ?? 'Receita'
  return {
    resourceType: 'DocumentReference',
    id: document.id,
    status: 'current',
    type: { text: title },
    subject: refer('Patient', patientId),
    date: document.created_at.toISOString(),
    author: [refer('Practitioner', document.specialist_id)],
    content: [
      {
        attachment: {
          contentType: 'application/pdf',
          language: 'pt-BR',
          url: `${base}/api/v1/prescriptions/document/${document.id}.pdf`,
          title: `${title} ${document.code}`,
          creation: document.created_at.toISOString(),
        },
      },
    ],
    context: { encounter: [refer('Encounter', document.record_id)] },
  }
}

/** An exam stored by the patient: its author is unknown, and only authorized readers get the file. */
export const toExamReference = (exam: Exam, patientId: string, base: string): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: exam.id,
  status: 'current',
  type: { text: 'Exame' },
  subject: refer('Patient', patientId),
  date: exam.created_at,
  description: exam.title,
  content: [
    {
      attachment: {
        contentType: exam.file.type,
        url: `${base}${exam.file.url}`,
        size: exam.file.size,
        title: exam.title,
        creation: exam.date,
      },
    },
  ],
})
