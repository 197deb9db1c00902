import type { QueueAttendance } from '@emma/contracts/queue/attendance'
import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { secondsUntil } from '../times.ts'
import classes from './duty.module.css'
import { PatientLine } from './patient-line.tsx'
import { useAttending } from './use-attending.ts'

const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('queue')
  return <p role="timer">{t('attend.callingLeft', { count: secondsUntil(until, useNow(1000)) })}</p>
}

const CurrentStatus = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  if (current.status === 'in_progress') return <StatusChip tone="info" label={t('attend.running')} />
  if (current.answer_by === null) return <StatusChip tone="success" label={t('attend.answered')} />
  return <StatusChip tone="warning" label={t('attend.calling')} />
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
          {t('attend.start')}
        </Button>
        <Button variant="default" disabled={isActing} onClick={() => void absent()}>
          {t('attend.absent')}
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
        {t('attend.open')}
      </LinkButton>
      <LinkButton
        variant="default"
        to="/specialist/prontuario-medico/$schedule_id/$record_id"
        params={{ schedule_id: id, record_id: 'novo' }}
      >
        {t('attend.record')}
      </LinkButton>
      <Button variant="default" loading={isActing} onClick={() => void finish()}>
        {t('attend.finish')}
      </Button>
    </div>
  )
}

/** The patient whom the specialist has called or attends. */
export const CurrentPanel = ({ current }: { current: QueueAttendance }) => {
  const { t } = useTranslation('queue')
  return (
    <Panel title={t('attend.current')} action={<CurrentStatus current={current} />}>
      <VisuallyHidden role="status">
        {current.status === 'called' && current.answer_by === null && t('attend.answered')}
      </VisuallyHidden>
      <PatientLine patient={current} />
      {current.status === 'called' ? <Called current={current} /> : <Running current={current} />}
    </Panel>
  )
}
