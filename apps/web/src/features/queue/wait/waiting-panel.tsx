import type { QueueEntry } from '@emma/contracts/queue'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour, isJustNow, lasting } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { EmergencyLines } from '../enter/emergency-lines.tsx'
import { EstimateText } from '../enter/estimate-text.tsx'
import classes from '../queue.module.css'
import { Prepare } from './prepare.tsx'
import { useLeave } from './use-leave.ts'

const TICK = 15_000

const Since = ({ at }: { at: string }) => {
  const { t } = useTranslation('queue')
  const now = useNow(TICK)
  return isJustNow(at, now) ? t('wait.now') : t('wait.ago', { time: lasting(at, now) })
}

/** The longest wait; shorter if nobody is on duty any more. */
const Until = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  if (entry.expires_at === null) return null
  const hour = formatHour(entry.expires_at)
  if (entry.on_duty > 0) return <p className={classes.note}>{t('wait.until', { hour })}</p>
  return <Alert color="amber">{t('wait.noDuty', { hour })}</Alert>
}

/** The place in line in large type, and the remaining time. */
const Place = ({ entry: { position, estimate, kind_of_care } }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const words = position === 1 ? t('wait.next') : t('wait.place', { position: position ?? '…' })
  return (
    <div className={classes.place}>
      <p role="status" className={classes.place}>
        <strong>{words}</strong>
        <span>
          <EstimateText estimate={estimate} />
        </span>
      </p>
      <p className={classes.note}>{t(`kind.answers.${kind_of_care}`)}</p>
    </div>
  )
}

/** The data given on entering, and how to leave. */
const About = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const { leave, isLeaving } = useLeave(entry)
  return (
    <section className={classes.card} aria-label={t('pay.summary')}>
      <Facts
        facts={[
          { name: t('wait.since'), value: <Since at={entry.waiting_since ?? entry.created_at} /> },
          { name: t('board.onDuty'), value: t('care.onDuty', { count: entry.on_duty }) },
          { name: t('pay.complaint'), value: entry.complaint, wide: true },
        ]}
      />
      <Button variant="default" size="lg" loading={isLeaving} onClick={() => void leave()}>
        {t('wait.leave')}
      </Button>
    </section>
  )
}

/** In line: the place and the wait; then preparations, so that nothing delays the call when it comes. */
export const WaitingPanel = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  return (
    <div className={classes.column}>
      <section className={classes.card} aria-labelledby="waiting">
        <h2 id="waiting" className={classes.question}>
          {t('wait.title')}
        </h2>
        <Place entry={entry} />
        {entry.misses > 0 && <Alert color="amber">{t('wait.missed', { count: entry.misses })}</Alert>}
        <p>{t('wait.stay')}</p>
        <Until entry={entry} />
      </section>
      {entry.priority === 'urgent' && (
        <Alert color="coral">
          <p className={classes.gap}>{t('wait.urgent')}</p>
          <EmergencyLines lines={['192']} />
        </Alert>
      )}
      <Prepare />
      <About entry={entry} />
    </div>
  )
}
