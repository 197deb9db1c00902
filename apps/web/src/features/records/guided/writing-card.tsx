import type { FieldPhrases } from '@emma/contracts/records/guide'
import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import type { DraftState, RecordDraft } from '../editor/record-draft.ts'
import { CardFrame } from './card-frame.tsx'
import { PhraseField, type PhraseFieldHandle } from './phrase-field.tsx'
import type { Step } from './steps.ts'
import { useCardKeys } from './use-card-keys.ts'

const PhrasesDialog = lazyPart(() => import('./phrases-dialog.tsx'))

export interface CardProps {
  readonly step: Step
  readonly specialtyId: string
  readonly phrases: readonly FieldPhrases[]
  readonly draft: RecordDraft
  readonly state: DraftState
  readonly onBack: (() => void) | null
  readonly onNext: () => void
}

interface Props extends CardProps {
  /** Called for number keys, instead of picking the field's phrases. */
  readonly onPick?: (index: number) => void
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** The fields of one card with their phrases; number keys apply to the field written last. */
export const WritingCard = (props: Props) => {
  const { step, specialtyId, phrases, draft, state, onBack, onNext, before, after } = props
  const { t } = useTranslation('guided')
  const [active, setActive] = useState(0)
  const [editing, setEditing] = useState(false)
  const handles = useRef<(PhraseFieldHandle | null)[]>([])
  const pickPhrase = (index: number) => handles.current[active]?.pick(index)
  const keys = useCardKeys({
    card: step.name,
    onPick: props.onPick ?? pickPhrase,
    onNext,
    onBack: onBack ?? (() => {}),
  })
  const own = step.fields.flatMap((field) => phrases.filter((each) => each.field === field))
  return (
    <CardFrame
      step={step}
      keys={keys}
      onBack={onBack}
      next={<Button onClick={onNext}>{t('next')}</Button>}
      onEditPhrases={() => setEditing(true)}
    >
      {before}
      {own.map((each, index) => (
        <PhraseField
          key={each.field}
          ref={(handle) => {
            handles.current[index] = handle
          }}
          phrases={each}
          draft={draft}
          state={state}
          numbered={props.onPick === undefined && index === active}
          onFocus={() => setActive(index)}
        />
      ))}
      {after}
      {editing && (
        <Suspense>
          <PhrasesDialog specialtyId={specialtyId} fields={own} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </CardFrame>
  )
}
