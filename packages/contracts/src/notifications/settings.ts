import { noticeGroups } from '@emma/domain/notifications'
import * as z from 'zod/mini'
import { endpoint, hour, text } from '../kit/index.ts'

const group = z.enum(noticeGroups)

/** In the person's own time; across midnight if `until` is the earlier. */
export const quietHours = z.strictObject({ from: hour, until: hour })

const settings = z.object({
  /** Whether open screens play a sound. */
  sound: z.boolean(),
  quiet_hours: z.nullable(z.object(quietHours.shape)),
  /** The channel of messages: a patient's preferred one; e-mail for everyone else. */
  channel: z.enum(['email', 'sms', 'whatsapp']),
  groups: z.array(
    z.object({
      group,
      /** Whether its messages are sent by the user's own channel. */
      message: z.boolean(),
      /** Whether pushes go to the browsers that subscribed. */
      push: z.boolean(),
      /** `false`: its messages can't be turned off. */
      optional: z.boolean(),
    }),
  ),
})
export type NotificationSettings = z.output<typeof settings>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: 'notifications/settings',
  summary: 'How the person is told: sound, quiet hours, and which groups by which way',
  resource: 'account',
  action: 'manage',
  response: settings,
  status: 200,
  errors: [],
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: 'notifications/settings',
  summary: 'Changes them; a group that is left out is told by both ways',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({
    sound: z.boolean(),
    quiet_hours: z.nullable(quietHours),
    groups: z
      .array(z.strictObject({ group, message: z.boolean(), push: z.boolean() }))
      .check(z.maxLength(20)),
  }),
  response: settings,
  status: 200,
  errors: [],
})

const link = z.strictObject({ token: text(200) })

export const askToUnsubscribe = endpoint({
  method: 'GET',
  path: 'notifications/unsubscribe/:token',
  summary: 'A page that asks whether to stop messages of the group that the signed link of a letter names',
  resource: 'auth',
  action: 'read',
  params: link,
  response: 'stream',
  status: 200,
  errors: [],
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: 'notifications/unsubscribe/:token',
  summary: 'Stops them, with one click and without a login (RFC 8058)',
  resource: 'auth',
  action: 'read',
  params: link,
  body: z.object({ 'List-Unsubscribe': z.optional(z.string()) }),
  form: true,
  multipart: { files: [], maxBytes: 0, optional: true },
  response: 'stream',
  status: 200,
  errors: [],
})
