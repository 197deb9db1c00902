import { noticeKinds } from '@emma/domain/notifications'
import * as z from 'zod/mini'
import { canceler } from '../booking/canceler.ts'
import { centavos, date, hour, instant, uuid } from '../kit/index.ts'

export const notificationKind = z.enum(noticeKinds)
export type NotificationKind = z.output<typeof notificationKind>

const person = z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })

/** A notification. Its kind decides which optional fields are present. */
export const notification = z.object({
  id: uuid,
  kind: notificationKind,
  /** Path of the screen it is about. */
  path: z.string(),
  /** Who canceled the consultation concerned. */
  canceled_by: z.optional(canceler),
  /** The credit of a consultation that the specialist canceled (spec §3). */
  creditId: z.optional(z.nullable(uuid)),
  amount: z.optional(centavos),
  /** The part of the credit that can still be refunded to the card, now. */
  refundable_amount: z.optional(centavos),
  /** The part of the credit still in the wallet, now. */
  remaining_amount: z.optional(centavos),
  withdrawal_id: z.optional(uuid),
  schedule_id: z.optional(uuid),
  chat_id: z.optional(uuid),
  company: z.optional(z.object({ id: uuid, name: z.string() })),
  /** Who accepted an invitation to the specialist's team. */
  assistant: z.optional(z.object({ id: uuid, name: z.string() })),
  specialist: z.optional(person),
  /** The patient, only for the specialist. */
  customer: z.optional(person),
  date: z.optional(date),
  init_hour: z.optional(hour),
  starts_at: z.optional(instant),
  timezone: z.optional(z.string()),
  /** The offered time is no longer kept for the reader: not answered in time, or passed on. */
  lapsed: z.optional(z.boolean()),
  created_at: instant,
  read: z.boolean(),
})
export type Notification = z.output<typeof notification>
