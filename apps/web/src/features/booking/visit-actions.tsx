import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ChatLink } from './chat-link.tsx'
import { useVisitActions } from './use-visit-actions.ts'
import classes from './visits.module.css'

const VisitDialogs = lazyPart(() => import('./visit-dialogs.tsx'), 'cancellation')

const withRecord: ReadonlySet<AppointmentStatus> = new Set(['confirmed', 'in_progress', 'finished'])

/** What a specialist may do with an appointment now, as the server says. */
export const VisitActions = ({ visit }: { visit: Appointment }) => {
  const { t } = useTranslation('booking')
  const { begin, finish, markAbsent, isBusy } = useVisitActions(visit)
  const { id, can, status, customer } = visit
  const { name } = customer
  const isRunning = status === 'in_progress' && can.join
  const [asks, setAsks] = useState<'finish' | 'cancel'>()
  const close = () => setAsks(undefined)
  return (
    <div className={classes.actions}>
      {(can.start || isRunning) && (
        <Button
          size="sm"
          loading={isBusy}
          onClick={begin}
          aria-label={t(isRunning ? 'visits.joinOf' : 'visits.startOf', { name })}
        >
          {t(isRunning ? 'visits.join' : 'visits.start')}
        </Button>
      )}
      {can.finish && (
        <Button
          size="sm"
          variant="light"
          loading={isBusy}
          onClick={() => setAsks('finish')}
          aria-label={t('visits.finishOf', { name })}
        >
          {t('visits.finish')}
        </Button>
      )}
      {can.mark_no_show && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          loading={isBusy}
          onClick={() => void markAbsent()}
          aria-label={t('visits.absentOf', { name })}
        >
          {t('visits.absent')}
        </Button>
      )}
      {withRecord.has(status) && (
        <LinkButton
          size="sm"
          variant="default"
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id: id, record_id: 'novo' }}
          aria-label={t('visits.recordOf', { name })}
        >
          {t('visits.record')}
        </LinkButton>
      )}
      <ChatLink status={status} person={customer} size="sm" />
      {can.cancel && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.visitOf', { name })}
          onClick={() => setAsks('cancel')}
        >
          {t('change.visit')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asks && (
          <VisitDialogs
            asks={asks}
            visit={visit}
            isBusy={isBusy}
            onFinish={(advised) => finish(advised, close)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
