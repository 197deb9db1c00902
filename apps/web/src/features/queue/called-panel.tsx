import type { QueueEntry } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'
import classes from './queue.module.css'
import Ringing from './ringing.tsx'

/** Called, with a minute to answer; then until the specialist opens the call. */
export default function CalledPanel({ entry }: { entry: QueueEntry }) {
  const { t } = useTranslation('queue')
  if (entry.answer_by !== null) return <Ringing entry={entry} until={entry.answer_by} />
  return (
    <section className={classes.card} aria-labelledby="answered">
      <h2 id="answered" className={classes.question}>
        {t('called.answered')}
      </h2>
      <p role="status">{t('called.answeredDetail', { name: entry.specialist?.name ?? '' })}</p>
    </section>
  )
}
