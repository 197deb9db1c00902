import type { Appointment } from '@emma/contracts/booking'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { FirstPassword } from '../../auth/index.ts'
import { InviteCompanion } from '../../companions/index.ts'
import { PrepareLink } from '../../preparations/index.ts'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { ShareAppointment } from '../calendar/share-appointment.tsx'
import classes from './booking-result.module.css'
import { PlaceRoute } from './place-route.tsx'
import { ResultPanel } from './result-panel.tsx'

/** What was paid, and until when all of it comes back. */
const useAgreed = () => {
  const { t } = useTranslation('booking')
  return ({ agreed, payment }: Appointment): string => {
    const amount = formatBRL(agreed.price)
    const until = agreed.refund_until
    return [
      agreed.price === 0
        ? t('returns.freeOfCharge')
        : t('result.paid', { amount, method: t(`method.${payment.method}`) }),
      until === null ? t('deadline.over') : t('deadline.until', { moment: formatMoment(until) }),
    ].join(' ')
  }
}

/** What is to be done about it first; the rest can be done as well. */
const firstOf = ({ can, online, preparation }: Appointment) => {
  if (can.join && online) return 'join'
  return can.prepare && !preparation.done ? 'prepare' : 'agenda'
}

const FirstThing = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  switch (firstOf(appointment)) {
    case 'join':
      return (
        <LinkButton size="lg" to="/customer/calls/{-$id}" params={{ id: appointment.id }}>
          {t('result.join')}
        </LinkButton>
      )
    case 'prepare':
      return <PrepareLink appointment={appointment} size="lg" variant="filled" />
    default:
      return (
        <LinkButton size="lg" to="/customer/agenda">
          {t('result.agenda')}
        </LinkButton>
      )
  }
}

const row = { variant: 'subtle', size: 'lg', justify: 'start', fullWidth: true } as const
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

const OtherThings = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const first = firstOf(appointment)
  return (
    <div className={classes.rows}>
      <AddToCalendar id={appointment.id} {...row} />
      <ShareAppointment appointment={appointment} {...row} />
      <InviteCompanion appointment={appointment} {...row} />
      {first !== 'prepare' && (
        <PrepareLink appointment={appointment} {...row} leftSection={<IconClipboardText {...icon} />} />
      )}
      {first !== 'agenda' && (
        <LinkButton {...row} to="/customer/agenda" leftSection={<IconCalendar {...icon} />}>
          {t('result.agenda')}
        </LinkButton>
      )}
    </div>
  )
}

const Next = ({ online }: Appointment) => {
  const { t } = useTranslation('booking')
  return (
    <div>
      <h2 className={classes.next}>{t('result.nextTitle')}</h2>
      <ul className={classes.list}>
        {online ? (
          <>
            <li>{t('result.nextJoin')}</li>
            <li>{t('result.nextPlace')}</li>
          </>
        ) : (
          <li>{t('result.nextInPerson')}</li>
        )}
      </ul>
    </div>
  )
}

/** A booking that was paid: when, where and with whom, the next thing to do about it, and what else can be done. */
export const Confirmed = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const moment = formatMoment(appointment.starts_at)
  const agreed = useAgreed()(appointment)
  const user = useUser()
  return (
    <ResultPanel
      tone="done"
      title={t('result.confirmedTitle')}
      detail={t('result.confirmedDetail', { moment })}
    >
      <AppointmentCard appointment={appointment} participant="customer" />
      <FirstThing appointment={appointment} />
      <p className={classes.held}>{agreed}</p>
      {appointment.place && <PlaceRoute place={appointment.place} specialistId={appointment.specialist_id} />}
      <Next {...appointment} />
      {user?.withoutPassword && (
        <Suspense fallback={null}>
          <FirstPassword />
        </Suspense>
      )}
      <OtherThings appointment={appointment} />
    </ResultPanel>
  )
}
