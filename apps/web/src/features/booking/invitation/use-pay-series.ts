import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import type { PaymentMethod } from '@emma/domain/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUser } from '../../../lib/session/use-session.ts'
import { walletQuery } from '../../wallet/index.ts'
import { patientConfirm } from '../book/use-booking.ts'
import { expectedOf } from '../book/use-seen-offer.ts'
import { appointmentsKey } from '../booking.queries.ts'
import { attemptKey, endAttempt, isUnanswered } from '../pay/attempt.ts'
import type { PaidBy } from '../pay/payment.lazy.ts'
import { invitationsKey } from './invitation.queries.ts'

/** `pending`: the charge is on its way. */
export type Outcome = 'paying' | 'paid' | 'pending'

/** How one date is paid: of wallet and card, by what is left of the wallet first. */
const methodFor = ({ method }: PaidBy, price: number, balance: number): PaymentMethod => {
  if (method !== 'wallet_card') return method
  if (balance >= price) return 'wallet'
  return balance > 0 ? method : 'credit_card'
}

const bodyFor = ({ slot, specialty, dependent }: OwnInvitation, by: PaidBy, balance: number) => {
  const method = methodFor(by, slot.price ?? 0, balance)
  return {
    specialty_id: specialty.id,
    payment_method: method,
    ...(method === 'wallet' || by.cardId === undefined ? {} : { card_id: by.cardId }),
    ...(dependent === null ? {} : { dependent_id: dependent.id }),
    expected: expectedOf(slot),
  }
}

/**
 * Pays dates of a series one after another, each an appointment with a payment of its own, and stops at the first one
 * that fails: the paid ones stand, the others stay reserved until their deadlines.
 */
export const usePaySeries = (dates: readonly OwnInvitation[]) => {
  const customerId = useUser()?.customerId ?? ''
  const client = useQueryClient()
  const confirm = useMutation(patientConfirm)
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  /**
   * After a lost answer the same call is made again, whatever the wallet has and is chosen by then: the charge may have
   * emptied the wallet, and another call for that date could not be told from a second charge.
   */
  const unanswered = useRef(new Map<string, ReturnType<typeof bodyFor>>())
  const say = (id: string, outcome: Outcome | undefined) =>
    setOutcomes(({ [id]: _before, ...others }) => (outcome ? { ...others, [id]: outcome } : others))
  const payOne = async (date: OwnInvitation, by: PaidBy) => {
    const { id, slot } = date
    say(id, 'paying')
    const { totalBalance } = await client.fetchQuery({ ...walletQuery, staleTime: 0 })
    const body = unanswered.current.get(id) ?? bodyFor(date, by, totalBalance)
    unanswered.current.set(id, body)
    const idempotencyKey = attemptKey(`${slot.id} ${JSON.stringify(body)}`)
    const { status } = await confirm.mutateAsync({ customerId, slotId: slot.id, body, idempotencyKey })
    endAttempt()
    say(id, status === 'awaiting_payment' ? 'pending' : 'paid')
  }
  const run = useMutation({
    mutationFn: async (by: PaidBy) => {
      for (const date of dates) {
        if (outcomes[date.id] !== undefined) continue
        try {
          await payOne(date, by)
        } catch (error) {
          if (!isUnanswered(error)) {
            endAttempt()
            unanswered.current.clear()
          }
          say(date.id, undefined)
          throw error
        }
      }
    },
    onSettled: async () => {
      for (const queryKey of [invitationsKey, appointmentsKey, ['wallet']])
        await client.invalidateQueries({ queryKey })
    },
  })
  return { outcomes, pay: run.mutate, isPaying: run.isPending, error: run.error }
}
