import type { QueueEntry } from '@emma/contracts/queue'
import { isPix } from '@emma/domain/payments'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ask, withdraw } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { entryQuery, leaveMutation, queueKey } from '../queue.queries.ts'

/** Where the refund goes, in words. */
const wayOf = ({ payment }: QueueEntry, t: TFunction<'queue'>): string => {
  const { method, status, amount, wallet_amount: wallet } = payment
  if (status !== 'paid') return t('wait.wayNothing')
  if (method === 'wallet') return t('wait.wayWallet')
  const parts = { wallet: formatBRL(wallet), provider: formatBRL(amount - wallet) }
  if (isPix(method)) return wallet > 0 ? t('wait.wayWalletAndPix', parts) : t('wait.wayPix')
  return wallet > 0 ? t('wait.wayBoth', parts) : t('wait.wayCard')
}

/** Whether the person is in the queue after all; undefined if that is not known either. */
const isStillIn = async (client: QueryClient): Promise<boolean | undefined> => {
  // One that was asked before the person left says nothing.
  await client.cancelQueries({ queryKey: entryQuery.queryKey })
  try {
    return (await client.fetchQuery({ ...entryQuery, staleTime: 0 })) !== null
  } catch {
    return undefined
  }
}

/**
 * Leaves the queue, after showing the refund. A lost answer may have been a yes: what is said is what the queue says
 * then. A call that comes meanwhile takes the question away.
 */
export const useLeave = (entry: QueueEntry) => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(leaveMutation)
  const isAsking = useRef(false)
  useEffect(
    () => () => {
      if (isAsking.current) withdraw()
    },
    [],
  )
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queueKey }),
      client.invalidateQueries({ queryKey: ['wallet'] }),
    ])
  const explain = async (error: unknown): Promise<void> => {
    const isIn = await isStillIn(client)
    if (isIn === false) return
    if (isIn === undefined) toast.warning(t('wait.leftUnknown'))
    else if (isUnanswered(error)) toast.warning(t('wait.stillIn'))
    else if (isProblem(error, 'invalid_transition')) toast.warning(t('wait.calledFirst'))
    else toast.problem(error)
  }
  const leave = async (): Promise<void> => {
    isAsking.current = true
    const isSure = await ask({
      title: t('wait.askTitle'),
      detail: t('wait.askDetail', { amount: formatBRL(entry.payment.amount), way: wayOf(entry, t) }),
      confirm: t('wait.leave'),
      cancel: t('wait.stayHere'),
      destructive: true,
    })
    isAsking.current = false
    if (!isSure) return
    await mutateAsync().catch(explain)
    await readAgain()
  }
  return { leave, isLeaving: isPending }
}
