import type { Suggestion } from '@emma/contracts/specialists'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useTranslation } from 'react-i18next'
import classes from './search-box.module.css'

const pictures = { specialty: IconStethoscope, specialist: IconUser, city: IconMapPin } as const

const Option = ({ suggestion }: { suggestion: Suggestion }) => {
  const { t } = useTranslation('specialists')
  const Picture = pictures[suggestion.kind]
  const detail = suggestion.kind === 'specialist' ? suggestion.specialties : t(`suggest.${suggestion.kind}`)
  const name = suggestion.kind === 'city' ? `${suggestion.name}, ${suggestion.state}` : suggestion.name
  return (
    <>
      <Picture size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>{name}</strong>
        <small>{detail}</small>
      </span>
    </>
  )
}

interface Props {
  /** Of the field; the options' ids follow from it. */
  readonly id: string
  readonly label: string
  readonly list: readonly Suggestion[]
  /** Which one the arrow keys are at. */
  readonly at: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The suggestions below the field, which keeps the focus and whose keys choose among them. */
export const SuggestionList = ({ id, label, list, at, onChoose }: Props) => (
  <div
    id={`${id}-list`}
    className={classes.list}
    role="listbox"
    aria-label={label}
    hidden={list.length === 0}
  >
    {list.map((suggestion, nth) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
      <div
        key={`${suggestion.kind} ${suggestion.name} ${'id' in suggestion ? suggestion.id : suggestion.state}`}
        id={`${id}-${nth}`}
        role="option"
        tabIndex={-1}
        aria-selected={nth === at}
        // The field keeps the focus, so that the list is still there for the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(suggestion)}
      >
        <Option suggestion={suggestion} />
      </div>
    ))}
  </div>
)
