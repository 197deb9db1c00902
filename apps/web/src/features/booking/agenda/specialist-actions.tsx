import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import classes from './appointment-list.module.css'
import { ChatLink } from './chat-link.tsx'
import { isInCare } from './in-care.ts'
import { useSpecialistActions } from './use-specialist-actions.ts'

const SpecialistDialogs = lazyPart(() => import('./specialist-dialogs.tsx'), 'cancellation')

/** What a specialist may do with an appointment now, as the server says. */
export const SpecialistActions = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { begin, finish, markAbsent, isBusy } = useSpecialistActions(appointment)
  const { id, can, status, customer } = appointment
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
          aria-label={t(isRunning ? 'appointments.joinOf' : 'appointments.startOf', { name })}
        >
          {t(isRunning ? 'appointments.join' : 'appointments.start')}
        </Button>
      )}
      {can.finish && (
        <Button
          size="sm"
          variant="light"
          loading={isBusy}
          onClick={() => setAsks('finish')}
          aria-label={t('appointments.finishOf', { name })}
        >
          {t('appointments.finish')}
        </Button>
      )}
      {can.mark_no_show && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          loading={isBusy}
          onClick={() => void markAbsent()}
          aria-label={t('appointments.absentOf', { name })}
        >
          {t('appointments.absent')}
        </Button>
      )}
      {isInCare(status) && (
        <LinkButton
          size="sm"
          variant="default"
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id: id, record_id: 'novo' }}
          aria-label={t('appointments.recordOf', { name })}
        >
          {t('appointments.record')}
        </LinkButton>
      )}
      <ChatLink status={status} person={customer} size="sm" />
      {can.cancel && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.cancelBySpecialistOf', { name })}
          onClick={() => setAsks('cancel')}
        >
          {t('change.cancelBySpecialist')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asks && (
          <SpecialistDialogs
            asks={asks}
            appointment={appointment}
            isBusy={isBusy}
            onFinish={(advised) => finish(advised, close)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
