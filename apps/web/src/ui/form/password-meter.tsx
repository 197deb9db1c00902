import { PASSWORD_MIN_LENGTH } from '@emma/domain/auth'
import type { Phrases } from '@emma/phrases'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../lib/i18n/i18n.ts'
import layout from '../layout/layout.module.css'
import classes from './password-field.module.css'
import type { judge as Judge, Judgement } from './password-strength.ts'

/** Estimating takes 100 ms or more, which would be felt at each key. */
const rest = 150
/** Long enough to finish a word: the meter is read aloud then, not at each key. */
const pause = 600
const bars = [1, 2, 3, 4] as const

/** The estimator, once loaded; without it (no connection) there is no meter, and the server still decides. */
const useJudge = (): typeof Judge | undefined => {
  const [judge, setJudge] = useState<typeof Judge>()
  useEffect(() => {
    let gone = false
    import('./password-strength.ts').then(
      (module) => {
        if (!gone) setJudge(() => module.judge)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return judge
}

type Texts = Phrases['fields']['password']

const isWarning = (key: string | null): key is keyof Texts['warnings'] =>
  key !== null && i18n.exists(`password.warnings.${key}`, { ns: 'fields' })
const isAdvice = (key: string | undefined): key is keyof Texts['advice'] =>
  key !== undefined && i18n.exists(`password.advice.${key}`, { ns: 'fields' })

const levels = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const
/** The lowest score that the server accepts. */
const enough = 3

/** Advice on this password, in a sentence. */
const useWords = (password: string, judgement: Judgement | undefined): string => {
  const { t } = useTranslation('fields')
  if (!judgement) return ''
  const level = `${t('password.strength', { level: t(`password.levels.${levels[judgement.score]}`) })}.`
  const missing = PASSWORD_MIN_LENGTH - [...password].length
  if (missing > 0) return `${level} ${t('password.tooShort', { count: missing })}`
  if (judgement.score >= enough) return `${level} ${t('password.enough')}`
  const { warning, advice } = judgement
  return [
    level,
    isWarning(warning) ? t(`password.warnings.${warning}`) : '',
    isAdvice(advice[0]) ? t(`password.advice.${advice[0]}`) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The strength of a new password, in words and bars. */
export const PasswordMeter = ({ password, personal }: { password: string; personal: readonly string[] }) => {
  const judge = useJudge()
  const [seen] = useDebouncedValue(password, rest)
  const own = personal.join('\n')
  const judgement = useMemo(
    () => (seen ? judge?.(seen, own.split('\n').filter(Boolean)) : undefined),
    [judge, seen, own],
  )
  const words = useWords(seen, judgement)
  const [announced] = useDebouncedValue(words, pause)
  return (
    <div className={classes.meter} data-score={judgement?.score}>
      {judgement && (
        <div className={classes.bars} aria-hidden>
          {bars.map((bar) => (
            <span key={bar} data-on={judgement.score >= bar || undefined} />
          ))}
        </div>
      )}
      <span aria-hidden>{words}</span>
      <span role="status" className={layout.hidden}>
        {announced}
      </span>
    </div>
  )
}
