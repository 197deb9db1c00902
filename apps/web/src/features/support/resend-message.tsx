import type { SaleMessage } from '@emma/contracts/support'
import { useTranslation } from 'react-i18next'
import ReasonDialog from '../../ui/dialog/reason-dialog.tsx'
import { useMessageName } from './message-name.ts'
import { resendMutation } from './support.queries.ts'
import { useAct } from './use-act.ts'

interface Props {
  readonly saleId: string
  readonly message: SaleMessage
  readonly onClose: () => void
}

/** Asks for a reason, and sends the message again. */
export default function ResendMessage({ saleId, message, onClose }: Props) {
  const { t } = useTranslation('support')
  const nameOf = useMessageName()
  const { act, isSending, failure } = useAct(resendMutation, { done: t('resend.done'), onDone: onClose })
  const { notification_id, kind, channel, to } = message
  if (!channel) return null
  return (
    <ReasonDialog
      title={t('resend.title', { channel: t(`messages.channels.${channel}`) })}
      detail={t('resend.detail', { message: nameOf(kind), name: to.name })}
      label={t('reason')}
      hint={t('reasonHint')}
      required={t('reasonRequired')}
      confirm={t('resend.confirm')}
      isSending={isSending}
      failure={failure}
      onReason={(reason) => act(saleId, { notification_id, channel, reason })}
      onClose={onClose}
    />
  )
}
