import type { SupportSale } from '@emma/contracts/support'
import { isPix } from '@emma/domain/payments'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'
import ReasonDialog from '../../ui/dialog/reason-dialog.tsx'
import { refundMutation } from './support.queries.ts'
import { useAct } from './use-act.ts'

interface Props {
  readonly sale: SupportSale
  readonly onClose: () => void
}

/** Asks for a reason, and refunds the rest of the credit to the original payment. */
export default function RefundSale({ sale, onClose }: Props) {
  const { t } = useTranslation('support')
  const { id, method, can } = sale
  const { act, isSending, failure } = useAct(refundMutation, { done: t('refund.done'), onDone: onClose })
  return (
    <ReasonDialog
      title={t('refund.title', { amount: formatBRL(can.refund) })}
      detail={t(isPix(method) ? 'refund.toPix' : 'refund.toCard')}
      label={t('reason')}
      hint={t('reasonHint')}
      required={t('reasonRequired')}
      confirm={t('refund.confirm')}
      isSending={isSending}
      failure={failure}
      onReason={(reason) => act(id, { reason, amount: can.refund })}
      onClose={onClose}
    />
  )
}
