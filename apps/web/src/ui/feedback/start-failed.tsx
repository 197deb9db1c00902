import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import { LastSeen } from '../last-seen/last-seen.lazy.ts'
import { BrandLogo } from '../layout/brand.tsx'
import classes from './start-failed.module.css'
import { StatePicture } from './state-picture.tsx'

/** The session could not be checked: the reason, that nothing is lost, a retry, and stored data. */
export const StartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const isOffline = !useOnline()
  return (
    <main className={classes.page}>
      <BrandLogo size={48} />
      <StatePicture kind={isOffline ? 'offline' : 'broken'} />
      <div role="alert">
        <h1 className={classes.title}>{t(isOffline ? 'state.offlineTitle' : 'state.startTitle')}</h1>
        <p className={classes.detail}>{t(isOffline ? 'state.startKept' : 'state.startKeptAway')}</p>
      </div>
      <Button size="lg" onClick={onRetry}>
        {t('state.retry')}
      </Button>
      <Suspense fallback={null}>
        <LastSeen />
      </Suspense>
    </main>
  )
}
