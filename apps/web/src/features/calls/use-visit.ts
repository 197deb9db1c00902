import type { Appointment } from '@emma/contracts/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../ui/confirm.ts'
import { toast } from '../../ui/toast.ts'
import { appointmentsKey } from '../booking/index.ts'
import { callStore } from './call-store.ts'
import { statusMutation } from './calls.queries.ts'

/** With both in the call the specialist's attendance has begun. */
export const useStartVisit = ({ id, can }: Appointment, met: boolean): void => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    ...statusMutation,
    onSettled: () => client.invalidateQueries({ queryKey: appointmentsKey }),
  })
  const due = met && can.start
  useEffect(() => {
    if (due) mutate({ id, status: 'in_progress' })
  }, [due, id, mutate])
}

/** The only way to end a consultation; asks first. */
export const useFinishVisit = (id: string) => {
  const { t } = useTranslation('calls')
  const client = useQueryClient()
  const finish = useMutation({
    ...statusMutation,
    onSuccess: () => {
      callStore.finished()
      return client.invalidateQueries({ queryKey: appointmentsKey })
    },
    onError: toast.problem,
  })
  const press = async () => {
    const question = {
      title: t('call.finishTitle'),
      detail: t('call.finishDetail'),
      confirm: t('call.finish'),
      cancel: t('call.stay'),
    }
    if (await ask(question)) finish.mutate({ id, status: 'finished' })
  }
  return { press: () => void press(), busy: finish.isPending }
}
