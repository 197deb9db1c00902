import type { NotificationKind } from '@emma/contracts/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear, hearConnected } from '../../lib/realtime.ts'
import { useUser } from '../../lib/use-session.ts'
import { toast } from '../../ui/toast.ts'
import {
  clearMutation,
  notificationsKey,
  notificationsQuery,
  readAllMutation,
  readMutation,
  removeMutation,
  type Side,
  unreadQuery,
} from './notifications.queries.ts'

/** Reads lists again when the server tells of something new, and when the connection was away. */
export const useFreshNotifications = (onTold?: (kind: NotificationKind) => void): void => {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: notificationsKey })
    const told = ({ kind }: { readonly kind: NotificationKind }) => {
      readAgain()
      onTold?.(kind)
    }
    const stops = [hear('notification', told), hearConnected(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, onTold])
}

/** A burst of messages, and one that is read as soon as it comes, ask once. */
const SETTLED_MS = 400

/** Counts unread messages again when one comes from somebody else, and when they are read on any screen. */
export const useFreshMessages = (side: Side): void => {
  const client = useQueryClient()
  const ownId = useUser()?.id
  useEffect(() => {
    const { queryKey } = unreadQuery(side)
    let timer: ReturnType<typeof setTimeout> | undefined
    const countAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }), SETTLED_MS)
    }
    const stops = [
      hear('chat:message', ({ senderId }) => senderId !== ownId && countAgain()),
      hear('chat:read', ({ userId }) => userId === ownId && countAgain()),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, side, ownId])
}

/** What can be done with a list; afterwards every list is read again. */
export const useNotificationActs = (side: Side) => {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: notificationsKey })
  const onError = toast.problem
  const { mutate: read } = useMutation({ ...readMutation(side), onSettled })
  const reading = useMutation({ ...readAllMutation(side), onSettled, onError })
  const removing = useMutation({ ...removeMutation(side), onSettled, onError })
  const clearing = useMutation({ ...clearMutation(side), onSettled, onError })
  return {
    read,
    readAll: () => reading.mutate(),
    remove: removing.mutate,
    clear: clearing.mutate,
    isBusy: reading.isPending || removing.isPending || clearing.isPending,
  }
}

interface Wanted {
  readonly kind: NotificationKind
  readonly pageSize: number
}

/** A person's notices of one kind, kept fresh. */
export const useNotifications = (side: Side, { kind, pageSize }: Wanted) => {
  useFreshNotifications()
  const { remove, clear, isBusy } = useNotificationActs(side)
  const query = useQuery(notificationsQuery(side, { kind, pageSize }))
  return { query, remove, clear: () => clear({ kind }), isBusy }
}
