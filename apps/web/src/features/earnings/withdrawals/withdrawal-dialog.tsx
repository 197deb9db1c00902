import type { Withdrawal } from '@emma/contracts/earnings'
import { formatBRL, formatDate } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import classes from '../earnings.module.css'
import { useAccountText, WithdrawalProgress } from './withdrawal-progress.tsx'

interface Props {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}

/** One withdrawal: destination, progress, and where its money was earned. */
export default function WithdrawalDialog({ withdrawal, onClose }: Props) {
  const { amount, requested_at, bank_account, status } = withdrawal
  const account = useAccountText()
  return (
    <Dialog title={`${formatBRL(amount)}, ${formatDate(requested_at)}`} onClose={onClose}>
      <div className={layout.stack}>
        <p className={classes.what}>
          {account(bank_account)}
          <StatusBadge of="withdrawal" state={status} />
        </p>
        <WithdrawalProgress withdrawal={withdrawal} />
      </div>
    </Dialog>
  )
}
