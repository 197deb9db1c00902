import { ModelChips, useQuickModels } from '../../prescriptions/index.ts'
import { RecordPrescriptions } from '../view/record-prescriptions.tsx'
import { type CardProps, WritingCard } from './writing-card.tsx'

interface Props extends CardProps {
  readonly appointmentId: string
  readonly begin: () => Promise<string | null>
}

/** Conduct and guidance, models for the diagnosis, and the prescription. */
export const ConductCard = ({ appointmentId, begin, ...props }: Props) => {
  const { state } = props
  const place = { recordId: state.record?.id ?? null, appointmentId, cid: state.content.cid_code, begin }
  const quick = useQuickModels(place)
  return (
    <WritingCard
      {...props}
      after={
        <>
          <ModelChips quick={quick} />
          <RecordPrescriptions appointmentId={appointmentId} state={state} begin={begin} plain />
        </>
      }
    />
  )
}
