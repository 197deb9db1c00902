import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Coming } from '../../../ui/feedback/coming.tsx'
import classes from './customer-home.module.css'
import { ownEntryQuery } from './home.queries.ts'
import { useWait } from './use-wait.ts'

/** The own place in the queue, and the way back to it; nothing for who does not wait. */
export const HomeQueue = () => {
  const { t } = useTranslation('dashboard')
  const wait = useWait()
  const { data: entry, isLoading } = useQuery(ownEntryQuery)
  if (isLoading) return <Coming />
  if (!entry) return null
  const { position, estimate } = entry
  return (
    <section className={classes.queue} aria-label={t('home.queue')} data-open>
      <p>
        <strong>{t('home.queue')}</strong>
        {position !== null && <span>{t('home.position', { count: position })}</span>}
        {estimate && <span>{wait(estimate)}</span>}
      </p>
      <LinkButton to="/customer/pronto-atendimento" fullWidth>
        {t('home.toQueue')}
      </LinkButton>
    </section>
  )
}
