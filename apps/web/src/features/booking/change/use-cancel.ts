import type { Appointment } from '@emma/contracts/booking'
import type { CancelQuote } from '@emma/contracts/booking/cancellation'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type Cancel, cancelMutation } from './changes.queries.ts'
import { useChange } from './use-change.ts'

const shownFor = (
  choice: Cancel['choice'],
  { credit_card: card, wallet }: CancelQuote,
): Cancel['expected'] =>
  choice === 'card' ? { card: card.value, wallet: card.credit } : { card: 0, wallet: wallet.value }

/** A free one has nothing to refund: `unpaid` is then the rule, though nothing is left to pay. */
export const isUnpaid = ({ price }: Pick<Appointment, 'price'>, { policy }: CancelQuote): boolean =>
  policy.rule === 'unpaid' && price > 0

/** Cancels once, by the patient's choice, and reports where the money is. */
export const useCancel = (appointment: Appointment, quote: CancelQuote, onDone: () => void) => {
  const { id } = appointment
  const { t } = useTranslation('cancellation')
  const customerId = useUser()?.customerId ?? ''
  const { keyOf, options } = useChange()
  // What was done counts: a deadline may have passed since the quote.
  const said = (choice: Cancel['choice'], { refunds, credit }: Appointment['payment']): string => {
    const quoted = choice === 'card' ? quote.credit_card.value : quote.wallet.value
    const given = choice === 'card' ? refunds?.reduce((sum, { amount }) => sum + amount, 0) : credit?.amount
    const value = given ?? quoted
    if (isUnpaid(appointment, quote)) return t('giveUp.done')
    if (value === 0) return t('cancel.done')
    return t(choice === 'card' ? 'cancel.doneBack' : 'cancel.doneCredit', { amount: formatBRL(value) })
  }
  const canceling = useMutation({
    ...cancelMutation,
    ...options,
    onSuccess: ({ payment }, { choice }) => {
      toast.success(said(choice, payment))
      onDone()
    },
  })
  const cancel = (choice: Cancel['choice']) => {
    const expected = shownFor(choice, quote)
    const idempotencyKey = keyOf(`cancel ${choice} ${id} ${expected.card} ${expected.wallet}`)
    canceling.mutate({ id, choice, customerId, expected, idempotencyKey })
  }
  return {
    cancel,
    isCanceling: canceling.isPending,
    error: canceling.error,
  }
}
