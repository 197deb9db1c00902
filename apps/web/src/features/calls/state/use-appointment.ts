import type { Appointment } from '@emma/contracts/booking'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, type Question } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../../booking/index.ts'
import { statusMutation } from '../calls.queries.ts'
import { callStore } from './call-store.ts'

/** Starts the specialist's attendance once both are in the call. */
export const useStartAppointment = ({ id, can }: Appointment, met: boolean): void => {
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

interface Closing {
  readonly id: string
  readonly status: 'finished' | 'no_show'
  readonly question: Question
}

/** Asks, and then ends the consultation with the given status. */
const useClosing = ({ id, status, question }: Closing) => {
  const client = useQueryClient()
  const close = useMutation({
    ...statusMutation,
    onSuccess: () => {
      callStore.finished()
      return client.invalidateQueries({ queryKey: appointmentsKey })
    },
    onError: toast.problem,
  })
  const press = async () => {
    if (await ask(question)) close.mutate({ id, status })
  }
  return { press: () => void press(), busy: close.isPending }
}

/** The only way to end a consultation that took place; asks first. */
export const useFinishAppointment = (id: string) => {
  const { t } = useTranslation('calls')
  const question = {
    title: t('call.finishTitle'),
    detail: t('call.finishDetail'),
    confirm: t('call.finish'),
    cancel: t('call.stay'),
  }
  return useClosing({ id, status: 'finished', question })
}

/** Reports that the patient never came; asks first. */
export const useMarkAbsent = (id: string) => {
  const { t } = useTranslation('calls')
  const question = {
    title: t('waiting.absentTitle'),
    detail: t('waiting.absentDetail'),
    confirm: t('waiting.absent'),
    cancel: t('call.stay'),
    destructive: true,
  }
  return useClosing({ id, status: 'no_show', question })
}
