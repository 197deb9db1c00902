import { noticeGroups } from '@emma/domain/notifications'
import * as z from 'zod/mini'
import { endpoint, idParams, listOf, paging, queryFlag } from '../kit/index.ts'
import { notification, notificationKind } from './notification.ts'

/** A filter: one kind, or one group of kinds. */
const some = { kind: z.optional(notificationKind), group: z.optional(z.enum(noticeGroups)) }
const query = z.strictObject({ ...some, unread: z.optional(queryFlag), ...paging() })
const cleared = z.strictObject(some)
const list = z.object({
  ...listOf(notification).shape,
  unread: z.int(),
  /** Unread messages in all chats, as `unread` of the contacts: sent along with the bell's data for the navigation. */
  unreadMessages: z.int(),
})

export const listCustomerNotifications = endpoint({
  method: 'GET',
  path: 'customer/notifications',
  summary: 'What the customer was told, newest first; `unread` counts all of them',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  query,
  response: list,
  status: 200,
  errors: [],
})

export const readCustomerNotification = endpoint({
  method: 'PUT',
  path: 'customer/notifications/:id/read',
  summary: 'Marks one as read',
  resource: 'customer',
  action: 'update',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const readAllCustomerNotifications = endpoint({
  method: 'PUT',
  path: 'customer/notifications/read',
  summary: 'Marks all of them as read',
  resource: 'customer',
  action: 'update',
  role: 'customer',
  response: null,
  status: 204,
  errors: [],
})

export const deleteCustomerNotification = endpoint({
  method: 'DELETE',
  path: 'customer/notifications/:id',
  summary: 'Removes one from the list',
  resource: 'customer',
  action: 'delete',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const clearCustomerNotifications = endpoint({
  method: 'DELETE',
  path: 'customer/notifications',
  summary: 'Removes all of them, or all of one kind or group',
  resource: 'customer',
  action: 'delete',
  role: 'customer',
  query: cleared,
  response: null,
  status: 204,
  errors: [],
})

export const listSpecialistNotifications = endpoint({
  method: 'GET',
  path: 'specialists/notifications',
  summary: 'What the specialist was told, newest first; `unread` counts all of them',
  resource: 'specialist',
  action: 'read',
  role: 'specialist',
  query,
  response: list,
  status: 200,
  errors: [],
})

export const readSpecialistNotification = endpoint({
  method: 'PUT',
  path: 'specialists/notifications/:id/read',
  summary: 'Marks one as read',
  resource: 'specialist',
  action: 'update',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const readAllSpecialistNotifications = endpoint({
  method: 'PUT',
  path: 'specialists/notifications/read',
  summary: 'Marks all of them as read',
  resource: 'specialist',
  action: 'update',
  role: 'specialist',
  response: null,
  status: 204,
  errors: [],
})

export const deleteSpecialistNotification = endpoint({
  method: 'DELETE',
  path: 'specialists/notifications/:id',
  summary: 'Removes one from the list',
  resource: 'specialist',
  action: 'delete',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const clearSpecialistNotifications = endpoint({
  method: 'DELETE',
  path: 'specialists/notifications',
  summary: 'Removes all of them, or all of one kind or group',
  resource: 'specialist',
  action: 'delete',
  role: 'specialist',
  query: cleared,
  response: null,
  status: 204,
  errors: [],
})

/** Admins have notifications too: about pending matters, and changes of their own account. */
export const listAdminNotifications = endpoint({
  method: 'GET',
  path: 'admins/notifications',
  summary: 'What the admin was told, newest first; `unread` counts all of them',
  resource: 'admin',
  action: 'read',
  role: 'admin',
  query,
  response: list,
  status: 200,
  errors: [],
})

export const readAdminNotification = endpoint({
  method: 'PUT',
  path: 'admins/notifications/:id/read',
  summary: 'Marks one as read',
  resource: 'admin',
  action: 'update',
  role: 'admin',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const readAllAdminNotifications = endpoint({
  method: 'PUT',
  path: 'admins/notifications/read',
  summary: 'Marks all of them as read',
  resource: 'admin',
  action: 'update',
  role: 'admin',
  response: null,
  status: 204,
  errors: [],
})

export const deleteAdminNotification = endpoint({
  method: 'DELETE',
  path: 'admins/notifications/:id',
  summary: 'Removes one from the list',
  resource: 'admin',
  action: 'delete',
  role: 'admin',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const clearAdminNotifications = endpoint({
  method: 'DELETE',
  path: 'admins/notifications',
  summary: 'Removes all of them, or all of one kind or group',
  resource: 'admin',
  action: 'delete',
  role: 'admin',
  query: cleared,
  response: null,
  status: 204,
  errors: [],
})
