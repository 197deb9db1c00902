import type { ResponseOf } from '@emma/contracts/kit'
import type { openConsultation } from '@emma/contracts/records'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PrescriptionsTab } from '../prescriptions/index.ts'
import { AddAddendum } from './add-addendum.tsx'
import { ModelCid } from './cid-field.tsx'
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

interface CardProps {
  readonly scheduleId: string
  readonly consultation: Consultation
}

const RecordCard = ({ scheduleId, consultation }: CardProps) => {
  const { t } = useTranslation('records')
  const { draft, state } = useRecordDraft(scheduleId, consultation.record)
  const [late, setLate] = useState('')
  const { record } = state
  const begin = async () => ((await draft.flush()) ? (draft.state().record?.id ?? null) : null)
  const prescriptions = (
    <PrescriptionsTab
      recordId={record?.id ?? null}
      cid={state.content.cid_code}
      begin={begin}
      isSigned={record?.status === 'signed'}
      renderCid={renderModelCid}
    />
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
      <SaveNotices state={state} draft={draft} onAddendum={setLate} />
      {record?.status === 'signed' ? (
        <>
          <RecordSheet record={record} />
          {prescriptions}
          <AddAddendum
            key={late}
            recordId={record.id}
            initial={late}
            onAdded={(next) => draft.replace(next)}
          />
        </>
      ) : (
        <>
          <RecordEditor
            draft={draft}
            state={state}
            sex={consultation.patient.sex}
            prescriptions={prescriptions}
          />
          <SignRecord draft={draft} state={state} />
        </>
      )}
    </section>
  )
}

/** A model's diagnosis: the prescriptions room has no field for one. */
const renderModelCid = (code: string, onChange: (code: string) => void) => (
  <ModelCid code={code} onChange={onChange} />
)

/** What stands beside a call: the patient, the record and the history. It needs the rooms `records` and `prescriptions`. */
export const ConsultationPanel = ({ scheduleId, running = false }: Props) => {
  const { t } = useTranslation('records')
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
        <section className={`${classes.history} ${classes.card}`} aria-labelledby="record-history">
          <Title order={2} size="h3" id="record-history">
            {t('history.title')}
          </Title>
          <RecordHistory {...of} except={record?.id} />
        </section>
      </div>
    </div>
  )
}
