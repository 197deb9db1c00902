import type { Appointment } from '@emma/contracts/booking'
import { isActive } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { useWhere } from '../../../ui/time/use-where.ts'
import { PrepareLink } from '../../preparations/index.ts'
import { appointmentQuery } from '../booking.queries.ts'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { useFreeUntil } from '../change/free-until.ts'
import { InPersonNote } from '../own-agenda/in-person-note.tsx'
import { MoneyBack } from '../pay/money-back.tsx'
import { ReceiptButton } from '../pay/receipt-button.tsx'
import { useRefusal } from '../pay/use-refusal.ts'
import { lostWords } from '../result/lost-words.ts'
import { ReturnOffer } from '../returns/return-offer.tsx'
import classes from './agenda.module.css'

const InviteCompanion = lazyPart(async () => ({
  default: (await import('../../companions/index.ts')).InviteCompanion,
}))
const CompanionSheet = lazyPart(async () => ({
  default: (await import('../../companions/index.ts')).CompanionSheet,
}))

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The price, how it was paid, and refunds. */
const Payment = ({ payment, price, status }: Pick<Appointment, 'payment' | 'price' | 'status'>) => {
  const { t } = useTranslation('booking')
  const inWords = useRefusal()
  if (price === 0) return <Line name={t('details.price')}>{t('returns.noCost')}</Line>
  return (
    <>
      <Line name={t('details.price')}>
        <MoneyText value={price} strong />
      </Line>
      <Line name={t('details.method')}>{t(`method.${payment.method}`)}</Line>
      {payment.wallet_amount > 0 && status !== 'expired' && (
        <Line name={t('details.fromWallet')}>
          <MoneyText value={payment.wallet_amount} />
        </Line>
      )}
      <Line name={t('details.payment')}>{t(`paymentStatus.${payment.status}`)}</Line>
      {payment.kept !== undefined && (
        <Line name={t('details.kept')}>
          <MoneyText value={payment.kept} />
        </Line>
      )}
      {payment.reason && <Line name={t('details.reason')}>{inWords(payment.reason)}</Line>}
    </>
  )
}

const unpaid = new Set(['pending', 'failed'])

const Lines = ({ appointment, onInvite }: { appointment: Appointment; onInvite: () => void }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const whatFor = useWhatFor()
  const freeUntil = useFreeUntil()(appointment, formatMoment)
  const { id, status, payment, cancel_reason } = appointment
  return (
    <>
      <dl className={classes.lines}>
        <Line name={t('details.status')}>
          <AppointmentBadge {...appointment} />
        </Line>
        <Line name={t('details.when')}>{formatMoment(appointment.starts_at)}</Line>
        <Line name={t('details.where')}>{where(appointment)}</Line>
        <Line name={t('summary.duration')}>
          {t('duration.minutes', { minutes: appointment.duration_minutes })}
        </Line>
        {appointment.dependent && <Line name={t('details.whoFor')}>{appointment.dependent.name}</Line>}
        <Line name={t('details.specialist')}>{appointment.specialist.name}</Line>
        <Line name={t('details.specialty')}>{whatFor(appointment)}</Line>
        {cancel_reason && <Line name={t('details.cancelReason')}>{cancel_reason}</Line>}
        <Payment {...appointment} />
        {appointment.can.cancel && freeUntil && <Line name={t('summary.ruleTitle')}>{freeUntil}</Line>}
      </dl>
      {status === 'expired' && <p className={classes.lost}>{t(lostWords(appointment).detail)}</p>}
      <InPersonNote {...appointment} />
      <MoneyBack payment={payment} />
      <ReturnOffer appointment={appointment} />
      <div className={classes.files}>
        <PrepareLink appointment={appointment} />
        {isActive(status) && <AddToCalendar id={id} />}
        <Suspense fallback={null}>
          <InviteCompanion appointment={appointment} onOpen={onInvite} />
        </Suspense>
        {appointment.price > 0 && !unpaid.has(payment.status) && <ReceiptButton id={id} />}
      </div>
    </>
  )
}

/** Everything about one appointment; the companion's sheet opens in its place, and leads back to it. */
export const AppointmentDetails = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('booking')
  const [isInviting, setInviting] = useState(false)
  const query = useQuery(appointmentQuery(id))
  if (isInviting) {
    return (
      <Suspense fallback={null}>
        <CompanionSheet appointmentId={id} onClose={() => setInviting(false)} />
      </Suspense>
    )
  }
  return (
    <Dialog onClose={onClose} title={t('details.title')}>
      <QueryView query={query}>
        {(appointment) => <Lines appointment={appointment} onInvite={() => setInviting(true)} />}
      </QueryView>
    </Dialog>
  )
}
