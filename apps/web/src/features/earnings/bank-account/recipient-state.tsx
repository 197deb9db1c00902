import type { BankAccount } from '@emma/contracts/earnings/bank-accounts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { kycMutation } from '../withdrawals/withdrawals.queries.ts'

type State = BankAccount['recipient_status']

/** The provider still has to verify their identity. */
const unproven: ReadonlySet<State> = new Set(['registration', 'affiliation'])

/**
 * Opens the provider's page. The tab opens at once, while the press still counts as a user gesture: phones block a tab
 * that opens later.
 */
const KycButton = () => {
  const { t } = useTranslation('finance')
  const specialistId = useUser()?.specialistId ?? ''
  const link = useMutation(kycMutation)
  const open = async () => {
    const tab = window.open('', '_blank')
    try {
      const { url } = await link.mutateAsync(specialistId)
      if (tab) tab.location.href = url
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      toast.problem(error)
    }
  }
  return (
    <div>
      <Button variant="light" size="sm" loading={link.isPending} onClick={() => void open()}>
        {t('transfers.kyc')}
      </Button>
      <p className={layout.muted}>{t('transfers.kycHint')}</p>
    </div>
  )
}

/** Whether the payment provider pays to this account, and what to do if it does not yet. */
export const RecipientState = ({ account: { recipient_status } }: { account: BankAccount }) => {
  const { t } = useTranslation('finance')
  return (
    <div className={layout.list}>
      <div>
        <StatusBadge of="recipient" state={recipient_status} />
      </div>
      {recipient_status !== 'active' && <span>{t(`transfers.recipientDetail.${recipient_status}`)}</span>}
      {unproven.has(recipient_status) && <KycButton />}
    </div>
  )
}
