import type { Appointment } from '@emma/contracts/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ask } from '../../ui/confirm.ts'
import { toast } from '../../ui/toast.ts'
import { appointmentsKey, updateStatusMutation } from './booking.queries.ts'

/** What a specialist does with an appointment: start and enter, finish, say that the patient did not come. */
export const useVisitActions = ({ id, customer, status }: Appointment) => {
  const { t } = useTranslation('booking')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { name } = customer
  const update = useMutation({
    ...updateStatusMutation,
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: appointmentsKey }),
  })
  const enter = () => navigate({ to: '/calls', search: { id } })
  const begin = () => {
    if (status === 'in_progress') void enter()
    else update.mutate({ id, status: 'in_progress' }, { onSuccess: () => void enter() })
  }
  const finish = async () => {
    const detail = t('visits.finishDetail', { name })
    const sure = await ask({ title: t('visits.finishTitle'), detail, confirm: t('visits.finish') })
    if (sure)
      update.mutate({ id, status: 'finished' }, { onSuccess: () => toast.success(t('visits.finished')) })
  }
  const markAbsent = async () => {
    const sure = await ask({
      title: t('visits.absentTitle'),
      detail: t('visits.absentDetail', { name }),
      confirm: t('visits.absentConfirm'),
      destructive: true,
    })
    if (sure) update.mutate({ id, status: 'no_show' }, { onSuccess: () => toast.success(t('visits.marked')) })
  }
  return { begin, finish, markAbsent, isBusy: update.isPending }
}
