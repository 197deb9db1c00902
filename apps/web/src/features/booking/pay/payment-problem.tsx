import { ApiError, NetworkError } from '@emma/contracts/kit'
import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { cardsQuery } from '../../cards/index.ts'
import classes from '../book/pick-slot.module.css'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly error: unknown
  /** What a refusal means and what to do, instead of that nothing was charged. */
  readonly whenRefused?: string | undefined
}

const Refused = ({ error, whenRefused }: Props) => {
  const { t } = useTranslation('booking')
  const inWords = useRefusal()
  const reason = error instanceof ApiError ? error.problem.reason : undefined
  return (
    <Alert ref={bringIntoSight} color="coral" role="alert" title={t('pay.refusedTitle')}>
      {reason && <p className={classes.reason}>{t('pay.refusedReason', { reason: inWords(reason) })}</p>}
      {whenRefused ?? t('pay.refusedNext')}
    </Alert>
  )
}

interface UnansweredProps {
  /** What came instead of an answer; null after a reload. */
  readonly error: unknown
  readonly onRetry: () => void
  /** What is looked up meanwhile; nothing is said of it if nothing is. */
  readonly checking: string | undefined
}

/** Whose fault it is, as far as it is known. */
const causeOf = (error: unknown) => {
  if (error instanceof NetworkError) return 'pay.unsentNetwork'
  return error instanceof ApiError && error.problem.status >= 500 ? 'pay.unsentOurs' : undefined
}

/** The outcome is unknown; repeating never pays twice. */
export const Unanswered = ({ error, onRetry, checking }: UnansweredProps) => {
  const { t } = useTranslation('booking')
  const cause = causeOf(error)
  return (
    <Alert ref={bringIntoSight} color="amber" role="alert" title={t('pay.unsentTitle')}>
      {cause && <p className={classes.reason}>{t(cause)}</p>}
      <p className={classes.reason}>{t('pay.unsentDetail')}</p>
      {checking && <p className={classes.reason}>{checking}</p>}
      <Button onClick={onRetry}>{t('pay.retry')}</Button>
    </Alert>
  )
}

/** Refused until a moment, whatever is tried earlier. */
const Paused = ({ error, seconds }: { error: unknown; seconds: number }) => {
  const { t } = useTranslation('booking')
  const [until] = useState(() => new Date(serverNow() + seconds * 1000).toISOString())
  return (
    <Alert ref={bringIntoSight} color="amber" role="alert">
      <p className={classes.reason}>{problemText(error).detail}</p>
      <p className={classes.reason}>{t('pay.pausedUntil', { time: formatHour(until) })}</p>
      {isProblem(error, 'too_many_holds') && (
        <TextLink to="/customer/agenda" search={{ status: 'awaiting_payment' }}>
          {t('pay.seeHolds')}
        </TextLink>
      )}
    </Alert>
  )
}

/** The card was removed in another tab or on another device: the list is read again without it. */
const CardGone = () => {
  const { t } = useTranslation('booking')
  const client = useQueryClient()
  useEffect(() => void client.invalidateQueries({ queryKey: cardsQuery.queryKey }), [client])
  return (
    <Alert ref={bringIntoSight} color="amber" role="alert">
      {t('pay.cardGone')}
    </Alert>
  )
}

/** Why it was not booked, and what to do. */
export const PaymentProblem = ({ error, whenRefused }: Props) => {
  if (isProblem(error, 'payment_refused')) return <Refused error={error} whenRefused={whenRefused} />
  if (isProblem(error, 'card_required')) return <CardGone />
  const seconds = error instanceof ApiError ? error.problem.retry_after : undefined
  if (seconds !== undefined) return <Paused error={error} seconds={seconds} />
  return (
    <Alert ref={bringIntoSight} color="coral" role="alert">
      {problemText(error).detail}
    </Alert>
  )
}
