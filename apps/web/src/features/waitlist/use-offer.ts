import type { Slot } from '@emma/contracts/availability/slots'
import type { SlotOffer, WaitlistEntry } from '@emma/contracts/waitlist'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { dateAt } from '../../lib/time/days.ts'
import { ask } from '../../ui/dialog/confirm.ts'
import { useWhere } from '../../ui/time/use-where.ts'
import { toast } from '../../ui/toast/toast.ts'
import { forgetLines } from './use-waitlist.ts'
import { acceptMutation, declineMutation } from './waitlist.queries.ts'

const currentOf = ({ current_place: place }: WaitlistEntry) => ({ online: place === null, place })

/** Moving an appointment to another place, or between online and in person, needs a confirmation. */
const isElsewhere = ({ schedule_id, current_place }: WaitlistEntry, { place_id }: Slot): boolean =>
  schedule_id !== null && (current_place?.id ?? null) !== place_id

/** Accepts or declines an offered time. Afterwards everything is reloaded, as it may have been passed on. */
export const useOffer = (entry: WaitlistEntry, { slot }: SlotOffer) => {
  const { id, specialist, specialty } = entry
  const { t } = useTranslation('waitlist')
  const client = useQueryClient()
  const navigate = useNavigate()
  const where = useWhere()
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
  const accept = async () => {
    const question = {
      title: t('offer.placeTitle'),
      detail: t('offer.placeDetail', { before: where(currentOf(entry)), after: where(slot) }),
      confirm: t('offer.placeAgree'),
    }
    if (!isElsewhere(entry, slot) || (await ask(question))) accepting.mutate({ id, place_id: slot.place_id })
  }
  return {
    accept,
    decline,
    isAccepting: accepting.isPending,
    isDeclining: declining.isPending,
  }
}
