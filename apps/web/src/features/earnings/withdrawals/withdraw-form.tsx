import { Alert, Button } from '@mantine/core'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { MoneyField } from '../../../ui/form/fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './withdrawals.module.css'
import type { askingMutation } from './withdrawals.queries.ts'

interface Props {
  /** Centavos. */
  readonly available: number
  /** Centavos; the smallest withdrawal. */
  readonly minimum: number
  /** The destination, in words. */
  readonly account: string
  /** The link to another account. */
  readonly change?: ReactNode
  /** Why nothing can be sent there now, if so. */
  readonly obstacle: ReactNode | null
  /** Link about money that is not available yet. */
  readonly more?: ReactNode
  readonly request: ReturnType<typeof askingMutation>
  /** Data to reload after a request. */
  readonly stale: QueryKey
}

const useWithdrawal = ({ request, stale }: Pick<Props, 'request' | 'stale'>, onDone: () => void) => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  return useMutation({
    ...request,
    onSuccess: ({ amount }) => {
      toast.success(t('withdraw.done', { amount: formatBRL(amount) }))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  })
}

/** Why the request failed; a lost answer is shown as such. */
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

/** No money, or less than the smallest withdrawal. */
const TooLittle = ({ available, minimum, more }: Pick<Props, 'available' | 'minimum' | 'more'>) => {
  const { t } = useTranslation('finance')
  const which = available > 0 ? 'little' : 'nothing'
  return (
    <Alert color="sky" title={t(`withdraw.${which}Title`)}>
      {t(`withdraw.${which}Detail`, { min: formatBRL(minimum) })} {more}
    </Alert>
  )
}

const Destination = ({ account, change, obstacle }: Pick<Props, 'account' | 'change' | 'obstacle'>) => {
  const { t } = useTranslation('finance')
  return (
    <div>
      <div className={layout.muted}>{t('withdraw.to')}</div>
      <div>
        {account} {change}
      </div>
      {obstacle}
    </div>
  )
}

/** The amount, its destination, and a confirmation. */
export const WithdrawForm = (props: Props) => {
  const { available, minimum, account, obstacle } = props
  const { t } = useTranslation('finance')
  const { amount, change, check, error } = useAmount(minimum, available)
  const [made, setMade] = useState(0)
  const request = useWithdrawal(props, () => {
    change(null)
    setMade(made + 1)
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amount = check()
    if (amount === null || request.isPending) return
    const title = t('withdraw.confirmTitle', { amount: formatBRL(amount) })
    const detail = t('withdraw.confirmDetail', { account })
    if (await ask({ title, detail, confirm: t('withdraw.title') })) request.mutate(amount)
  }
  const wrong = fieldErrors(request.error).amount
  const isTooLittle = available < Math.max(1, minimum)
  const isClosed = isTooLittle || obstacle !== null
  return (
    <form noValidate className={classes.card} onSubmit={(event) => void submit(event)}>
      <div>
        <div className={layout.muted}>{t('withdraw.available')}</div>
        <div className={classes.big}>
          <MoneyText value={available} strong />
        </div>
      </div>
      {isTooLittle && <TooLittle {...props} />}
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
      <Destination {...props} />
      {request.error && !wrong && <Failure error={request.error} />}
      <Button type="submit" size="lg" loading={request.isPending} disabled={isClosed}>
        {amount ? t('withdraw.submit', { amount: formatBRL(amount) }) : t('withdraw.submitEmpty')}
      </Button>
    </form>
  )
}
