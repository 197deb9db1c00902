import { ApiError } from '@emma/contracts/kit'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import classes from '../book/pick-slot.module.css'

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
      <p className={classes.reason}>{t('pay.checking')}</p>
      <Button onClick={onRetry}>{t('pay.retry')}</Button>
    </Alert>
  )
}

/** Why it was not booked, and what to do. */
export const PaymentProblem = ({ error }: { error: unknown }) => {
  if (isProblem(error, 'payment_refused')) return <Refused error={error} />
  return (
    <Alert color="coral" role="alert">
      {problemText(error).detail}
    </Alert>
  )
}
