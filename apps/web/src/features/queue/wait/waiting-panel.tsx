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

/** Until when one waits at most; sooner where nobody is on duty any more. */
const Until = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  if (entry.expires_at === null) return null
  const hour = formatHour(entry.expires_at)
  if (entry.on_duty > 0) return <p className={classes.note}>{t('wait.until', { hour })}</p>
  return <Alert color="amber">{t('wait.noDuty', { hour })}</Alert>
}

const Place = ({ position }: { position: number | null }) => {
  const { t } = useTranslation('queue')
  const words = position === 1 ? t('wait.next') : t('wait.place', { position: position ?? '…' })
  return (
    <p role="status" className={classes.place}>
      <span className={classes.note}>{t('wait.position')}</span>
      <strong>{words}</strong>
    </p>
  )
}

/** In line: where, how long, until when. */
export const WaitingPanel = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const { leave, isLeaving } = useLeave(entry)
  const isUrgent = entry.priority === 'urgent'
  return (
    <div className={classes.column}>
      <section className={classes.card} aria-labelledby="waiting">
        <h2 id="waiting" className={classes.question}>
          {t('wait.title')}
        </h2>
        <Place position={entry.position} />
        <Facts
          facts={[
            { name: t('care.estimate'), value: <EstimateText estimate={entry.estimate} /> },
            { name: t('kind.label'), value: t(`kind.answers.${entry.kind_of_care}`) },
            { name: t('wait.since'), value: <Since at={entry.waiting_since ?? entry.created_at} /> },
            { name: t('board.onDuty'), value: t('care.onDuty', { count: entry.on_duty }) },
            { name: t('pay.complaint'), value: entry.complaint, wide: true },
          ]}
        />
        {entry.misses > 0 && <Alert color="amber">{t('wait.missed', { count: entry.misses })}</Alert>}
        <p>{t('wait.stay')}</p>
        <Until entry={entry} />
        <Button variant="default" size="lg" loading={isLeaving} onClick={() => void leave()}>
          {t('wait.leave')}
        </Button>
      </section>
      <Prepare />
      {isUrgent && (
        <Alert color="coral">
          <p className={classes.gap}>{t('wait.urgent')}</p>
          <EmergencyLines lines={['192']} />
        </Alert>
      )}
    </div>
  )
}
