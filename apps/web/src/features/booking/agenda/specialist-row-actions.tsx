import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { MenuEntry, MenuLink, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { patientName } from '../patient-name.ts'
import { isInCare } from './in-care.ts'
import { AskedDialogs, BeginButton } from './specialist-parts.tsx'
import { useSpecialistActions } from './use-specialist-actions.ts'

interface Props {
  readonly appointment: Appointment
  /** Whether the entry is here; if it is elsewhere on the screen, only the menu is shown. */
  readonly begins?: boolean
}

/** Actions in a table's row: entering the call while it is due; other allowed actions in the menu. */
export const SpecialistRowActions = ({ appointment, begins = true }: Props) => {
  const { t } = useTranslation('booking')
  const { t: shell } = useTranslation()
  const actions = useSpecialistActions(appointment)
  const { ask, markAbsent } = actions
  const { can, status, customer } = appointment
  const { id } = customer
  const name = patientName(appointment)
  const inCare = isInCare(status)
  const takesCompanion = appointment.online && (status === 'confirmed' || status === 'in_progress')
  return (
    <>
      {begins && <BeginButton appointment={appointment} actions={actions} size="xs" />}
      {(inCare || can.finish || can.mark_no_show || can.cancel) && (
        <OverflowMenu label={t('appointments.more', { name })}>
          {can.finish && <MenuEntry onClick={() => ask('finish')}>{t('appointments.finish')}</MenuEntry>}
          {inCare && (
            <MenuLink
              to="/specialist/prontuario-medico/$schedule_id/$record_id"
              params={{ schedule_id: appointment.id, record_id: 'novo' }}
            >
              {t('appointments.record')}
            </MenuLink>
          )}
          {inCare && (
            <MenuLink to="/chat/$employeeId" params={{ employeeId: id }}>
              {t('card.chat')}
            </MenuLink>
          )}
          {takesCompanion && (
            <MenuEntry onClick={() => ask('companion')}>{shell('companion.invite')}</MenuEntry>
          )}
          {can.propose && <MenuEntry onClick={() => ask('propose')}>{t('change.propose')}</MenuEntry>}
          {can.mark_no_show && (
            <MenuEntry danger onClick={() => void markAbsent()}>
              {t('appointments.absentConfirm')}
            </MenuEntry>
          )}
          {can.cancel && (
            <MenuEntry danger onClick={() => ask('cancel')}>
              {t('appointments.cancel')}
            </MenuEntry>
          )}
        </OverflowMenu>
      )}
      <AskedDialogs appointment={appointment} actions={actions} />
    </>
  )
}
