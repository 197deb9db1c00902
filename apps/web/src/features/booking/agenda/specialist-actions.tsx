import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { InviteCompanion } from '../../companions/index.ts'
import classes from './appointment-list.module.css'
import { ChatLink } from './chat-link.tsx'
import { isInCare } from './in-care.ts'
import { AskedDialogs, BeginButton } from './specialist-parts.tsx'
import { useSpecialistActions } from './use-specialist-actions.ts'

/** A specialist's current actions on an appointment, as the server allows. */
export const SpecialistActions = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const actions = useSpecialistActions(appointment)
  const { ask, markAbsent, isBusy } = actions
  const { id, can, status, customer } = appointment
  const { name } = customer
  return (
    <div className={classes.actions}>
      <BeginButton appointment={appointment} actions={actions} size="sm" />
      {can.finish && (
        <Button
          size="sm"
          variant="light"
          loading={isBusy}
          onClick={() => ask('finish')}
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
      <InviteCompanion appointment={appointment} size="sm" />
      <ChatLink status={status} person={customer} size="sm" />
      {can.propose && (
        <Button
          size="sm"
          variant="default"
          aria-label={t('change.proposeOf', { name })}
          onClick={() => ask('propose')}
        >
          {t('change.propose')}
        </Button>
      )}
      {can.cancel && (
        <Button
          size="sm"
          variant="subtle"
          color="coral"
          aria-label={t('change.cancelBySpecialistOf', { name })}
          onClick={() => ask('cancel')}
        >
          {t('change.cancelBySpecialist')}
        </Button>
      )}
      <AskedDialogs appointment={appointment} actions={actions} />
    </div>
  )
}
