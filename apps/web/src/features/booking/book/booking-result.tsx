import type { Appointment } from '@emma/contracts/booking'
import { Anchor } from '@mantine/core'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatMoment } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatePicture } from '../../../ui/feedback/state-picture.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { FirstPassword } from '../../auth/index.ts'
import { InviteCompanion } from '../../companions/index.ts'
import { PrepareLink } from '../../preparations/index.ts'
import { appointmentQuery } from '../booking.queries.ts'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { ShareAppointment } from '../calendar/share-appointment.tsx'
import { PixPanel } from '../pay/pix-panel.tsx'
import classes from './booking-result.module.css'

const icons = { waiting: IconClock, lost: IconCalendarX } as const
type Tone = keyof typeof icons | 'done'

/** What went well is celebrated; the rest is told. */
const Picture = ({ tone }: { tone: Tone }) => {
  if (tone === 'done') return <StatePicture kind="done" />
  const Icon = icons[tone]
  return <Icon size={56} stroke={1.5} aria-hidden />
}

interface PanelProps {
  readonly tone: Tone
  readonly title: string
  readonly detail: string
  readonly children?: ReactNode
}

const Panel = ({ tone, title, detail, children }: PanelProps) => {
  return (
    <section className={classes.panel}>
      <div role="status" className={classes.head} data-tone={tone}>
        <Picture tone={tone} />
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
      {children}
    </section>
  )
}

const Ways = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  return (
    <div className={classes.ways}>
      {appointment.can.join && appointment.online ? (
        <LinkButton size="lg" to="/customer/calls/{-$id}" params={{ id: appointment.id }}>
          {t('result.join')}
        </LinkButton>
      ) : (
        <LinkButton size="lg" to="/customer/agenda">
          {t('result.agenda')}
        </LinkButton>
      )}
      <LinkButton variant="default" size="lg" to="/customer">
        {t('result.home')}
      </LinkButton>
    </div>
  )
}

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

/** The way there, on a map that asks for no account. */
const Route = ({ address }: { address: string }) => {
  const { t } = useTranslation('booking')
  const query = new URLSearchParams({ to: address })
  return (
    <Anchor
      className={classes.route}
      href={`https://www.openstreetmap.org/directions?${query}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('result.route')}
    </Anchor>
  )
}

const Confirmed = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const moment = formatMoment(appointment.starts_at)
  const agreed = useAgreed()(appointment)
  const user = useUser()
  return (
    <Panel tone="done" title={t('result.confirmedTitle')} detail={t('result.confirmedDetail', { moment })}>
      <AppointmentCard
        appointment={appointment}
        participant="customer"
        note={appointment.place && <Route address={appointment.place.address} />}
      />
      <p className={classes.held}>{agreed}</p>
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
        </ul>
      </div>
      <PrepareLink appointment={appointment} size="lg" variant="light" />
      {user?.withoutPassword && (
        <Suspense fallback={null}>
          <FirstPassword />
        </Suspense>
      )}
      <div className={classes.ways}>
        <AddToCalendar id={appointment.id} size="lg" />
        <ShareAppointment appointment={appointment} size="lg" />
        <InviteCompanion appointment={appointment} size="lg" />
      </div>
      <Ways appointment={appointment} />
    </Panel>
  )
}

/** The bank has not answered yet: said as it is, and asked about again by itself. */
const Waiting = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { hold_expires_at: until } = appointment
  return (
    <Panel tone="waiting" title={t('result.waitingTitle')} detail={t('result.waitingDetail')}>
      <AppointmentCard
        appointment={appointment}
        participant="customer"
        note={until && <p className={classes.held}>{t('result.heldUntil', { hour: formatHour(until) })}</p>}
      />
      <p className={classes.held}>{t('result.leave')}</p>
      <Ways appointment={appointment} />
    </Panel>
  )
}

const Lost = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { status, payment } = appointment
  const isRefused = payment.status === 'failed'
  return (
    <Panel
      tone="lost"
      title={t(isRefused ? 'pay.refusedTitle' : 'result.expiredTitle')}
      detail={t(isRefused ? 'result.failedDetail' : 'result.expiredDetail')}
    >
      {status === 'expired' && payment.reason && (
        <p className={classes.held}>{t('pay.refusedReason', { reason: payment.reason })}</p>
      )}
      <LinkButton
        size="lg"
        to="/customer/horario/$specialist_id"
        params={{ specialist_id: appointment.specialist_id }}
        search={{ specialty: appointment.specialty.id }}
      >
        {t('result.retry')}
      </LinkButton>
    </Panel>
  )
}

const Over = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const isCanceled = appointment.status.startsWith('canceled')
  return (
    <Panel
      tone="lost"
      title={t(isCanceled ? 'result.canceledTitle' : 'result.passedTitle')}
      detail={t('result.canceledDetail')}
    >
      <Ways appointment={appointment} />
    </Panel>
  )
}

const Outcome = ({ appointment }: { appointment: Appointment }) => {
  switch (appointment.status) {
    case 'confirmed':
    case 'in_progress':
      return <Confirmed appointment={appointment} />
    case 'awaiting_payment':
      return appointment.payment.pix ? (
        <PixPanel
          amount={appointment.payment.amount - appointment.payment.wallet_amount}
          pix={appointment.payment.pix}
        >
          <AppointmentCard appointment={appointment} participant="customer" />
        </PixPanel>
      ) : (
        <Waiting appointment={appointment} />
      )
    case 'expired':
      return <Lost appointment={appointment} />
    default:
      return <Over appointment={appointment} />
  }
}

/** What came of a booking; follows it by itself until it is decided. */
export default function BookingResult({ id }: { id: string }) {
  return (
    <QueryView
      alone
      query={useQuery(appointmentQuery(id))}
      skeleton={<LoadingLines shape="block" count={1} />}
    >
      {(appointment) => <Outcome appointment={appointment} />}
    </QueryView>
  )
}
