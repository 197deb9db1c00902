import type { Notification } from '@emma/contracts/notifications/notification'
import { isoOf, wallTimeOf } from '@emma/domain/availability'
import { cancelerOf } from '@emma/domain/booking'
import * as z from 'zod'
import type { Actor } from '../../http/actor.ts'
import type { NotificationRow } from './notifications.repo.ts'
import { pageOf } from './page-of.ts'

const stored = z.object({
  creditId: z.string().nullable().optional(),
  amount: z.number().optional(),
  withdrawalId: z.string().optional(),
  chatId: z.string().optional(),
})

const avatarOf = (key: string | null): string | null => (key === null ? null : `/api/v1/files/avatars/${key}`)

const timeOf = ({ starts_at, time_zone }: NotificationRow) => {
  if (starts_at === null || time_zone === null) return {}
  const { date, hour } = wallTimeOf(starts_at.getTime(), time_zone)
  return {
    date,
    init_hour: hour,
    starts_at: isoOf(starts_at.getTime(), time_zone),
    timezone: time_zone,
  }
}

const peopleOf = (row: NotificationRow, role: Actor['role']) => {
  const { specialist_id, specialist_name, customer_id, customer_first_name, customer_last_name } = row
  const isPatientShown = role === 'specialist' && customer_id !== null
  return {
    ...(specialist_id === null
      ? {}
      : {
          specialist: {
            id: specialist_id,
            name: specialist_name ?? '',
            avatar: avatarOf(row.specialist_avatar),
          },
        }),
    ...(isPatientShown
      ? {
          customer: {
            id: customer_id,
            name: `${customer_first_name ?? ''} ${customer_last_name ?? ''}`,
            avatar: avatarOf(row.customer_avatar),
          },
        }
      : {}),
  }
}

const cancelerOfRow = ({ appointment_status, canceled_by_platform }: NotificationRow) => {
  if (appointment_status === null) return {}
  const canceler = cancelerOf(appointment_status, canceled_by_platform ?? false)
  return canceler === null ? {} : { canceled_by: canceler }
}

const lapsedOf = ({ offer_status: status, expires_at }: NotificationRow, now: Date) => {
  if (status === null || status === 'taken') return {}
  const isOpen = (status === 'offered' || status === 'booking') && expires_at !== null && expires_at > now
  return isOpen ? {} : { lapsed: true }
}

/** Row → Notification of the API. */
export const toNotification = (row: NotificationRow, role: Actor['role'], now: Date): Notification => {
  const { creditId, amount, withdrawalId, chatId } = stored.parse(row.data)
  return {
    id: row.id,
    kind: row.kind,
    path: pageOf({ ...row, role }),
    ...(creditId === undefined
      ? {}
      : {
          creditId,
          refundable_amount: row.refundable_amount,
          remaining_amount: row.remaining_amount,
        }),
    ...(amount === undefined ? {} : { amount }),
    ...(withdrawalId === undefined ? {} : { withdrawal_id: withdrawalId }),
    ...(chatId === undefined ? {} : { chat_id: chatId }),
    ...(row.company_id === null ? {} : { company: { id: row.company_id, name: row.company ?? '' } }),
    ...(row.assistant_id === null
      ? {}
      : { assistant: { id: row.assistant_id, name: row.assistant_name ?? '' } }),
    ...(row.appointment_id === null ? {} : { schedule_id: row.appointment_id }),
    ...cancelerOfRow(row),
    ...peopleOf(row, role),
    ...timeOf(row),
    ...lapsedOf(row, now),
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}
