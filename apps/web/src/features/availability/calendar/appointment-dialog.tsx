import type { Appointment } from '@emma/contracts/booking'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatWallHour, noonOf, zonePhrase } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { patientName, SentProposal, SpecialistActions } from '../../booking/index.ts'
import { PreparationNote } from '../../preparations/index.ts'
import classes from './calendar.module.css'

interface Props {
  readonly appointment: Appointment
  readonly onClose: () => void
}

/** One appointment of the calendar: who, when, what for, and its actions. */
export default function AppointmentDialog({ appointment, onClose }: Props) {
  const { t } = useTranslation('availability')
  const whatFor = useWhatFor()
  const name = patientName(appointment)
  const { customer, date, init_hour, final_hour, timezone, price, online, dependent } = appointment
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={classes.appointment}>
        <AppointmentBadge {...appointment} />
        <p className={classes.words}>
          <strong className={classes.capital}>{formatDay(noonOf(date), 'UTC')}</strong>
          <span>
            {t('appointment.hours', {
              from: formatWallHour(init_hour),
              to: formatWallHour(final_hour),
              zone: zonePhrase(timezone),
            })}
          </span>
          {dependent && <span>{t('appointment.guardian', { name: customer.name })}</span>}
          <small>
            {whatFor(appointment)} · {t(online ? 'calendar.online' : 'calendar.place')} ·{' '}
            <MoneyText value={price} />
          </small>
        </p>
        <Suspense fallback={null}>
          <SentProposal id={appointment.id} />
          <PreparationNote appointmentId={appointment.id} name={name} />
        </Suspense>
        <SpecialistActions appointment={appointment} />
      </div>
    </Dialog>
  )
}
