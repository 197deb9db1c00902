import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on, onMissed } from '../../lib/realtime/realtime.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { toast } from '../../ui/toast/toast.ts'
import {
  type Audience,
  clearMutation,
  notificationsKey,
  notificationsQuery,
  readAllMutation,
  readMutation,
  removeMutation,
  unreadQuery,
} from './notifications.queries.ts'

/** Reloads lists when the server reports something new, and after a lost connection. */
export const useFreshNotifications = (onNotified?: (kind: NotificationKind) => void): void => {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = notificationsKey
    const readAgain = () => void client.invalidateQueries({ queryKey })
    const catchUp = () => void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    const onNotification = ({ kind }: { readonly kind: NotificationKind }) => {
      readAgain()
      onNotified?.(kind)
    }
    const stops = [on('notification', onNotification), onMissed(catchUp)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, onNotified])
}

/** A burst of messages, and one read at once, cause a single reload. */
const SETTLED_MS = 400

/** Recounts unread messages when one arrives from somebody else, and when they are read on any screen. */
export const useFreshMessages = (audience: Audience): void => {
  const client = useQueryClient()
  const ownId = useUser()?.id
  useEffect(() => {
    const { queryKey } = unreadQuery(audience)
    let timer: ReturnType<typeof setTimeout> | undefined
    const countAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }), SETTLED_MS)
    }
    const stops = [
      on('chat:message', ({ senderId }) => senderId !== ownId && countAgain()),
      on('chat:read', ({ userId }) => userId === ownId && countAgain()),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [client, audience, ownId])
}

/** Actions on a list; afterwards every list is reloaded. */
export const useNotificationActs = (audience: Audience) => {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: notificationsKey })
  const onError = toast.problem
  const { mutate: read } = useMutation({ ...readMutation(audience), onSettled })
  const reading = useMutation({ ...readAllMutation(audience), onSettled, onError })
  const removing = useMutation({ ...removeMutation(audience), onSettled, onError })
  const isClearing = useMutation({ ...clearMutation(audience), onSettled, onError })
  return {
    read,
    readAll: () => reading.mutate(),
    remove: removing.mutate,
    clear: isClearing.mutate,
    isBusy: reading.isPending || removing.isPending || isClearing.isPending,
  }
}

interface Options {
  readonly kind: NotificationKind
  readonly pageSize: number
}

/** A user's notices of one kind, kept up to date. */
export const useNotifications = (audience: Audience, { kind, pageSize }: Options) => {
  useFreshNotifications()
  const { remove, clear, isBusy } = useNotificationActs(audience)
  const query = useQuery(notificationsQuery(audience, { kind, pageSize }))
  return { query, remove, clear: () => clear({ kind }), isBusy }
}
