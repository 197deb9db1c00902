import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { HistoryBeside } from './history-beside.tsx'
import { PatientPanel } from './patient-panel.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordPrescriptions } from './record-prescriptions.tsx'
import { RecordStatus } from './record-sheet.tsx'
import classes from './records.module.css'
import { type Consultation, consultationQuery } from './records.queries.ts'
import { RecordsProblem } from './records-problem.tsx'
import { SaveNotices, SaveState } from './save-state.tsx'
import { SignRecord } from './sign-record.tsx'
import { SignedRecord } from './signed-record.tsx'
import { useRecordDraft } from './use-record-draft.ts'

interface Props {
  readonly scheduleId: string
  /** A call is on: the stopwatch runs. */
  readonly running?: boolean
}

interface CardProps {
  readonly scheduleId: string
  readonly consultation: Consultation
}

const RecordCard = ({ scheduleId, consultation }: CardProps) => {
  const { t } = useTranslation('records')
  const { draft, state, begin } = useRecordDraft(scheduleId, consultation.record)
  const [late, setLate] = useState('')
  const { record } = state
  return (
    <section className={classes.card} aria-labelledby="record-editor">
      <div className={classes.bar}>
        <Title order={2} size="h3" id="record-editor">
          {t('history.current')}
        </Title>
        {record?.status === 'signed' ? (
          <RecordStatus status="signed" />
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
            sex={consultation.patient.sex}
            prescriptions={<RecordPrescriptions state={state} begin={begin} />}
          />
          <SignRecord draft={draft} state={state} />
        </>
      )}
    </section>
  )
}

/** What stands beside a call: the patient, the record and the history. It needs the rooms `records` and `prescriptions`. */
export const ConsultationPanel = ({ scheduleId, running = false }: Props) => {
  const query = useQuery(consultationQuery(scheduleId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, stopwatch, record, customer_id, dependent_id } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.patient}>
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} running={running} />
        </div>
        <div className={classes.record}>
          <RecordCard key={scheduleId} scheduleId={scheduleId} consultation={query.data} />
        </div>
        <HistoryBeside of={of} except={record?.id} />
      </div>
    </div>
  )
}
