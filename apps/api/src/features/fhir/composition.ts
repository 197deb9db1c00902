import type { MedicalRecord } from '@emma/contracts/records'
import { writtenFields } from '@emma/domain/records'
import documentTexts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import records from '@emma/phrases/records'
import type { Composition, CompositionSection } from 'fhir/r4.js'
import { concept, narrative, refer } from './parts.ts'

const LOINC = 'http://loinc.org'
const CONSULT_NOTE = '11488-4'

const stateOf = ({ status, addenda }: MedicalRecord): Composition['status'] => {
  if (status === 'draft') return 'preliminary'
  return addenda.length > 0 ? 'amended' : 'final'
}

const sectionsOf = (record: MedicalRecord, hasCondition: boolean): CompositionSection[] => {
  const written = writtenFields.filter((name) => record[name] !== '')
  return [
    ...written.map((name) => ({
      title: records.fields[name],
      text: narrative(record[name]),
      ...(name === 'diagnosis' && hasCondition ? { entry: [refer('Condition', record.id)] } : {}),
    })),
    ...(record.prescriptions.length === 0
      ? []
      : [
          {
            title: records.tabs.prescription,
            entry: record.prescriptions.map(({ id, title }) => refer('MedicationRequest', id, title)),
          },
        ]),
    ...record.addenda.map(({ text, created_at }) => ({
      title: fill(documentTexts.record.addendum, { at: created_at }),
      text: narrative(text),
    })),
  ]
}

/** The record as it was written, with its addenda. */
export const toComposition = (
  record: MedicalRecord,
  patientId: string,
  hasCondition: boolean,
): Composition => ({
  resourceType: 'Composition',
  id: record.id,
  language: 'pt-BR',
  status: stateOf(record),
  type: concept(LOINC, CONSULT_NOTE, 'Consult note'),
  subject: refer('Patient', patientId),
  encounter: refer('Encounter', record.id),
  date: record.signed_at ?? record.updated_at,
  author: [refer('Practitioner', record.specialist_id, record.specialist_name)],
  title: documentTexts.record.title,
  ...(record.signed_at === undefined
    ? {}
    : {
        attester: [
          {
            mode: 'legal',
            time: record.signed_at,
            party: refer('Practitioner', record.specialist_id),
          },
        ],
      }),
  section: sectionsOf(record, hasCondition),
})
