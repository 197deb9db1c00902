import type { ResponseOf } from '@emma/contracts/kit'
import type { openConsultation } from '@emma/contracts/records'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PrescriptionsTab } from '../prescriptions/index.ts'
import { AddAddendum } from './add-addendum.tsx'
import { PatientPanel } from './patient-panel.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordHistory } from './record-history.tsx'
import { RecordSheet, RecordStatus } from './record-sheet.tsx'
import classes from './records.module.css'
import { consultationQuery } from './records.queries.ts'
import { RecordsProblem } from './records-problem.tsx'
import { SaveNotices, SaveState } from './save-state.tsx'
import { SignRecord } from './sign-record.tsx'
import { useRecordDraft } from './use-record-draft.ts'

interface Props {
  readonly scheduleId: string
  /** A call is on: the stopwatch runs. */
  readonly running?: boolean
}

type Consultation = ResponseOf<typeof openConsultation>

const RecordCard = ({ scheduleId, opened }: { scheduleId: string; opened: Consultation['record'] }) => {
  const { t } = useTranslation('records')
  const { draft, state } = useRecordDraft(scheduleId, opened)
  const { record } = state
  const begin = async () => ((await draft.flush()) ? (draft.state().record?.id ?? null) : null)
  const prescriptions = (
    <PrescriptionsTab recordId={record?.id ?? null} begin={begin} isSigned={record?.status === 'signed'} />
  )
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
      <SaveNotices state={state} draft={draft} />
      {record?.status === 'signed' ? (
        <>
          <RecordSheet record={record} />
          {prescriptions}
          <AddAddendum recordId={record.id} onAdded={(next) => draft.replace(next)} />
        </>
      ) : (
        <>
          <RecordEditor draft={draft} state={state} prescriptions={prescriptions} />
          <SignRecord draft={draft} state={state} />
        </>
      )}
    </section>
  )
}

/** What stands beside a call: the patient, the record and the history. It needs the rooms `records` and `prescriptions`. */
export const ConsultationPanel = ({ scheduleId, running = false }: Props) => {
  const { t } = useTranslation('records')
  const query = useQuery(consultationQuery(scheduleId))
  if (query.isError) return <RecordsProblem one error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingLines shape="block" />
  const { patient, stopwatch, record, customer_id } = query.data
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={classes.patient}>
          <PatientPanel patient={patient} stopwatch={stopwatch} running={running} />
        </div>
        <div className={classes.record}>
          <RecordCard key={scheduleId} scheduleId={scheduleId} opened={record} />
        </div>
        <section className={`${classes.history} ${classes.card}`} aria-labelledby="record-history">
          <Title order={2} size="h3" id="record-history">
            {t('history.title')}
          </Title>
          <RecordHistory customerId={customer_id} except={record?.id} />
        </section>
      </div>
    </div>
  )
}
