import type { QueueAttendance } from '@emma/contracts/queue/attendance'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { callNextMutation, queueKey, updateMutation } from '../queue.queries.ts'

/** Actions on people of the queue; every answer reloads the queue. */
const useQueueMutation = () => {
  const client = useQueryClient()
  return {
    onError: (error: unknown) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  }
}

/** Calls a person, or the next one. */
export const useCalling = () => {
  const settled = useQueueMutation()
  const update = useMutation({ ...updateMutation, ...settled })
  const next = useMutation({ ...callNextMutation, ...settled })
  return {
    callOne: (id: string) => update.mutate({ id, action: 'call' }),
    callNext: () => next.mutate(),
    isCalling: update.isPending || next.isPending,
  }
}

/** Starts, ends, or cancels an attendance. */
export const useAttending = ({ id }: QueueAttendance) => {
  const { t } = useTranslation('queue')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({ ...updateMutation, ...useQueueMutation() })
  const act = (action: 'start' | 'finish' | 'absent') => mutateAsync({ id, action }).catch(() => undefined)
  const start = async (): Promise<void> => {
    const done = await act('start')
    if (done?.schedule_id) await navigate({ to: '/calls', search: { id: done.schedule_id } })
  }
  const absent = async (): Promise<void> => {
    const words = { title: t('attend.absentTitle'), detail: t('attend.absentDetail') }
    if (!(await ask({ ...words, confirm: t('attend.absentConfirm') }))) return
    const done = await act('absent')
    if (done) toast.success(t(done.status === 'waiting' ? 'attend.backInLine' : 'attend.outOfLine'))
  }
  const finish = async (): Promise<void> => {
    const words = { title: t('attend.finishTitle'), detail: t('attend.finishDetail') }
    if (!(await ask({ ...words, confirm: t('attend.finish') }))) return
    if (await act('finish')) toast.success(t('attend.finished'))
  }
  return { start, absent, finish, isActing: isPending }
}
