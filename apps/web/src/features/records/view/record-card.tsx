import type { MedicalRecord } from '@emma/contracts/records'
import { Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { RecordEditor } from '../editor/record-editor.tsx'
import { SaveNotices, SaveState } from '../editor/save-state.tsx'
import { SignRecord } from '../editor/sign-record.tsx'
import { useRecordDraft } from '../editor/use-record-draft.ts'
import classes from '../records.module.css'
import { RecordPrescriptions } from './record-prescriptions.tsx'
import { SignedRecord } from './signed-record.tsx'

interface Props {
  /** The appointment that it is begun for; of a record without one, its own id. */
  readonly place: string
  /** As it stood when the screen was opened; null where it is still to be begun. */
  readonly record: MedicalRecord | null
  /** The patient’s, as their profile says it. */
  readonly sex: string | null
}

/** One record, from its first word to its addenda. */
export const RecordCard = ({ place, record: opened, sex }: Props) => {
  const { t } = useTranslation('records')
  const { draft, state, begin } = useRecordDraft(place, opened)
  const [late, setLate] = useState('')
  const { record } = state
  return (
    <section className={classes.card} aria-labelledby="record-editor">
      <div className={classes.bar}>
        <Title order={2} size="h3" id="record-editor">
          {t('history.current')}
        </Title>
        {record?.status === 'signed' ? (
          <StatusBadge of="record" state="signed" />
        ) : (
          <SaveState state={state} draft={draft} />
        )}
      </div>
      <SaveNotices state={state} draft={draft} onAddendum={setLate} />
      {record?.status === 'signed' ? (
        <SignedRecord record={record} draft={draft} late={late} />
      ) : (
        <>
          <RecordEditor
            draft={draft}
            state={state}
            sex={sex}
            prescriptions={
              <RecordPrescriptions
                appointmentId={record === null ? place : null}
                state={state}
                begin={begin}
              />
            }
          />
          <SignRecord draft={draft} state={state} />
        </>
      )}
    </section>
  )
}
