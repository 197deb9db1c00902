import type { QueueAttendance } from '@emma/contracts/queue'
import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../lib/use-now.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import classes from './desk.module.css'
import { PatientLine } from './patient-line.tsx'
import { secondsUntil } from './times.ts'
import { useAttending } from './use-attending.ts'

const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('queue')
  return <p role="timer">{t('desk.callingLeft', { count: secondsUntil(until, useNow(1000)) })}</p>
}

const Standing = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  if (current.status === 'in_progress') return <StatusChip tone="info" label={t('desk.running')} />
  if (current.answer_by === null) return <StatusChip tone="success" label={t('desk.answered')} />
  return <StatusChip tone="warning" label={t('desk.calling')} />
}

const Called = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  const { start, absent, isActing } = useAttending(current)
  const isAnswered = current.answer_by === null
  return (
    <>
      {current.answer_by !== null && <Countdown until={current.answer_by} />}
      <div className={classes.actions}>
        <Button disabled={!isAnswered} loading={isActing} onClick={() => void start()}>
          {t('desk.start')}
        </Button>
        <Button variant="default" disabled={isActing} onClick={() => void absent()}>
          {t('desk.absent')}
        </Button>
      </div>
    </>
  )
}

const Running = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  const { finish, isActing } = useAttending(current)
  const id = current.schedule_id ?? current.id
  return (
    <div className={classes.actions}>
      <LinkButton to="/calls" search={{ id }}>
        {t('desk.open')}
      </LinkButton>
      <LinkButton
        variant="default"
        to="/specialist/prontuario-medico/$schedule_id/$record_id"
        params={{ schedule_id: id, record_id: 'novo' }}
      >
        {t('desk.record')}
      </LinkButton>
      <Button variant="default" loading={isActing} onClick={() => void finish()}>
        {t('desk.finish')}
      </Button>
    </div>
  )
}

/** Whom I have called, or attend. */
export const CurrentPanel = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  return (
    <Panel title={t('desk.current')} action={<Standing current={current} />}>
      <VisuallyHidden role="status">
        {current.status === 'called' && current.answer_by === null && t('desk.answered')}
      </VisuallyHidden>
      <PatientLine patient={current} />
      {current.status === 'called' ? <Called current={current} /> : <Running current={current} />}
    </Panel>
  )
}
