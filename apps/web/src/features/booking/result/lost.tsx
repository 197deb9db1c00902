import type { Appointment } from '@emma/contracts/booking'
import { isPix } from '@emma/domain/payments'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateAt } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { AppointmentCard } from '../../../ui/time/appointment-card.tsx'
import { instantsOf, weekOf } from '../book/days.ts'
import { slotAtStart } from '../book/use-seen-offer.ts'
import { slotsQuery } from '../booking.queries.ts'
import { MoneyBack } from '../pay/money-back.tsx'
import { useRefusal } from '../pay/use-refusal.ts'
import classes from './booking-result.module.css'
import { lostWords } from './lost-words.ts'
import { ResultPanel } from './result-panel.tsx'

/** The same choices again: for whom, and by Pix or with the wallet; a refused card is not chosen by itself. */
const choicesOf = ({ specialty, starts_at, dependent, return_of, payment }: Appointment) => ({
  specialty: specialty.id,
  day: dateAt(starts_at),
  for: dependent?.id,
  return_of: return_of ?? undefined,
  pay: isPix(payment.method) ? 'pix' : undefined,
  mix: payment.wallet_amount > 0 ? ('1' as const) : undefined,
})

/** The slot of an unpaid booking, if nobody has taken it since. */
const useStillFree = ({ specialist_id, specialty, starts_at, return_of }: Appointment) => {
  const asked = {
    ...instantsOf(weekOf(dateAt(starts_at))),
    specialtyId: specialty.id,
    returnOf: return_of ?? undefined,
  }
  const { data, isPending } = useQuery(slotsQuery(specialist_id, asked))
  return { isPending, slot: slotAtStart(data, Date.parse(starts_at)) }
}

const Ways = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { slot, isPending } = useStillFree(appointment)
  const way = {
    size: 'lg',
    to: '/customer/horario/$specialist_id',
    params: { specialist_id: appointment.specialist_id },
  } as const
  const choices = choicesOf(appointment)
  if (isPending) return <LoadingLines shape="lines" count={2} />
  return (
    <div className={classes.ways}>
      {slot && (
        <LinkButton {...way} search={{ ...choices, slot: slot.id, step: 'pay' }}>
          {t('result.sameTime')}
        </LinkButton>
      )}
      <LinkButton {...way} variant={slot ? 'default' : 'filled'} search={choices}>
        {t('result.retry')}
      </LinkButton>
    </div>
  )
}

/** An unpaid booking that ended: what it was, and the way to the same time if it is still free, or to another. */
export const Lost = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const inWords = useRefusal()
  const { payment } = appointment
  const { title, detail } = lostWords(appointment)
  // Nobody refuses a Pix: its time ended.
  const reason = isPix(payment.method) ? undefined : payment.reason
  return (
    <ResultPanel tone="lost" title={t(title)} detail={t(detail)}>
      {reason && <p className={classes.held}>{t('pay.refusedReason', { reason: inWords(reason) })}</p>}
      <MoneyBack payment={payment} />
      <AppointmentCard appointment={appointment} participant="customer" />
      <Ways appointment={appointment} />
    </ResultPanel>
  )
}
