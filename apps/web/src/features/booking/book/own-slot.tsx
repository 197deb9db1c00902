import type { Appointment } from '@emma/contracts/booking'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import classes from './pick-slot.module.css'

interface Props {
  readonly appointment: Pick<Appointment, 'id' | 'status' | 'specialist_id' | 'hold_expires_at'>
}

/** Reserved but not paid, for example in another tab. */
const Unpaid = ({ appointment: { id, specialist_id, hold_expires_at: until } }: Props) => {
  const { t } = useTranslation('booking')
  return (
    <Alert ref={bringIntoSight} color="teal" role="alert" title={t('mine.heldTitle')}>
      <p className={classes.reason}>
        {until === null ? t('mine.held') : t('mine.heldUntil', { hour: formatHour(until) })}
      </p>
      <LinkButton
        to="/customer/horario/$specialist_id"
        params={{ specialist_id }}
        search={{ appointment: id }}
      >
        {t('mine.pay')}
      </LinkButton>
    </Alert>
  )
}

/** The patient has this slot already, booked in another tab or before going back: leads to paying it, or to it. */
export const OwnSlot = ({ appointment }: Props) => {
  const { t } = useTranslation('booking')
  if (appointment.status === 'awaiting_payment') return <Unpaid appointment={appointment} />
  return (
    <Alert ref={bringIntoSight} color="teal" role="alert" title={t('mine.title')}>
      <p className={classes.reason}>{t('mine.detail')}</p>
      <LinkButton to="/customer/agenda" search={{ open: appointment.id }}>
        {t('mine.see')}
      </LinkButton>
    </Alert>
  )
}
