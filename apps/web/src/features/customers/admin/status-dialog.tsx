import type { CustomerStatus } from '@emma/contracts/customers/admin'
import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import ReasonDialog from '../../../ui/dialog/reason-dialog.tsx'
import type { Step } from './customer-access.tsx'
import { useStatusChange } from './use-status-change.ts'

interface Props {
  readonly step: Step
  readonly customer: CustomerStatus
  readonly onClose: () => void
}

/** The server's reasons if it gives any: the account's open items. */
const failureOf = (error: Error | null): string | undefined => {
  if (!error) return undefined
  return [problemText(error).detail, ...Object.values(fieldErrors(error))].join(' ')
}

/** Asks for the reason before an account is blocked, unblocked or erased; shows coming appointments. */
export default function StatusDialog({ step, customer, onClose }: Props) {
  const { t } = useTranslation('customersAdmin')
  const [isCanceling, setCanceling] = useState(false)
  const change = useStatusChange(onClose)
  const mutation = change[step]
  const { id, name, coming } = customer
  const changeReason = (reason: string) => {
    if (step === 'block')
      change.block.mutate({ id, reason, ...(isCanceling && { cancel_appointments: true }) })
    else change[step].mutate({ id, reason })
  }
  return (
    <ReasonDialog
      title={t(`one.${step}Title`, { name })}
      detail={t(`one.${step}Detail`)}
      label={t('one.reason')}
      hint={t('one.reasonHint')}
      {...(step === 'unblock' ? {} : { required: t('one.reasonRequired') })}
      confirm={t(`one.${step}`)}
      isSending={mutation.isPending}
      failure={failureOf(mutation.error)}
      onReason={changeReason}
      onClose={onClose}
    >
      {step === 'block' && coming > 0 && (
        <>
          <Text>{t('one.comingDetail', { count: coming })}</Text>
          <Checkbox
            label={t('one.cancelComing')}
            checked={isCanceling}
            onChange={(event) => setCanceling(event.currentTarget.checked)}
          />
        </>
      )}
    </ReasonDialog>
  )
}
