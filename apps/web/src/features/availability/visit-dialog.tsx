import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatDay, noonOf, zonePhrase } from '../../lib/format.ts'
import { AppointmentStatusChip } from '../../ui/appointment-card-status.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { VisitActions } from '../booking/index.ts'
import classes from './calendar.module.css'

interface Props {
  readonly visit: Appointment
  readonly onClose: () => void
}

/** One appointment of the calendar: who, when, what for, and what may be done with it now. */
export default function VisitDialog({ visit, onClose }: Props) {
  const { t } = useTranslation('availability')
  const { customer, specialty, date, init_hour, final_hour, timezone, price, online, dependent } = visit
  return (
    <Dialog title={customer.name} onClose={onClose}>
      <div className={classes.visit}>
        <AppointmentStatusChip status={visit.status} />
        <p className={classes.words}>
          <strong className={classes.capital}>{formatDay(noonOf(date), 'UTC')}</strong>
          <span>{t('visit.hours', { from: init_hour, to: final_hour, zone: zonePhrase(timezone) })}</span>
          {dependent && <span>{t('visit.dependent', { name: dependent.name })}</span>}
          <small>
            {specialty.name} · {t(online ? 'calendar.online' : 'calendar.place')} ·{' '}
            <MoneyText value={price} />
          </small>
        </p>
        <VisitActions visit={visit} />
      </div>
    </Dialog>
  )
}
