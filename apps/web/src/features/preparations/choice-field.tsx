import type { PreparationQuestion } from '@emma/contracts/preparations'
import { preparationLimits } from '@emma/domain/preparations'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './preparations.module.css'
import type { Given } from './use-telling.ts'

const scale = Array.from({ length: preparationLimits.scale + 1 }, (_, at) => at)

/** The choices and their labels. */
const useChoices = ({ kind, options }: PreparationQuestion): readonly (readonly [Given, string])[] => {
  const { t } = useTranslation('preparations')
  if (kind === 'yes_no') {
    return [
      [true, t('yes')],
      [false, t('no')],
    ]
  }
  if (kind === 'scale') return scale.map((at) => [at, String(at)])
  return options.map((option) => [option, option])
}

interface Props {
  readonly question: PreparationQuestion
  readonly label: string
  readonly value: Given | undefined
  readonly onChange: (value: Given | undefined) => void
}

/** A question with a few options: one press chooses or clears one. */
export const ChoiceField = ({ question, label, value, onChange }: Props) => {
  const { t } = useTranslation('preparations')
  const name = useId()
  const choices = useChoices(question)
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      {question.kind === 'scale' && <p className={classes.hint}>{t('scaleHint')}</p>}
      <div className={classes.choices} data-kind={question.kind}>
        {choices.map(([choice, word]) => (
          <label key={word}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{word}</span>
          </label>
        ))}
        {value !== undefined && (
          <Button
            variant="subtle"
            px="sm"
            aria-label={t('clearOf', { question: question.text })}
            onClick={() => onChange(undefined)}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
