import type { Slot } from '@emma/contracts/availability'
import { ApiError } from '@emma/contracts/kit'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../lib/format.ts'
import { isProblem, problemText } from '../../lib/problem.ts'
import { isUnanswered } from './attempt.ts'
import classes from './pick-slot.module.css'

const offered = 4

/** Somebody else was faster: the free slots that come next. */
export const SlotTaken = ({
  slots,
  onSelect,
}: {
  slots: readonly Slot[]
  onSelect: (slot: Slot) => void
}) => {
  const { t } = useTranslation('booking')
  return (
    <Alert color="amber" role="alert" title={t('pay.takenTitle')}>
      {t(slots.length > 0 ? 'pay.takenDetail' : 'pay.takenNone')}
      <div className={classes.offers}>
        {slots.slice(0, offered).map((slot) => (
          <Button key={slot.id} variant="light" px="xs" onClick={() => onSelect(slot)}>
            {`${formatShortDay(slot.starts_at)} ${formatHour(slot.starts_at)}`}
          </Button>
        ))}
      </div>
    </Alert>
  )
}

const Refused = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('booking')
  const reason = error instanceof ApiError ? error.problem.reason : undefined
  return (
    <Alert color="coral" role="alert" title={t('pay.refusedTitle')}>
      {reason && <p className={classes.reason}>{t('pay.refusedReason', { reason })}</p>}
      {t('pay.refusedNext')}
    </Alert>
  )
}

/** Nobody knows yet whether it was booked; asking again never pays twice. */
export const Unanswered = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('booking')
  return (
    <Alert color="amber" role="alert" title={t('pay.unsentTitle')}>
      <p className={classes.reason}>{t('pay.unsentDetail')}</p>
      <Button onClick={onRetry}>{t('pay.retry')}</Button>
    </Alert>
  )
}

/** Why it was not booked, and what to do. */
export const PaymentProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  if (isProblem(error, 'payment_refused')) return <Refused error={error} />
  if (isUnanswered(error)) return <Unanswered onRetry={onRetry} />
  return (
    <Alert color="coral" role="alert">
      {problemText(error).detail}
    </Alert>
  )
}
