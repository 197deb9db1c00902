import { Button, Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './guided.module.css'

interface Props {
  readonly phrases: readonly string[]
  /** The field's text: phrases in it are shown as chosen. */
  readonly text: string
  /** Whether the number keys belong to this field. */
  readonly numbered: boolean
  readonly onPick: (phrase: string) => void
}

/** How many have a number key. */
const KEYS = 9

/** A field's quick phrases; a second press removes one. */
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
