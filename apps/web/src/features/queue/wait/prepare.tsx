import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { InlineDeviceTest } from '../../calls/index.ts'
import { consentsQuery, InlineTelemedicineTerm } from '../../privacy/index.ts'
import classes from '../queue.module.css'

const loading = <LoadingLines shape="lines" count={4} />

const Term = () => {
  const { t } = useTranslation('queue')
  const { data: terms } = useQuery(consentsQuery)
  if (!terms) return null
  const isAccepted = terms.some(({ kind, accepted_at }) => kind === 'telemedicine' && accepted_at !== null)
  if (isAccepted) return <Alert color="leaf">{t('prepare.termDone')}</Alert>
  return (
    <Suspense fallback={loading}>
      <InlineTelemedicineTerm />
    </Suspense>
  )
}

/** Prepares for the call while waiting: the consent, camera and microphone. */
export const Prepare = () => {
  const { t } = useTranslation('queue')
  const [isTesting, setTesting] = useState(false)
  return (
    <section className={classes.card} aria-labelledby="prepare">
      <h2 id="prepare" className={classes.question}>
        {t('prepare.title')}
      </h2>
      <p className={classes.note}>{t('prepare.detail')}</p>
      <Term />
      <Button variant="default" aria-expanded={isTesting} onClick={() => setTesting((before) => !before)}>
        {t(isTesting ? 'prepare.testEnd' : 'prepare.test')}
      </Button>
      {isTesting && (
        <Suspense fallback={loading}>
          <InlineDeviceTest />
        </Suspense>
      )}
      <p className={classes.handTitle}>{t('prepare.hand')}</p>
      <ul className={classes.hand}>
        {t('prepare.things', { returnObjects: true }).map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  )
}
