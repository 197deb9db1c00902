import type { QueueEntry } from '@emma/contracts/queue'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import classes from '../queue.module.css'
import { MoneyReturned } from './money-returned.tsx'

/** The outcome of the last entry, and of its money. */
export const LastEntry = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const reason = entry.end_reason
  if (reason === null) return null
  const isGood = reason === 'finished'
  const detail = t(`over.detail.${reason}`)
  return (
    <Alert color={isGood ? 'leaf' : 'amber'} role="status" title={t(`over.title.${reason}`)}>
      <div className={classes.over}>
        {detail !== '' && <p>{detail}</p>}
        <MoneyReturned entry={entry} />
        {entry.schedule_id !== null && <TextLink to="/customer/agenda">{t('over.see')}</TextLink>}
      </div>
    </Alert>
  )
}
