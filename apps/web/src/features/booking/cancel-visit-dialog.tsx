import type { Appointment } from '@emma/contracts/booking'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './changes.module.css'
import { cancelVisitMutation, quoteQuery } from './changes.queries.ts'
import { RefundProblem } from './refund-problem.tsx'
import { useChange } from './use-change.ts'

interface Props {
  readonly visit: Appointment
  readonly onClose: () => void
}

/** What the patient gets back. */
const Gives = ({ id }: { id: string }) => {
  const { t } = useTranslation('cancellation')
  const quote = useQuery(quoteQuery(id))
  if (quote.isError && !quote.data) {
    return (
      <RefundProblem
        title={t('cancel.quoteFailed')}
        error={quote.error}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  if (!quote.data) return <LoadingLines count={1} />
  const amount = quote.data.wallet.value
  return (
    <p className={classes.note}>
      {amount > 0 ? t('visit.detail', { amount: formatBRL(amount) }) : t('visit.detailUnpaid')}
    </p>
  )
}

const useCancelVisit = ({ visit, onClose }: Props) => {
  const { t } = useTranslation('cancellation')
  const { keyOf, options } = useChange()
  const canceling = useMutation({
    ...cancelVisitMutation,
    ...options,
    onSuccess: () => {
      toast.success(t('visit.done'))
      onClose()
    },
  })
  const { id } = visit
  return {
    cancel: (reason: string) =>
      canceling.mutate({ id, reason, idempotencyKey: keyOf(`cancel ${id} ${reason}`) }),
    isCanceling: canceling.isPending,
    error: canceling.error,
  }
}

/** The specialist cancels: the patient gets everything as credit, and reads why. */
export default function CancelVisitDialog(props: Props) {
  const { t } = useTranslation('cancellation')
  const { visit, onClose } = props
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { cancel, isCanceling, error } = useCancelVisit(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '' && !isCanceling) cancel(reason.trim())
  }
  return (
    <Dialog title={t('visit.title', { name: visit.customer.name })} onClose={onClose}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <Gives id={visit.id} />
        <Textarea
          label={t('visit.reason')}
          description={t('visit.reasonHint')}
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={isMissing && t('visit.reasonRequired')}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setMissing(false)
          }}
        />
        {error && <RefundProblem title={t('cancel.failed')} error={error} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" color="coral" loading={isCanceling}>
            {t('cancel.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
