import type { WaitlistEntry } from '@emma/contracts/waitlist'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { dateAt } from '../../lib/time/days.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { forgetLines } from './use-waitlist.ts'
import { acceptMutation, declineMutation } from './waitlist.queries.ts'

/** Yes and no to a time that is kept. Whatever the answer, everything is read anew: it may have been passed on. */
export const useOffer = ({ id, specialist, specialty }: WaitlistEntry) => {
  const { t } = useTranslation('waitlist')
  const client = useQueryClient()
  const navigate = useNavigate()
  const options = { onError: toast.problem, onSettled: () => forgetLines(client) }
  const accepting = useMutation({
    ...acceptMutation,
    ...options,
    onSuccess: ({ appointment, offer }) => {
      if (appointment) toast.success(t('offer.moved', { moment: formatMoment(appointment.starts_at) }))
      if (!offer) return
      const { slot } = offer
      void navigate({
        to: '/customer/horario/$specialist_id',
        params: { specialist_id: specialist.id },
        search: { specialty: specialty.id, day: dateAt(slot.starts_at), slot: slot.id, step: 'pay' },
      })
    },
  })
  const declining = useMutation({
    ...declineMutation,
    ...options,
    onSuccess: () => toast.success(t('offer.passed')),
  })
  const decline = async () => {
    const question = { title: t('offer.passTitle'), detail: t('offer.passDetail'), confirm: t('offer.pass') }
    if (await ask(question)) declining.mutate(id)
  }
  return {
    accept: () => accepting.mutate(id),
    decline,
    isAccepting: accepting.isPending,
    isDeclining: declining.isPending,
  }
}
