import type { QueueEntry } from '@emma/contracts/queue'
import { isPix } from '@emma/domain/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { leaveMutation, queueKey } from '../queue.queries.ts'

/** Where the refund goes, in words. */
const wayOf = ({ payment }: QueueEntry, t: TFunction<'queue'>): string => {
  const { method, status, amount, wallet_amount: wallet } = payment
  if (status !== 'paid') return t('wait.wayNothing')
  if (method === 'wallet') return t('wait.wayWallet')
  const parts = { wallet: formatBRL(wallet), provider: formatBRL(amount - wallet) }
  if (isPix(method)) return wallet > 0 ? t('wait.wayWalletAndPix', parts) : t('wait.wayPix')
  return wallet > 0 ? t('wait.wayBoth', parts) : t('wait.wayCard')
}

/** Leaves the queue, after showing the refund. */
export const useLeave = (entry: QueueEntry) => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(leaveMutation)
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queueKey }),
      client.invalidateQueries({ queryKey: ['wallet'] }),
    ])
  const leave = async (): Promise<void> => {
    const isSure = await ask({
      title: t('wait.askTitle'),
      detail: t('wait.askDetail', { amount: formatBRL(entry.payment.amount), way: wayOf(entry, t) }),
      confirm: t('wait.leave'),
      cancel: t('wait.stayHere'),
      destructive: true,
    })
    if (!isSure) return
    await mutateAsync().catch((error: unknown) => toast.problem(error))
    await readAgain()
  }
  return { leave, isLeaving: isPending }
}
