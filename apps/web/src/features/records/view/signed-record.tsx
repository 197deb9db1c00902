import type { MedicalRecord } from '@emma/contracts/records'
import type { RecordDraft } from '../editor/record-draft.ts'
import { AddAddendum } from './add-addendum.tsx'
import { RecordPrescriptions } from './record-prescriptions.tsx'
import { RecordSheet } from './record-sheet.tsx'

interface Props {
  readonly record: MedicalRecord
  readonly draft: RecordDraft
  /** Text typed too late for the record. */
  readonly late: string
}

/** A signed record: to read, to issue documents from, and to add to. */
export const SignedRecord = ({ record, draft, late }: Props) => (
  <>
    <RecordSheet record={record} />
    <RecordPrescriptions appointmentId={null} state={draft.state()} begin={async () => record.id} />
    <AddAddendum key={late} recordId={record.id} initial={late} onAdded={(next) => draft.replace(next)} />
  </>
)
