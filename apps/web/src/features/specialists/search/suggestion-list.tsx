import type { Suggestion } from '@emma/contracts/specialists'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { OptionList } from '../../../ui/layout/option-list.tsx'

const pictures = { specialty: IconStethoscope, specialist: IconUser, city: IconMapPin } as const

const wordsOf = (suggestion: Suggestion): string => {
  if (suggestion.kind === 'city') return `${suggestion.name}, ${suggestion.state}`
  return suggestion.kind === 'specialty' ? specialtyName(suggestion.name) : suggestion.name
}

const Option = ({ suggestion }: { suggestion: Suggestion }) => {
  const { t } = useTranslation('specialists')
  const Picture = pictures[suggestion.kind]
  const detail =
    suggestion.kind === 'specialist'
      ? suggestion.specialties.split(', ').map(specialtyName).join(', ')
      : t(`suggest.${suggestion.kind}`)
  return (
    <>
      <Picture size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>{wordsOf(suggestion)}</strong>
        <small>{detail}</small>
      </span>
    </>
  )
}

interface Props {
  /** Id of the field; the options' ids derive from it. */
  readonly id: string
  readonly label: string
  readonly list: readonly Suggestion[]
  /** Index of the option selected by arrow keys. */
  readonly at: number
  readonly onChoose: (suggestion: Suggestion) => void
}

const keyOf = (suggestion: Suggestion): string =>
  `${suggestion.kind} ${suggestion.name} ${'id' in suggestion ? suggestion.id : suggestion.state}`

/** The suggestions below the field of a search. */
export const SuggestionList = (props: Props) => (
  <OptionList {...props} keyOf={keyOf} floating>
    {(suggestion) => <Option suggestion={suggestion} />}
  </OptionList>
)
