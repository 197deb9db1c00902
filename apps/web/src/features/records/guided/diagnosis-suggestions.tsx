import type { CidSuggestion } from '@emma/contracts/records/guide'
import { Button, Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './guided.module.css'

interface Props {
  readonly suggestions: readonly CidSuggestion[]
  readonly code: string
  readonly onPick: (suggestion: CidSuggestion) => void
}

/** Diagnoses suggested by the text, best first, each with its number key. */
export const DiagnosisSuggestions = ({ suggestions, code, onPick }: Props) => {
  const { t } = useTranslation('guided')
  if (suggestions.length === 0) return <p className={classes.hint}>{t('cid.none')}</p>
  return (
    <ol className={classes.suggestions} aria-label={t('cid.title')}>
      {suggestions.map((each, index) => (
        <li key={each.code}>
          <Button
            fullWidth
            variant={each.code === code ? 'filled' : 'default'}
            justify="flex-start"
            className={classes.chip}
            aria-pressed={each.code === code}
            leftSection={<Kbd aria-hidden>{index + 1}</Kbd>}
            onClick={() => onPick(each)}
          >
            {`${each.code} ${each.description}`}
          </Button>
        </li>
      ))}
    </ol>
  )
}
