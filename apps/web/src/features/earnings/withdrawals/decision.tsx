import type { Withdrawal } from '@emma/contracts/earnings'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { earningsKey } from '../earnings.queries.ts'
import { ownerOf } from './owner-of.ts'
import classes from './withdrawals.module.css'
import { approveMutation } from './withdrawals.queries.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

const useApproval = () => {
  const { t } = useTranslation('finance')
  const client = useQueryClient()
  return useMutation({
    ...approveMutation,
    onSuccess: () => toast.success(t('approve.approved')),
    onError: toast.problem,
    // Also after an error: somebody else may have decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: earningsKey }),
  })
}

/** The caller's decision on a waiting withdrawal; the server never allows deciding one's own. */
export const Decision = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('finance')
  const { amount, bank_account, can } = withdrawal
  const name = ownerOf(withdrawal)
  const [isRejecting, setRejecting] = useState(false)
  const approval = useApproval()
  const approve = async () => {
    const account = t('withdrawal.to', { bank: bank_account.bank_name, ends: bank_account.ends_with })
    const isSure = await ask({
      title: t('approve.approveTitle', { amount: formatBRL(amount), name }),
      detail: t('approve.approveDetail', { account }),
      confirm: t('approve.approve'),
    })
    if (isSure) approval.mutate(withdrawal.id)
  }
  return (
    <div className={classes.decision}>
      {can.reject && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('approve.rejectOf', { name })}
          onClick={() => setRejecting(true)}
        >
          {t('approve.reject')}
        </Button>
      )}
      {can.approve && (
        <Button
          size="sm"
          loading={approval.isPending}
          aria-label={t('approve.approveOf', { name })}
          onClick={() => void approve()}
        >
          {t('approve.approve')}
        </Button>
      )}
      {isRejecting && (
        <Suspense fallback={null}>
          <RejectDialog withdrawal={withdrawal} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </div>
  )
}
