import type { MedicalRecord } from '@emma/contracts/records'
import { formatDate } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { attendedAt } from '../attended-at.ts'
import { RecordSheet } from './record-sheet.tsx'

interface Props {
  readonly record: MedicalRecord
  readonly onClose: () => void
}

/** One record of the history, over the screen. */
export default function OpenedRecord({ record, onClose }: Props) {
  const title = `${formatDate(attendedAt(record))} · ${record.specialist_name}`
  return (
    <Dialog onClose={onClose} size="lg" title={title}>
      <RecordSheet record={record} />
    </Dialog>
  )
}
