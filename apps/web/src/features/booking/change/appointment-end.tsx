import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { useFocusBack } from '../../../lib/screen/use-focus-back.ts'
import { dateAt, today } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useSpecialistActions } from '../agenda/use-specialist-actions.ts'
import { appointmentQuery } from '../booking.queries.ts'

/** Where the day's work continues: Hoje, or the calendar of another day. */
const dayOf = ({ starts_at }: Pick<Appointment, 'starts_at'>) => {
  const date = dateAt(starts_at)
  return date === today()
    ? ({ isToday: true, to: '/dashboard', search: {} } as const)
    : ({ isToday: false, to: '/specialist/calendar', search: { date, view: 'day' } } as const)
}

interface EndProps {
  readonly appointment: Appointment
  readonly isFresh: boolean
}

const Finish = ({ appointment, isFresh }: EndProps) => {
  const { t } = useTranslation('booking')
  const { finish, isBusy } = useSpecialistActions(appointment)
  const navigate = useNavigate()
  const ref = useFocusBack(false, isFresh)
  const { isToday, to, search } = dayOf(appointment)
  const date = formatDate(appointment.starts_at)
  return (
    <Button ref={ref} loading={isBusy} onClick={() => finish(false, () => void navigate({ to, search }))}>
      {isToday ? t('appointmentEnd.finishToday') : t('appointmentEnd.finishDay', { date })}
    </Button>
  )
}

const Back = ({ appointment }: { readonly appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { isToday, to, search } = dayOf(appointment)
  const date = formatDate(appointment.starts_at)
  return (
    <LinkButton variant="default" to={to} search={search}>
      {isToday ? t('appointmentEnd.today') : t('appointmentEnd.day', { date })}
    </LinkButton>
  )
}

interface Props {
  readonly appointmentId: string
  /** Its record was just signed. */
  readonly isFresh: boolean
}

/** After the record: one press ends a visit in person and returns to its day; after the end it only returns. */
export default function AppointmentEnd({ appointmentId, isFresh }: Props) {
  const { data: appointment } = useQuery(appointmentQuery(appointmentId))
  if (!appointment) return <LoadingLines count={1} />
  const isDue = !appointment.online && appointment.can.finish
  return (
    <div className={layout.actions}>
      {isDue ? <Finish appointment={appointment} isFresh={isFresh} /> : <Back appointment={appointment} />}
    </div>
  )
}
