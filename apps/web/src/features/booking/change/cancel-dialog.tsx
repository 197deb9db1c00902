import type { Appointment } from '@emma/contracts/booking'
import type { CancelQuote } from '@emma/contracts/booking/cancellation'
import { ApiError } from '@emma/contracts/kit'
import { MINUTE } from '@emma/domain/interval'
import { isPix } from '@emma/domain/payments'
import { Alert, Button, Radio } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { formatBRL, formatDate, formatMoment, noonOf } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { RefundProblem } from '../pay/refund-problem.tsx'
import classes from './changes.module.css'
import { quoteQuery } from './changes.queries.ts'
import { isUnpaid, useCancel } from './use-cancel.ts'

type Choice = 'card' | 'wallet'

const Option = ({
  value,
  name,
  hint,
  amount,
}: {
  value: Choice
  name: string
  hint: string
  amount: number
}) => (
  <Radio.Card value={value} className={classes.choice} aria-label={`${name}: ${formatBRL(amount)}`}>
    <Radio.Indicator />
    <span className={classes.choiceName}>
      {name}
      <small>{hint}</small>
    </span>
    <MoneyText value={amount} strong />
  </Radio.Card>
)

/** What becomes of a return visit that is canceled now: after the deadline it cannot be booked again. */
const Return = ({ appointment, quote }: { appointment: Appointment; quote: CancelQuote }) => {
  const { t } = useTranslation('cancellation')
  const { status, return_of, return_until: last } = appointment
  if (return_of === null || last === null || status === 'awaiting_payment') return null
  const { refund_until: until, policy } = quote
  return (
    <p className={classes.note} aria-live="polite">
      {until === null
        ? t('cancel.returnLost', { count: policy.full_refund_hours })
        : t('cancel.returnAgain', {
            moment: formatMoment(until),
            day: formatDate(noonOf(last), 'UTC'),
          })}
    </p>
  )
}

interface ChoiceProps {
  readonly quote: CancelQuote
  readonly isPix: boolean
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** Both amounts before the choice; one if there is no choice. */
const Choices = ({ quote, isPix, choice, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('cancellation')
  const { credit_card: card, wallet } = quote
  if (card.value === 0) {
    return <p className={classes.note}>{t('cancel.onlyCredit', { amount: formatBRL(wallet.value) })}</p>
  }
  const plus = card.credit > 0 ? ` ${t('cancel.plusCredit', { amount: formatBRL(card.credit) })}` : ''
  return (
    <Radio.Group
      label={t('cancel.how')}
      value={choice}
      onChange={(next) => onChoose(next === 'card' ? 'card' : 'wallet')}
    >
      <div className={classes.choices}>
        <Option
          value="wallet"
          name={t('cancel.wallet')}
          hint={t('cancel.walletHint')}
          amount={wallet.value}
        />
        <Option
          value="card"
          name={t(isPix ? 'cancel.pix' : 'cancel.card')}
          hint={t(isPix ? 'cancel.pixHint' : 'cancel.cardHint') + plus}
          amount={card.value}
        />
      </div>
    </Radio.Group>
  )
}

/** The amount kept with this choice, and the rule. */
const Kept = ({ quote, choice }: { quote: CancelQuote; choice: Choice }) => {
  const { t } = useTranslation('cancellation')
  const { policy, credit_card, wallet, refund_until: until } = quote
  if (policy.rule === 'unpaid') return null
  const kept = choice === 'card' ? credit_card.kept : wallet.kept
  return (
    <p className={classes.note} aria-live="polite">
      {kept > 0
        ? t('cancel.kept', { amount: formatBRL(kept), count: policy.full_refund_hours })
        : `${t('cancel.keptNone')}${until === null ? '' : ` ${t('cancel.until', { moment: formatMoment(until) })}`}`}
    </p>
  )
}

const hasChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'refund_changed'

/** Why it failed, and whether anything was canceled. */
const Failed = ({ error, words }: { error: unknown; words: 'cancel' | 'giveUp' }) => {
  const { t } = useTranslation('cancellation')
  if (hasChanged(error)) return <RefundProblem title={t('cancel.changed')} error={error} />
  const outcome = t(isUnanswered(error) ? `unknown.${words}` : `${words}.notDone`)
  return <RefundProblem title={t(`${words}.failed`)} error={error} outcome={outcome} />
}

interface Props {
  readonly appointment: Appointment
  readonly onClose: () => void
}

const Form = ({ appointment, onClose, quote }: Props & { quote: CancelQuote }) => {
  const { t } = useTranslation('cancellation')
  const [chosen, setChosen] = useState<Choice>('wallet')
  const choice = quote.credit_card.value === 0 ? 'wallet' : chosen
  const { cancel, isCanceling, error } = useCancel(appointment, quote, onClose)
  const words = isUnpaid(appointment, quote) ? 'giveUp' : 'cancel'
  return (
    <>
      {quote.policy.rule === 'unpaid' ? (
        <p className={classes.note}>{t(`${words}.detail`)}</p>
      ) : (
        <Choices
          quote={quote}
          isPix={isPix(appointment.payment.method)}
          choice={choice}
          onChoose={setChosen}
        />
      )}
      <Kept quote={quote} choice={choice} />
      <Return appointment={appointment} quote={quote} />
      {error && <Failed error={error} words={words} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t(`${words}.keep`)}
        </Button>
        <Button color="coral" loading={isCanceling} onClick={() => cancel(choice)}>
          {t(`${words}.submit`)}
        </Button>
      </div>
    </>
  )
}

/** It began while the dialog was open. */
const Begun = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTranslation('cancellation')
  return (
    <>
      <Alert color="amber" role="alert">
        {t('cancel.begun')}
      </Alert>
      <div className={classes.buttons}>
        <Button onClick={onClose}>{t('cancel.close')}</Button>
      </div>
    </>
  )
}

/** The refund of canceling now, and the choice. */
const Quoted = (props: Props) => {
  const { t } = useTranslation('cancellation')
  const quote = useQuery(quoteQuery(props.appointment.id))
  return (
    <>
      {quote.isPending && <LoadingLines count={3} />}
      {quote.isError && !quote.data && (
        <RefundProblem
          title={t('cancel.quoteFailed')}
          error={quote.error}
          onRetry={() => void quote.refetch()}
        />
      )}
      {quote.data && <Form {...props} quote={quote.data} />}
    </>
  )
}

/** The patient cancels: the refund of each choice is shown beforehand. */
export default function CancelDialog(props: Props) {
  const { t } = useTranslation('cancellation')
  const { appointment, onClose } = props
  const { specialist, specialty, starts_at, status } = appointment
  const hasBegun = useNow(MINUTE) >= Date.parse(starts_at)
  const what = {
    name: specialist.name,
    specialty: specialtyName(specialty.name),
    moment: formatMoment(starts_at),
  }
  return (
    <Dialog title={t(status === 'awaiting_payment' ? 'giveUp.title' : 'cancel.title')} onClose={onClose}>
      <div className={layout.stack}>
        <p className={classes.what}>{t('cancel.what', what)}</p>
        {hasBegun ? <Begun onClose={onClose} /> : <Quoted {...props} />}
      </div>
    </Dialog>
  )
}
