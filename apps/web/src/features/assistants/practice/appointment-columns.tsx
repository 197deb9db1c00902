import type { Appointment } from '@emma/contracts/booking'
import { csvMoney } from '@emma/domain/csv'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatDate } from '../../../lib/i18n/format.ts'
import { hourAt } from '../../../lib/time/days.ts'
import { AppointmentBadge, useAppointmentWord } from '../../../ui/status/appointment-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { RowTitle } from '../../../ui/table/row-open.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { patientName } from '../../booking/index.ts'
import classes from '../assistants.module.css'

/** Columns of an assistant's appointment lists: time, patient, specialty, status and price. */
export const useAppointmentColumns = (): readonly Column<Appointment>[] => {
  const { t } = useTranslation('booking')
  const whenOf = useWhen()
  const when = (appointment: Appointment) => {
    const { day, hours } = whenOf(appointment)
    return `${day}, ${hours}`
  }
  const whatFor = useWhatFor()
  const header = (key: 'patient' | 'when' | 'specialty' | 'status' | 'price') =>
    t(`appointments.columns.${key}`)
  return [
    {
      key: 'when',
      header: header('when'),
      text: when,
      csv: ({ starts_at }) => `${formatDate(starts_at)} ${hourAt(starts_at)}`,
      sort: 'starts_at',
    },
    {
      key: 'patient',
      header: header('patient'),
      text: patientName,
      cell: (appointment) => (
        <RowTitle note={appointment.dependent && t('card.guardian', { name: appointment.customer.name })}>
          {patientName(appointment)}
        </RowTitle>
      ),
      phone: 'start',
    },
    { key: 'specialty', header: header('specialty'), text: whatFor, only: 'wide' },
    {
      key: 'status',
      header: header('status'),
      text: useAppointmentWord(),
      cell: (appointment) => <AppointmentBadge {...appointment} />,
    },
    {
      key: 'below',
      header: header('when'),
      text: when,
      cell: (appointment) => (
        <span className={classes.state}>
          <span>{when(appointment)}</span>
          <AppointmentBadge {...appointment} />
        </span>
      ),
      only: 'phone',
      phone: 'below',
    },
    {
      key: 'price',
      header: header('price'),
      numeric: true,
      text: ({ price }) => formatBRL(price),
      csv: ({ price }) => csvMoney(price),
      only: 'wide',
    },
  ]
}
