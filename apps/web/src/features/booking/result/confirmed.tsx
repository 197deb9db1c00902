import type { Appointment } from '@emma/contracts/booking'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { FirstPassword } from '../../auth/index.ts'
import { InviteCompanion } from '../../companions/index.ts'
import { PrepareLink } from '../../preparations/index.ts'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { ShareAppointment } from '../calendar/share-appointment.tsx'
import { useFreeUntil } from '../change/free-until.ts'
import classes from './booking-result.module.css'
import { PlaceRoute } from './place-route.tsx'
import { ResultPanel } from './result-panel.tsx'

const shortMoment = (at: string): string => `${formatShortDay(at)}, ${formatHour(at)}`

/** When it is, and what was paid. */
const useWords = () => {
  const { t } = useTranslation('booking')
  return ({ starts_at, agreed, payment }: Appointment): string =>
    [
      shortMoment(starts_at),
      agreed.price === 0
        ? t('returns.noCost')
        : t('result.paid', {
            amount: formatBRL(agreed.price),
            method: t(`method.${payment.method}`),
          }),
    ].join(' · ')
}

/** The most urgent action; the others are offered too. */
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

const Next = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const freeUntil = useFreeUntil()(appointment, shortMoment)
  return (
    <div>
      <h2 className={classes.next}>{t('result.nextTitle')}</h2>
      <ul className={classes.list}>
        {appointment.online ? (
          <>
            <li>{t('result.nextJoin')}</li>
            <li>{t('result.nextPlace')}</li>
          </>
        ) : (
          <li>{t('result.nextInPerson')}</li>
        )}
        {freeUntil && <li>{freeUntil}</li>}
      </ul>
    </div>
  )
}

/** A paid booking: when, where and with whom, the next step, and other actions. */
export const Confirmed = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const words = useWords()(appointment)
  const user = useUser()
  const { place, specialist_id: specialistId } = appointment
  const isReturn = appointment.return_of !== null
  return (
    <ResultPanel
      tone="done"
      title={t(isReturn ? 'returns.confirmed' : 'result.confirmedTitle')}
      detail={words}
    >
      <div className={classes.parts}>
        <div className={classes.part}>
          <AppointmentCard appointment={appointment} participant="customer" />
          <FirstThing appointment={appointment} />
        </div>
        <div className={classes.part} data-beside>
          <Next appointment={appointment} />
          {place && <PlaceRoute place={place} specialistId={specialistId} />}
        </div>
        <div className={classes.part}>
          {user?.withoutPassword && (
            <Suspense fallback={null}>
              <FirstPassword />
            </Suspense>
          )}
          <OtherThings appointment={appointment} />
        </div>
      </div>
    </ResultPanel>
  )
}
