import type { SupportSale } from '@emma/contracts/support'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'
import ReasonDialog from '../../ui/dialog/reason-dialog.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { cancelMutation, quoteQuery } from './support.queries.ts'
import { useAct } from './use-act.ts'

interface Props {
  readonly sale: SupportSale
  readonly onClose: () => void
}

/** The server's own calculation: the quote is what the cancellation will do. */
const AppointmentGives = ({ id }: { id: string }) => {
  const { t } = useTranslation('support')
  return (
    <QueryView query={useQuery(quoteQuery(id))} skeleton={<LoadingLines count={1} />}>
      {({ wallet }) => (
        <Text fw={600}>
          {wallet.value > 0
            ? t('cancel.gives', { amount: formatBRL(wallet.value) })
            : t('cancel.givesNothing')}
        </Text>
      )}
    </QueryView>
  )
}

const PlaceGives = ({ sale: { payment_status, amount } }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const isPaid = payment_status === 'paid'
  return (
    <Text fw={600}>
      {isPaid ? t('cancel.givesQueue', { amount: formatBRL(amount) }) : t('cancel.givesNothing')}
    </Text>
  )
}

/** Asks for the reason, shows the refund and who is notified, and cancels. */
export default function CancelSale({ sale, onClose }: Props) {
  const { t } = useTranslation('support')
  const isPlace = sale.kind === 'queue_entry'
  const done = t(isPlace ? 'cancel.doneQueue' : 'cancel.done')
  const { act, isSending, failure } = useAct(cancelMutation, { done, onDone: onClose })
  return (
    <ReasonDialog
      title={t(isPlace ? 'cancel.queueTitle' : 'cancel.title', { name: sale.customer.name })}
      detail={t(isPlace ? 'cancel.toldQueue' : 'cancel.told')}
      label={t('reason')}
      hint={t('reasonHint')}
      required={t('reasonRequired')}
      confirm={t(isPlace ? 'cancel.confirmQueue' : 'cancel.confirm')}
      isSending={isSending}
      failure={failure}
      onReason={(reason) => act(sale.id, { reason })}
      onClose={onClose}
    >
      {isPlace ? <PlaceGives sale={sale} /> : <AppointmentGives id={sale.id} />}
    </ReasonDialog>
  )
}
