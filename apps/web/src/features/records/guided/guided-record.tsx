import type { FieldPhrases } from '@emma/contracts/records/guide'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { PreparationNote } from '../../preparations/index.ts'
import { HistorySidePanel } from '../consultation/history-side-panel.tsx'
import { SaveNotices, SaveState } from '../editor/save-state.tsx'
import { useRecordDraft } from '../editor/use-record-draft.ts'
import classes from '../records.module.css'
import { type Consultation, consultationQuery } from '../records.queries.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { SignedRecord } from '../view/signed-record.tsx'
import { ConductCard } from './conduct-card.tsx'
import { DiagnosisCard } from './diagnosis-card.tsx'
import { phrasesQuery } from './guided.queries.ts'
import { PatientStrip } from './patient-strip.tsx'
import { SignCard } from './sign-card.tsx'
import { StepLine } from './step-line.tsx'
import { type Step, steps } from './steps.ts'
import { WritingCard } from './writing-card.tsx'

interface CardsProps {
  readonly appointmentId: string
  readonly consultation: Consultation
  readonly phrases: readonly FieldPhrases[]
}

type Writing = ReturnType<typeof useRecordDraft>

const CurrentCard = ({
  appointmentId,
  at,
  onGo,
  writing,
  consultation,
  phrases,
}: CardsProps & { at: number; onGo: (at: number) => void; writing: Writing }) => {
  const { draft, state, begin } = writing
  const step: Step = steps[at] ?? steps[0]
  const onNext = () => onGo(at + 1)
  const onBack = () => onGo(at - 1)
  if (step.name === 'sign') {
    const go = (to: Step) => onGo(steps.indexOf(to))
    return <SignCard step={step} draft={draft} state={state} onBack={onBack} onGo={go} />
  }
  const specialtyId = consultation.specialty.id
  const back = at === 0 ? null : onBack
  const card = { step, specialtyId, phrases, draft, state, onNext, onBack: back }
  if (step.name === 'diagnosis') return <DiagnosisCard {...card} sex={consultation.patient.sex} />
  if (step.name === 'conduct') return <ConductCard {...card} appointmentId={appointmentId} begin={begin} />
  return <WritingCard key={step.name} {...card} />
}

/** The record as a sequence of short cards; it is the same draft that the tabs write. */
const Cards = ({ appointmentId, consultation, phrases }: CardsProps) => {
  const writing = useRecordDraft(appointmentId, consultation.record)
  const [at, setAt] = useState(0)
  const [late, setLate] = useState('')
  const { draft, state } = writing
  const { record } = state
  const isSigned = record?.status === 'signed'
  return (
    <section className={classes.card}>
      <div className={classes.bar}>
        {isSigned ? (
          <StatusBadge of="record" state="signed" />
        ) : (
          <>
            <StepLine
              current={steps[at] ?? steps[0]}
              content={state.content}
              onGo={(step) => setAt(steps.indexOf(step))}
            />
            <SaveState state={state} draft={draft} />
          </>
        )}
      </div>
      <SaveNotices state={state} draft={draft} onAddendum={setLate} />
      {isSigned ? (
        <SignedRecord record={record} draft={draft} late={late} />
      ) : (
        <CurrentCard {...{ appointmentId, at, writing, consultation, phrases }} onGo={setAt} />
      )}
    </section>
  )
}

/** The guided record of one appointment, with the patient and the history beside it. */
export const GuidedRecord = ({ appointmentId }: { appointmentId: string }) => {
  const query = useQuery(consultationQuery(appointmentId))
  const specialtyId = query.data?.specialty.id ?? ''
  const phrases = useQuery({ ...phrasesQuery(specialtyId), enabled: query.isSuccess })
  const failed = query.isError ? query : phrases.isError ? phrases : null
  if (failed) return <RecordsProblem one error={failed.error} onRetry={() => void failed.refetch()} />
  if (!query.data || !phrases.data) return <LoadingLines shape="block" />
  const { patient, customer_id, dependent_id, record } = query.data
  const of = { customerId: customer_id, dependentId: dependent_id }
  return (
    <div className={classes.panel}>
      <div className={classes.columns}>
        <div className={`${classes.patient} ${layout.stack}`}>
          <PatientStrip patient={patient} of={of} />
          <Suspense fallback={null}>
            <PreparationNote
              appointmentId={appointmentId}
              name={patient.guardian?.name ?? patient.fullName}
            />
          </Suspense>
        </div>
        <div className={classes.record}>
          <Cards appointmentId={appointmentId} consultation={query.data} phrases={phrases.data} />
        </div>
        <HistorySidePanel of={of} except={record?.id} />
      </div>
    </div>
  )
}
