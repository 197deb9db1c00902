import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import classes from './network.module.css'
import { NetworkFigures, NetworkWords } from './network-words.tsx'
import { useNetwork } from './use-network.ts'

/** Measures the network by itself and shows how well a call will work. */
export const NetworkCheck = () => {
  const { t } = useTranslation('deviceTest')
  const { measured, error, isTesting, again } = useNetwork()
  return (
    <section className={classes.check} aria-label={t('network.title')}>
      <div role="status">
        {isTesting && (
          <span>
            <Loader size="xs" aria-hidden /> {t('network.testing')}
          </span>
        )}
        {!isTesting && measured && <NetworkWords found={measured.found} />}
        {!isTesting && error && problemText(error).detail}
      </div>
      {!isTesting && measured && (
        <details className={classes.details}>
          <summary>{t('network.details')}</summary>
          <NetworkFigures found={measured.found} />
        </details>
      )}
      {!isTesting && (
        <Button variant="subtle" size="compact-md" onClick={again}>
          {t('network.again')}
        </Button>
      )}
    </section>
  )
}
