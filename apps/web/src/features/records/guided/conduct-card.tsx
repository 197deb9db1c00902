import { ModelChips, useQuickModels } from '../../prescriptions/index.ts'
import { RecordPrescriptions } from '../view/record-prescriptions.tsx'
import { type CardProps, WritingCard } from './writing-card.tsx'

/** Conduct and guidance, the models that fit the diagnosis, and the prescription. */
export const ConductCard = (props: CardProps & { readonly begin: () => Promise<string | null> }) => {
  const { state, begin } = props
  const place = { recordId: state.record?.id ?? null, cid: state.content.cid_code, begin }
  const quick = useQuickModels(place)
  return (
    <WritingCard
      {...props}
      onPickOther={quick.pick}
      after={
        <>
          <ModelChips quick={quick} />
          <RecordPrescriptions state={state} begin={begin} plain />
        </>
      }
    />
  )
}
