import type { QueueEntry } from '@emma/contracts/queue'
import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from '../queue.module.css'
import { clockOf, secondsUntil } from '../times.ts'
import Ringing from './ringing.tsx'
import { useLeave } from './use-leave.ts'

/** The specialist's time to begin. */
const MeetClock = ({ until }: { until: string }) => {
  const { t } = useTranslation('queue')
  const left = secondsUntil(until, useNow(1000))
  return (
    <p role="timer" className={classes.place}>
      <strong>{clockOf(left)}</strong>
      <span className={classes.note}>{t('called.meetBy')}</span>
    </p>
  )
}

/** Answered: until when the specialist begins, how to leave, and the emergency number. */
const Answered = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const { leave, isLeaving } = useLeave(entry)
  const { meet_by, support_phone: support } = entry
  return (
    <section className={classes.card} aria-labelledby="answered">
      <h2 id="answered" className={classes.question}>
        {t('called.answered')}
      </h2>
      <p role="status">{t('called.answeredDetail', { name: entry.specialist?.name ?? '' })}</p>
      {meet_by !== null && <MeetClock until={meet_by} />}
      {entry.can.leave && (
        <Button variant="default" size="lg" loading={isLeaving} onClick={() => void leave()}>
          {t('wait.leave')}
        </Button>
      )}
      {support !== null && (
        <Anchor href={`tel:${support.replace(/[^\d+]/g, '')}`}>
          {t('called.support', { phone: support })}
        </Anchor>
      )}
    </section>
  )
}

/** Called, with a minute to answer; then waiting for the specialist to open the call. */
export default function CalledPanel({ entry }: { entry: QueueEntry }) {
  if (entry.answer_by !== null) return <Ringing entry={entry} until={entry.answer_by} />
  return <Answered entry={entry} />
}
