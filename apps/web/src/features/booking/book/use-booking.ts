import type { Appointment, confirmSchedule } from '@emma/contracts/booking'
import type { BodyIn } from '@emma/contracts/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { repeatUnanswered } from '../../../lib/api/attempt.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { appointmentQuery, appointmentsKey, confirmMutation, slotsKey } from '../booking.queries.ts'
import { attemptKey, endAttempt, isUnanswered } from '../pay/attempt.ts'

const firstPause = 600

/** A confirmation whose lost answer is asked for again under its key. */
export const patientConfirm = {
  ...confirmMutation,
  retry: repeatUnanswered,
  retryDelay: (failures: number) => firstPause * 3 ** failures,
}

/** Was the slot taken by somebody else? */
export const isSlotLost = (error: unknown): boolean =>
  isProblem(error, 'slot_taken') || isProblem(error, 'slot_not_open')

interface Options {
  readonly specialistId: string
  readonly slotId: string
  readonly onBooked: (appointment: Appointment) => void
}

/** Books and pays once: a second press during a call is ignored, a lost answer is asked for again. */
export const useBooking = ({ specialistId, slotId, onBooked }: Options) => {
  const customerId = useUser()?.customerId ?? ''
  const client = useQueryClient()
  const isOnItsWay = useRef(false)
  const confirm = useMutation({
    ...patientConfirm,
    onSuccess: async (appointment) => {
      endAttempt()
      client.setQueryData(appointmentQuery(appointment.id).queryKey, appointment)
      onBooked(appointment)
      await client.invalidateQueries({ queryKey: appointmentsKey })
      await client.invalidateQueries({ queryKey: ['wallet'] })
    },
    onError: (error) => {
      if (!isUnanswered(error)) endAttempt()
      if (isProblem(error, 'wallet_insufficient')) void client.invalidateQueries({ queryKey: ['wallet'] })
      // A refused payment frees its slot: the list shows whether somebody else has it by now.
      if (!isUnanswered(error)) void client.invalidateQueries({ queryKey: slotsKey(specialistId) })
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const pay = (body: BodyIn<typeof confirmSchedule>): void => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    const idempotencyKey = attemptKey(`${slotId} ${JSON.stringify(body)}`)
    confirm.mutate({ customerId, slotId, body, idempotencyKey })
  }
  return {
    pay,
    isPaying: confirm.isPending,
    /** The answer was lost and is asked for again: what was booked may be in the agenda already. */
    isRepeating: confirm.isPending && confirm.failureCount > 0,
    error: confirm.error,
    forget: confirm.reset,
  }
}

export type Booking = ReturnType<typeof useBooking>
