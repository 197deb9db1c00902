import type { Appointment } from '@emma/contracts/booking'
import type { CancelQuote } from '@emma/contracts/booking/cancellation'
import { Button } from '@mantine/core'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { patientName } from '../patient-name.ts'
import { RefundProblem } from '../pay/refund-problem.tsx'
import classes from './changes.module.css'
import { cancelAppointmentMutation, quoteQuery } from './changes.queries.ts'
import { useChange } from './use-change.ts'
import { useReason } from './use-reason.tsx'

interface Props {
  readonly appointment: Appointment
  readonly onClose: () => void
}

interface Quoted {
  readonly quote: UseQueryResult<CancelQuote>
}

/** The patient's refund. */
const Gives = ({ quote }: Quoted) => {
  const { t } = useTranslation('cancellation')
  if (quote.isError && !quote.data) {
    return (
      <RefundProblem
        title={t('cancel.quoteFailed')}
        error={quote.error}
        onRetry={() => void quote.refetch()}
      />
    )
  }
  if (!quote.data) return <LoadingLines count={3} />
  const amount = quote.data.wallet.value
  return (
    <p className={classes.note}>
      {amount > 0
        ? t('cancelAppointment.detail', { amount: formatBRL(amount) })
        : t('cancelAppointment.detailUnpaid')}
    </p>
  )
}

const useCancelAppointment = ({ appointment, onClose }: Props) => {
  const { t } = useTranslation('cancellation')
  const { keyOf, options } = useChange()
  const canceling = useMutation({
    ...cancelAppointmentMutation,
    ...options,
    onSuccess: () => {
      toast.success(t('cancelAppointment.done'))
      onClose()
    },
  })
  const { id } = appointment
  return {
    cancel: (reason: string) =>
      canceling.mutate({ id, reason, idempotencyKey: keyOf(`cancel ${id} ${reason}`) }),
    isCanceling: canceling.isPending,
    error: canceling.error,
  }
}

/** The specialist cancels: the patient gets a full refund as credit, and the reason. */
export default function CancelAppointmentDialog(props: Props) {
  const { t } = useTranslation('cancellation')
  const { appointment, onClose } = props
  const quote = useQuery(quoteQuery(appointment.id))
  const { field, given } = useReason(t('cancelAppointment.reasonHint'))
  const { cancel, isCanceling, error } = useCancelAppointment(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = given()
    if (reason !== '' && !isCanceling) cancel(reason)
  }
  return (
    <Dialog title={t('cancelAppointment.title', { name: patientName(appointment) })} onClose={onClose}>
      <form noValidate onSubmit={submit} className={layout.stack}>
        <Gives quote={quote} />
        {/* Only below what it gives back: buttons must not move under a finger when that arrives. */}
        {!quote.isPending && (
          <>
            {field}
            {error && <RefundProblem title={t('cancel.failed')} error={error} />}
            <div className={classes.buttons}>
              <Button variant="default" onClick={onClose}>
                {t('cancel.keep')}
              </Button>
              <Button type="submit" color="coral" loading={isCanceling}>
                {t('cancel.submit')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  )
}
