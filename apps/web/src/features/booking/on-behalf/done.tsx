import type { bookOnBehalf } from '@emma/contracts/booking/on-behalf'
import type { ResponseOf } from '@emma/contracts/kit'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { StateBlock } from '../../../ui/feedback/state-block.tsx'
import classes from './on-behalf.module.css'

export type Outcome = ResponseOf<typeof bookOnBehalf>

const useWords = ({ appointment, link }: Outcome) => {
  const { t } = useTranslation('onBehalf')
  if (link?.series) {
    const { dates } = link.series
    const values = { name: link.name ?? t('links.somebody'), count: dates.length }
    const moment = formatMoment(dates[0]?.starts_at ?? link.starts_at)
    return link.status === 'open'
      ? {
          title: t('done.sent'),
          detail: t('series.sentDetail', { ...values, deadline: formatMoment(link.expires_at) }),
        }
      : { title: t('series.confirmed'), detail: t('series.confirmedDetail', { ...values, moment }) }
  }
  if (link) {
    const [deadline, moment] = [formatMoment(link.expires_at), formatMoment(link.starts_at)]
    const name = link.name ?? t('links.somebody')
    return { title: t('done.sent'), detail: t('done.sentDetail', { name, deadline, moment }) }
  }
  const name = appointment?.dependent?.name ?? appointment?.customer.name ?? ''
  const moment = appointment ? formatMoment(appointment.starts_at) : ''
  return { title: t('done.confirmed'), detail: t('done.confirmedDetail', { name, moment }) }
}

/** The next step: confirmed, or reserved until the patient confirms. The link is in the list below. */
export const Done = ({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) => {
  const { t } = useTranslation('onBehalf')
  const isAssistant = useUser()?.role === 'assistant'
  return (
    <StateBlock
      role="status"
      picture="done"
      {...useWords(outcome)}
      action={
        <div className={classes.actions}>
          <Button onClick={onAgain}>{t('done.again')}</Button>
          <LinkButton variant="default" to={isAssistant ? '/assistente' : '/specialist/consultas'}>
            {t('done.agenda')}
          </LinkButton>
        </div>
      }
    />
  )
}
