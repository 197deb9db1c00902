import { Button, Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './guided.module.css'

interface Props {
  readonly phrases: readonly string[]
  /** The field's text: phrases in it are shown as chosen. */
  readonly text: string
  /** The field that number keys are for. */
  readonly numbered: boolean
  readonly onPick: (phrase: string) => void
}

/** So many have a number key. */
const KEYS = 9

/** The quick phrases of a field; a second press takes one out again. */
export const PhraseChips = ({ phrases, text, numbered, onPick }: Props) => {
  const { t } = useTranslation('guided')
  if (phrases.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('phrases.of')}>
      {phrases.map((phrase, index) => {
        const isIn = text.includes(phrase)
        return (
          <li key={phrase}>
            <Button
              size="compact-md"
              variant={isIn ? 'filled' : 'default'}
              className={classes.chip}
              aria-pressed={isIn}
              data-pick
              leftSection={numbered && index < KEYS ? <Kbd aria-hidden>{index + 1}</Kbd> : undefined}
              onClick={() => onPick(phrase)}
            >
              {phrase}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
