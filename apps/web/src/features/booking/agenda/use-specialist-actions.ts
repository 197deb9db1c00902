import type { Appointment } from '@emma/contracts/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask as askWhetherSure } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey, updateStatusMutation } from '../booking.queries.ts'
import { patientName } from '../patient-name.ts'

/** To the call; in person, to the record. */
const useEntrance = ({ id, online }: Pick<Appointment, 'id' | 'online'>) => {
  const navigate = useNavigate()
  return () =>
    online
      ? navigate({ to: '/calls', search: { id } })
      : navigate({
          to: '/specialist/prontuario-medico/$schedule_id/$record_id',
          params: { schedule_id: id, record_id: 'novo' },
        })
}

/**
 * A specialist's actions on an appointment: start and enter it, finish, report that the patient did not come. `asks` is
 * the open question.
 */
export const useSpecialistActions = (appointment: Appointment) => {
  const { id, status, online } = appointment
  const { t } = useTranslation('booking')
  const client = useQueryClient()
  const [asks, ask] = useState<'finish' | 'cancel' | 'companion' | 'propose'>()
  const close = () => ask(undefined)
  const enter = useEntrance({ id, online })
  const update = useMutation({
    ...updateStatusMutation,
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: appointmentsKey }),
  })
  const begin = () => {
    if (status === 'in_progress') void enter()
    else update.mutate({ id, status: 'in_progress' }, { onSuccess: () => void enter() })
  }
  const finish = (inPersonAdvised: boolean, onFinished?: () => void) =>
    update.mutate(
      { id, status: 'finished', ...(inPersonAdvised ? { in_person_advised: true } : {}) },
      {
        onSuccess: () => {
          toast.success(t('appointments.finished'))
          onFinished?.()
          close()
        },
      },
    )
  const markAbsent = async () => {
    const sure = await askWhetherSure({
      title: t('appointments.absentTitle'),
      detail: t('appointments.absentDetail', { name: patientName(appointment) }),
      confirm: t('appointments.absentConfirm'),
      destructive: true,
    })
    if (sure)
      update.mutate({ id, status: 'no_show' }, { onSuccess: () => toast.success(t('appointments.marked')) })
  }
  return { begin, asks, ask, close, finish, markAbsent, isBusy: update.isPending }
}
