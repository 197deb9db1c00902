import type { FieldPhrases } from '@emma/contracts/records/guide'
import { Textarea } from '@mantine/core'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import type { DraftState, RecordDraft } from '../editor/record-draft.ts'
import { PhraseChips } from './phrase-chips.tsx'
import { blankIn, togglePhrase } from './phrase-text.ts'

export interface PhraseFieldHandle {
  /** Inserts the phrase of this number, or removes it. */
  readonly pick: (index: number) => void
}

interface Props {
  readonly phrases: FieldPhrases
  readonly draft: RecordDraft
  readonly state: DraftState
  readonly numbered: boolean
  readonly onFocus: () => void
  readonly ref?: Ref<PhraseFieldHandle>
}

/** A field of the record with its quick phrases; a phrase with a blank asks for it at once. */
export const PhraseField = ({ phrases, draft, state, numbered, onFocus, ref }: Props) => {
  const { t } = useTranslation('records')
  const area = useRef<HTMLTextAreaElement>(null)
  const { field } = phrases
  const text = state.content[field]
  const put = (phrase: string) => {
    const next = togglePhrase(text, phrase)
    // Drawn at once, so that the blank is selected before the next key, even on a slow machine.
    flushSync(() => draft.change(field, next))
    const blank = next.length > text.length ? blankIn(next) : null
    if (blank === null) return
    area.current?.focus()
    area.current?.setSelectionRange(...blank)
  }
  useImperativeHandle(ref, () => ({
    pick: (index) => {
      const phrase = phrases.phrases[index]
      if (phrase !== undefined) put(phrase)
    },
  }))
  return (
    <div className={layout.tight}>
      <Textarea
        ref={area}
        label={t(`fields.${field}`)}
        value={text}
        onFocus={onFocus}
        onChange={(event) => draft.change(field, event.currentTarget.value)}
        maxLength={20_000}
        autosize
        minRows={3}
        maxRows={12}
      />
      <PhraseChips phrases={phrases.phrases} text={text} numbered={numbered} onPick={put} />
    </div>
  )
}
