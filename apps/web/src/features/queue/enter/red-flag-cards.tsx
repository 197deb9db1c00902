import { redFlags } from '@emma/domain/queue'
import { Button, Progress } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../queue.module.css'
import { EmergencyLines } from './emergency-lines.tsx'
import type { EnteringDraft } from './use-entering.ts'

/** Signs of an emergency, a card for each: a person in pain reads one thing at a time. */
export const RedFlagCards = ({ entering }: { entering: EnteringDraft }) => {
  const { t } = useTranslation('queue')
  const { asked, answer } = entering
  const flag = redFlags[asked]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked > 0) heading.current?.focus()
  }, [asked])
  if (flag === undefined) return null
  const place = { at: asked + 1, of: redFlags.length }
  return (
    <div className={classes.column}>
      <section className={classes.card} aria-labelledby="red-flag">
        <p className={classes.note}>{t('flags.title')}</p>
        <Progress value={(100 * place.at) / place.of} aria-label={t('flags.progress', place)} />
        <p className={classes.note} aria-hidden>
          {t('flags.progress', place)}
        </p>
        <h2 id="red-flag" ref={heading} tabIndex={-1} className={classes.question}>
          {t(`flags.question.${flag}`)}
        </h2>
        <p className={classes.note}>{t('flags.detail')}</p>
        <div className={classes.pair}>
          <Button size="lg" variant="default" onClick={() => answer(flag, false)}>
            {t('flags.no')}
          </Button>
          <Button size="lg" color="coral" variant="outline" onClick={() => answer(flag, true)}>
            {t('flags.yes')}
          </Button>
        </div>
      </section>
      <EmergencyLines lines={['192']} />
    </div>
  )
}
