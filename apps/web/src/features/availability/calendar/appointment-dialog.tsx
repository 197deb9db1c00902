import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatDay, noonOf, zonePhrase } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { SpecialistActions } from '../../booking/index.ts'
import classes from './calendar.module.css'

interface Props {
  readonly appointment: Appointment
  readonly onClose: () => void
}

/** One appointment of the calendar: who, when, what for, and what may be done with it now. */
export default function AppointmentDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation('availability')
  const { customer, specialty, date, init_hour, final_hour, timezone, price, online, dependent } = appointment
  return (
    <Dialog title={customer.name} onClose={onClose}>
      <div className={classes.appointment}>
        <AppointmentBadge {...appointment} />
        <p className={classes.words}>
          <strong className={classes.capital}>{formatDay(noonOf(date), 'UTC')}</strong>
          <span>
            {t('appointment.hours', { from: init_hour, to: final_hour, zone: zonePhrase(timezone) })}
          </span>
          {dependent && <span>{t('appointment.dependent', { name: dependent.name })}</span>}
          <small>
            {specialtyName(specialty.name)} · {t(online ? 'calendar.online' : 'calendar.place')} ·{' '}
            <MoneyText value={price} />
          </small>
        </p>
        <SpecialistActions appointment={appointment} />
      </div>
    </Dialog>
  )
}
