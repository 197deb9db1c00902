import type { QueryIn } from '@emma/contracts/kit'
import * as notifications from '@emma/contracts/notifications'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Who has a list: patients and specialists, each under their own path. */
export type Side = 'customer' | 'specialist'

const endpoints = {
  customer: {
    list: notifications.listCustomerNotifications,
    read: notifications.readCustomerNotification,
    remove: notifications.deleteCustomerNotification,
    clear: notifications.clearCustomerNotifications,
  },
  specialist: {
    list: notifications.listSpecialistNotifications,
    read: notifications.readSpecialistNotification,
    remove: notifications.deleteSpecialistNotification,
    clear: notifications.clearSpecialistNotifications,
  },
} as const

/** What a `notification` event makes old. */
export const notificationsKey = ['notifications'] as const

type Wanted = QueryIn<typeof notifications.listCustomerNotifications>

export const notificationsQuery = (side: Side, query: Wanted) =>
  queryOptions({
    queryKey: [...notificationsKey, side, query],
    queryFn: ({ signal }) => call(endpoints[side].list, { query, signal }),
  })

export const readMutation = (side: Side) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[side].read, { params: { id } }) })

export const removeMutation = (side: Side) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[side].remove, { params: { id } }) })

export const clearMutation = (side: Side) =>
  mutationOptions({
    mutationFn: (kind: notifications.NotificationKind | undefined) =>
      call(endpoints[side].clear, { query: kind === undefined ? {} : { kind } }),
  })
