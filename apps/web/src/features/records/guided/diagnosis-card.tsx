import type { CidSuggestion } from '@emma/contracts/records/guide'
import { useQuery } from '@tanstack/react-query'
import { CidField, sexOf } from '../editor/cid-field.tsx'
import { DiagnosisSuggestions } from './diagnosis-suggestions.tsx'
import { suggestionsQuery } from './guided.queries.ts'
import { type CardProps, WritingCard } from './writing-card.tsx'

/** The hypothesis: suggestions from the text under the number keys, any other code by search. */
export const DiagnosisCard = (props: CardProps & { readonly sex: string | null }) => {
  const { draft, state, sex } = props
  const { complaint, hpma, diagnosis, cid_code } = state.content
  const text = [complaint, hpma, diagnosis].filter((part) => part.trim() !== '').join('. ')
  const { data = [] } = useQuery(suggestionsQuery(text, sexOf(sex)))
  const choose = (code: string, description: string) => {
    draft.change('cid_code', code)
    if (diagnosis.trim() === '' && description !== '') draft.change('diagnosis', description)
  }
  const pick = (suggestion: CidSuggestion | undefined) => {
    if (suggestion) choose(suggestion.code, suggestion.description)
  }
  return (
    <WritingCard
      {...props}
      onPick={(index) => pick(data[index])}
      before={
        <>
          <DiagnosisSuggestions suggestions={data} code={cid_code} onPick={pick} />
          <CidField code={cid_code} sex={sex} onChange={choose} />
        </>
      }
    />
  )
}
