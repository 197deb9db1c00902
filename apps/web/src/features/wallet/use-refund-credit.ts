import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { attempts, isUnanswered, repeatUnanswered } from '../../lib/api/attempt.ts'
import { problemText } from '../../lib/api/problem.ts'
import { formatBRL } from '../../lib/i18n/format.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { refundMutation } from './wallet.queries.ts'

const refunds = attempts('refundAttempt')

interface Credit {
  readonly appointmentId: string
  readonly creditId: string
  /** Centavos refunded. */
  readonly amount: number
}

/** Asks first, then refunds a credit to its original payment, once. Texts of the phrase set `wallet`. */
export const useRefundCredit = () => {
  const { t } = useTranslation('wallet')
  const client = useQueryClient()
  const refunding = useMutation({
    ...refundMutation,
    retry: repeatUnanswered,
    onError: (error) => toast.error(`${t('failed')}. ${problemText(error).detail}`),
    onSettled: (_data, error) => {
      if (!isUnanswered(error)) refunds.end()
      for (const feature of ['wallet', 'booking', 'notifications']) {
        void client.invalidateQueries({ queryKey: [feature] })
      }
    },
  })
  const refund = async ({ appointmentId, creditId, amount }: Credit): Promise<void> => {
    const value = formatBRL(amount)
    const title = t('askTitle', { amount: value })
    if (!(await ask({ title, detail: t('askDetail'), confirm: t('askConfirm') }))) return
    refunding.mutate(
      { appointmentId, creditId, idempotencyKey: refunds.keyOf(creditId) },
      { onSuccess: () => toast.success(t('refunded', { amount: value })) },
    )
  }
  return { refund, isRefunding: refunding.isPending }
}
