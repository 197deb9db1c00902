import type { Appointment, AppointmentStatus } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { CancelVisitButton } from './cancel-visit-button.tsx'
import { useVisitActions } from './use-visit-actions.ts'
import classes from './visits.module.css'

const FinishDialog = lazy(() => import('./finish-dialog.tsx'))

const withRecord: ReadonlySet<AppointmentStatus> = new Set(['confirmed', 'in_progress', 'finished'])

/** What a specialist may do with an appointment now, as the server says. */
export const VisitActions = ({ visit }: { visit: Appointment }) => {
  const { t } = useTranslation('booking')
  const { begin, finish, markAbsent, isBusy } = useVisitActions(visit)
  const { id, can, status, customer } = visit
  const { name } = customer
  const isRunning = status === 'in_progress' && can.join
  const [isFinishing, setFinishing] = useState(false)
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
          onClick={() => setFinishing(true)}
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
      <Suspense fallback={null}>
        {isFinishing && (
          <FinishDialog
            visit={visit}
            isBusy={isBusy}
            onFinish={(advised) => finish(advised, () => setFinishing(false))}
            onClose={() => setFinishing(false)}
          />
        )}
      </Suspense>
      <CancelVisitButton visit={visit} />
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
    </div>
  )
}
