import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { MoneyField } from '../../../ui/form/fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { RecipientState } from '../bank-account/recipient-state.tsx'
import { earningsKey } from '../earnings.queries.ts'
import classes from './withdrawals.module.css'
import { requestMutation } from './withdrawals.queries.ts'

/** As the list of withdrawals shows them. */
const shownDigits = 3

interface Props {
  /** Centavos. */
  readonly available: number
  /** Centavos; no withdrawal is smaller. */
  readonly minimum: number
  readonly account: BankAccount
}

const useWithdrawal = (onDone: () => void) => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  return useMutation({
    ...requestMutation,
    onSuccess: ({ amount }) => {
      toast.success(t('withdraw.done', { amount: formatBRL(amount) }))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
}

/** Why it was not asked for; a lost answer is told as one. */
const Failure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('finance')
  return (
    <Alert color="coral" role="alert" title={t('withdraw.failed')}>
      {isUnanswered(error) ? t('withdraw.unanswered') : problemText(error).detail}
    </Alert>
  )
}

const useAmount = (minimum: number, available: number) => {
  const { t } = useTranslation('finance')
  const [amount, setAmount] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  const fault = (): string | undefined => {
    if (amount === null || amount <= 0) return t('withdraw.amountRequired')
    if (amount < minimum) return t('withdraw.amountTooSmall', { min: formatBRL(minimum) })
    return amount > available ? t('withdraw.amountTooBig', { max: formatBRL(available) }) : undefined
  }
  const change = (next: number | null) => {
    setAmount(next)
    setChecked(false)
  }
  const check = () => {
    setChecked(true)
    return fault() === undefined ? amount : null
  }
  return { amount, change, check, error: isChecked ? fault() : undefined }
}

/** Nothing yet, or less than a withdrawal takes. */
const TooLittle = ({ available, minimum }: Omit<Props, 'account'>) => {
  const { t } = useTranslation('finance')
  const which = available > 0 ? 'little' : 'nothing'
  return (
    <Alert color="sky" title={t(`withdraw.${which}Title`)}>
      {t(`withdraw.${which}Detail`, { min: formatBRL(minimum) })}{' '}
      <TextLink underline="always" to="/specialist/balances">
        {t('withdraw.seeBalance')}
      </TextLink>
    </Alert>
  )
}

const Destination = ({ account, text }: { account: BankAccount; text: string }) => {
  const { t } = useTranslation('finance')
  return (
    <div>
      <div className={layout.muted}>{t('withdraw.to')}</div>
      <div>
        {text}{' '}
        <TextLink underline="always" to="/specialist/payments-transfers">
          {t('withdraw.change')}
        </TextLink>
      </div>
      {account.recipient_status !== 'active' && <RecipientState account={account} />}
    </div>
  )
}

/** The amount, where it goes, and one question before it leaves. */
export const WithdrawForm = ({ available, minimum, account }: Props) => {
  const { t } = useTranslation('finance')
  const { amount, change, check, error } = useAmount(minimum, available)
  const [made, setMade] = useState(0)
  const request = useWithdrawal(() => {
    change(null)
    setMade(made + 1)
  })
  const bank = { bank: account.bank_name, ends: `${account.conta.slice(-shownDigits)}-${account.conta_dv}` }
  const text = t('withdrawal.to', bank)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amount = check()
    if (amount === null || request.isPending) return
    const title = t('withdraw.confirmTitle', { amount: formatBRL(amount) })
    const detail = t('withdraw.confirmDetail', { account: text })
    if (await ask({ title, detail, confirm: t('withdraw.title') })) request.mutate(amount)
  }
  const wrong = fieldErrors(request.error).amount
  const isTooLittle = available < Math.max(1, minimum)
  const isClosed = isTooLittle || account.recipient_status !== 'active'
  return (
    <form noValidate className={classes.card} onSubmit={(event) => void submit(event)}>
      <div>
        <div className={layout.muted}>{t('withdraw.available')}</div>
        <div className={classes.big}>
          <MoneyText value={available} strong />
        </div>
      </div>
      {isTooLittle && <TooLittle available={available} minimum={minimum} />}
      <div className={classes.amount}>
        <MoneyField
          key={made}
          label={t('withdraw.amount')}
          description={t('withdraw.amountHint', { min: formatBRL(minimum) })}
          value={amount}
          onChange={change}
          error={error ?? wrong}
          disabled={isClosed}
        />
        <Button variant="default" disabled={isClosed} onClick={() => change(available)}>
          {t('withdraw.everything')}
        </Button>
      </div>
      <Destination account={account} text={text} />
      {request.error && !wrong && <Failure error={request.error} />}
      <Button type="submit" size="lg" loading={request.isPending} disabled={isClosed}>
        {amount ? t('withdraw.submit', { amount: formatBRL(amount) }) : t('withdraw.submitEmpty')}
      </Button>
    </form>
  )
}
