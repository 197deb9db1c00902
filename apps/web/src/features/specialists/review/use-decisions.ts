import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/problem.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { accountKey } from '../account/account.queries.ts'
import { statusName } from '../status-name.ts'
import { closeMutation, decideMutation } from './review.queries.ts'

/** An admin's decisions on an account; a dialog stays open to show booked appointments. */
export const useDecisions = (id: string, onDone: () => void) => {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const navigate = useNavigate()
  const onSettled = () => client.invalidateQueries({ queryKey: accountKey })
  const decide = useMutation({
    ...decideMutation,
    onSuccess: (_after, { status }) => {
      toast.success(t(`one.done.${statusName[status]}`))
      onDone()
    },
    onError: (error) => {
      if (isProblem(error, 'open_appointments')) return
      toast.problem(error)
      onDone()
    },
    onSettled,
  })
  const close = useMutation({
    ...closeMutation,
    onSuccess: async () => {
      toast.success(t('one.closed'))
      await navigate({ to: '/admin/specialists' })
      client.removeQueries({ queryKey: [...accountKey, 'profile', id] })
    },
    onError: (error) => {
      toast.problem(error)
      onDone()
    },
    onSettled,
  })
  return { decide, close }
}

export type Decisions = ReturnType<typeof useDecisions>
