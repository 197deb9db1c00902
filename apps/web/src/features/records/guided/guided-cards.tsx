import type { FieldPhrases } from '@emma/contracts/records/guide'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import type { useRecordDraft } from '../editor/use-record-draft.ts'
import { RecordsProblem } from '../records-problem.tsx'
import { ConductCard } from './conduct-card.tsx'
import { DiagnosisCard } from './diagnosis-card.tsx'
import { phrasesQuery } from './guided.queries.ts'
import { SignCard } from './sign-card.tsx'
import { StepLine } from './step-line.tsx'
import { type Step, steps } from './steps.ts'
import { WritingCard } from './writing-card.tsx'

interface Props {
  readonly appointmentId: string
  readonly specialtyId: string
  /** The sex in the patient's profile. */
  readonly sex: string | null
  readonly writing: ReturnType<typeof useRecordDraft>
  /** Measurements, for the examination card. */
  readonly measured: ReactNode
}

interface CardProps extends Props {
  readonly at: number
  readonly onGo: (at: number) => void
  readonly phrases: readonly FieldPhrases[]
}

const CurrentCard = ({
  appointmentId,
  specialtyId,
  sex,
  writing,
  measured,
  at,
  onGo,
  phrases,
}: CardProps) => {
  const { draft, state, begin } = writing
  const step: Step = steps[at] ?? steps[0]
  const onNext = () => onGo(at + 1)
  const onBack = () => onGo(at - 1)
  if (step.name === 'sign') {
    const go = (to: Step) => onGo(steps.indexOf(to))
    return <SignCard step={step} draft={draft} state={state} onBack={onBack} onGo={go} />
  }
  const back = at === 0 ? null : onBack
  const card = { step, specialtyId, phrases, draft, state, onNext, onBack: back }
  if (step.name === 'diagnosis') return <DiagnosisCard {...card} sex={sex} />
  if (step.name === 'conduct') return <ConductCard {...card} appointmentId={appointmentId} begin={begin} />
  return <WritingCard key={step.name} {...card} before={step.name === 'exam' && measured} />
}

/** The record as a sequence of short cards; it writes the same draft as the tabs. */
export default function GuidedCards(props: Props) {
  const { specialtyId, writing } = props
  const [at, setAt] = useState(0)
  const { data, isError, error, refetch } = useQuery(phrasesQuery(specialtyId))
  if (isError) return <RecordsProblem one error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingLines shape="block" />
  return (
    <>
      <StepLine
        current={steps[at] ?? steps[0]}
        content={writing.state.content}
        onGo={(step) => setAt(steps.indexOf(step))}
      />
      <CurrentCard {...props} at={at} onGo={setAt} phrases={data} />
    </>
  )
}
