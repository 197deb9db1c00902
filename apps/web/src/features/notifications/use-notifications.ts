import type { NotificationKind } from '@emma/contracts/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear, hearConnected } from '../../lib/realtime.ts'
import { toast } from '../../ui/toast.ts'
import {
  clearMutation,
  notificationsKey,
  notificationsQuery,
  readMutation,
  removeMutation,
  type Side,
} from './notifications.queries.ts'

interface Wanted {
  readonly kind?: NotificationKind
  readonly pageSize: number
}

/** A person's list, read again when the server tells of something new and when the connection was away. */
export const useNotifications = (side: Side, { kind, pageSize }: Wanted) => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: notificationsKey })
    const stops = [hear('notification', readAgain), hearConnected(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  const onSettled = () => client.invalidateQueries({ queryKey: notificationsKey })
  const onError = toast.problem
  const { mutate: read } = useMutation({ ...readMutation(side), onSettled })
  const removing = useMutation({ ...removeMutation(side), onSettled, onError })
  const clearing = useMutation({ ...clearMutation(side), onSettled, onError })
  return {
    query: useQuery(notificationsQuery(side, kind === undefined ? { pageSize } : { kind, pageSize })),
    read,
    remove: removing.mutate,
    clear: () => clearing.mutate(kind),
    isBusy: removing.isPending || clearing.isPending,
  }
}
