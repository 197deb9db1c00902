import type { QueuePermission } from '@emma/contracts/queue/attendance'
import { updateStatus } from '@emma/contracts/specialists/review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { boardQuery, permissionQuery, queueKey } from '../queue.queries.ts'

/** Goes on and off duty; asks before leaving while people wait. */
export const useDuty = (permission: QueuePermission) => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const id = useUser()?.specialistId ?? ''
  // The switch follows the press at once, and then the server's answer.
  const [requested, setRequested] = useState<boolean | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (on_duty: boolean) => call(updateStatus, { params: { id }, body: { on_duty } }),
    onSuccess: (_, on_duty) => {
      client.setQueryData(permissionQuery.queryKey, { ...permission, on_duty })
      if (!on_duty) client.removeQueries({ queryKey: boardQuery.queryKey })
    },
    onError: (error) => toast.problem(error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queueKey })
      setRequested(null)
    },
  })
  const change = async (on_duty: boolean): Promise<void> => {
    setRequested(on_duty)
    const isWaitedFor = (client.getQueryData(boardQuery.queryKey)?.data.length ?? 0) > 0
    const isSure =
      on_duty ||
      !isWaitedFor ||
      (await ask({
        title: t('attend.leaveTitle'),
        detail: t('attend.leaveDetail'),
        confirm: t('attend.leave'),
        cancel: t('attend.stay'),
        destructive: true,
      }))
    if (isSure) mutate(on_duty)
    else setRequested(null)
  }
  return { change, isOn: requested ?? permission.on_duty, isChanging: isPending }
}
