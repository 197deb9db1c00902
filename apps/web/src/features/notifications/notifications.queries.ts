import type { QueryIn } from '@emma/contracts/kit'
import * as notifications from '@emma/contracts/notifications'
import type { NoticeGroup } from '@emma/domain/notifications'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { nextPage } from '../../lib/next-page.ts'

/** Who has a list: everybody, each under their own path. */
export type Side = 'customer' | 'specialist' | 'admin'

const endpoints = {
  customer: {
    list: notifications.listCustomerNotifications,
    read: notifications.readCustomerNotification,
    readAll: notifications.readAllCustomerNotifications,
    remove: notifications.deleteCustomerNotification,
    clear: notifications.clearCustomerNotifications,
  },
  specialist: {
    list: notifications.listSpecialistNotifications,
    read: notifications.readSpecialistNotification,
    readAll: notifications.readAllSpecialistNotifications,
    remove: notifications.deleteSpecialistNotification,
    clear: notifications.clearSpecialistNotifications,
  },
  admin: {
    list: notifications.listAdminNotifications,
    read: notifications.readAdminNotification,
    readAll: notifications.readAllAdminNotifications,
    remove: notifications.deleteAdminNotification,
    clear: notifications.clearAdminNotifications,
  },
} as const

/** What a `notification` event makes old. */
export const notificationsKey = ['notifications'] as const

type Query = QueryIn<typeof notifications.listCustomerNotifications>

export const notificationsQuery = (side: Side, query: Query) =>
  queryOptions({
    queryKey: [...notificationsKey, side, query],
    queryFn: ({ signal }) => call(endpoints[side].list, { query, signal }),
  })

/** Which of them the centre shows. */
export interface Chosen {
  readonly group: NoticeGroup | ''
  readonly unread: boolean
}

/** How many notices and messages are unread: asked by the bell, read by whatever else shows them. */
export const unreadQuery = (side: Side) => notificationsQuery(side, { pageSize: 1 })

const PAGE = 20

/** The list of the centre, page by page. */
export const centreQuery = (side: Side, { group, unread }: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, side, 'centre', group, unread],
    queryFn: ({ pageParam: page, signal }) => {
      const some = { ...(group === '' ? {} : { group }), ...(unread ? { unread: 'true' as const } : {}) }
      return call(endpoints[side].list, { query: { ...some, page, pageSize: PAGE }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

export const readMutation = (side: Side) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[side].read, { params: { id } }) })

export const readAllMutation = (side: Side) =>
  mutationOptions({ mutationFn: () => call(endpoints[side].readAll, {}) })

export const removeMutation = (side: Side) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[side].remove, { params: { id } }) })

type Some = QueryIn<typeof notifications.clearCustomerNotifications>

export const clearMutation = (side: Side) =>
  mutationOptions({ mutationFn: (some: Some) => call(endpoints[side].clear, { query: some }) })
