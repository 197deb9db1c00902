import type { QueryIn } from '@emma/contracts/kit'
import * as notifications from '@emma/contracts/notifications'
import type { NoticeGroup } from '@emma/domain/notifications'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { nextPage } from '../../lib/api/next-page.ts'

/** The role, each with its own endpoint. */
export type Audience = 'customer' | 'specialist' | 'admin'

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

/** Data that a `notification` event invalidates. */
export const notificationsKey = ['notifications'] as const

type Query = QueryIn<typeof notifications.listCustomerNotifications>

export const notificationsQuery = (audience: Audience, query: Query) =>
  queryOptions({
    queryKey: [...notificationsKey, audience, query],
    queryFn: ({ signal }) => call(endpoints[audience].list, { query, signal }),
  })

/** The cancellations shown on the patient's home. */
export const canceledShown = { kind: 'canceled_by_specialist', pageSize: 20 } as const
export const canceledQuery = notificationsQuery('customer', canceledShown)

/** The filter of the centre. */
export interface Chosen {
  readonly group: NoticeGroup | ''
  readonly unread: boolean
}

/** Counts of unread notices and messages: loaded by the bell, shared by others that show them. */
export const unreadQuery = (audience: Audience) => notificationsQuery(audience, { pageSize: 1 })

const PAGE = 20

/** The list of the centre, page by page. */
export const centreQuery = (audience: Audience, { group, unread }: Chosen) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, audience, 'centre', group, unread],
    queryFn: ({ pageParam: page, signal }) => {
      const some = { ...(group === '' ? {} : { group }), ...(unread ? { unread: 'true' as const } : {}) }
      return call(endpoints[audience].list, { query: { ...some, page, pageSize: PAGE }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

export const readMutation = (audience: Audience) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[audience].read, { params: { id } }) })

export const readAllMutation = (audience: Audience) =>
  mutationOptions({ mutationFn: () => call(endpoints[audience].readAll, {}) })

export const removeMutation = (audience: Audience) =>
  mutationOptions({ mutationFn: (id: string) => call(endpoints[audience].remove, { params: { id } }) })

type Some = QueryIn<typeof notifications.clearCustomerNotifications>

export const clearMutation = (audience: Audience) =>
  mutationOptions({ mutationFn: (some: Some) => call(endpoints[audience].clear, { query: some }) })
