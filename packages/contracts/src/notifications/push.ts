import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

/** Bytes of a browser's keys, as `PushSubscription.toJSON` writes them (RFC 8291). */
const key = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`)))

export const getPushKey = endpoint({
  method: 'GET',
  path: 'notifications/push-key',
  summary: 'The key a browser subscribes with, and whether the browser of this session is subscribed',
  resource: 'account',
  action: 'manage',
  response: z.object({ public_key: z.string(), subscribed: z.boolean() }),
  status: 200,
  errors: [],
})

export const savePushSubscription = endpoint({
  method: 'POST',
  path: 'notifications/push-subscriptions',
  summary:
    'Tells the browser of this session of what is new; it ends with the session. Only known push services are taken',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({
    endpoint: z.url().check(z.maxLength(1000)),
    /** The subscription's expiry by the browser; none sends one. */
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
  }),
  response: z.object({ subscribed: z.literal(true) }),
  status: 201,
  errors: [],
})

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: 'notifications/push-subscriptions',
  summary: 'Tells the browser of this session no more',
  resource: 'account',
  action: 'manage',
  response: null,
  status: 204,
  errors: [],
})
