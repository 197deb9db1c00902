import type * as z from 'zod/mini'
import { teamChanged } from '../assistants/events.ts'
import { serverTime, sessionClientEvents, sessionDisplaced, sessionExpired } from '../auth/session-events.ts'
import { slotClientEvents, slotsChanged } from '../availability/slots.ts'
import { appointmentChanged } from '../booking/index.ts'
import { companionCallEvents, companionCallServerEvents } from '../calls/companion.ts'
import { callClientEvents, callServerEvents } from '../calls/index.ts'
import { chatClientEvents, chatServerEvents } from '../chat/events.ts'
import type { ErrorCode } from '../kit/index.ts'
import { notificationEvent } from '../notifications/events.ts'
import { queueCalled, queueChanged } from '../queue/events.ts'

/** Every event sent by browsers, with the server's answer. A feature adds its own on one line. */
export const clientEvents = {
  ...callClientEvents,
  ...companionCallEvents,
  ...chatClientEvents,
  ...sessionClientEvents,
  ...slotClientEvents,
} as const
/** Every event sent by the server. A feature adds its own on one line. */
export const serverEvents = {
  ...callServerEvents,
  ...companionCallServerEvents,
  ...chatServerEvents,
  'appointment:changed': appointmentChanged,
  notification: notificationEvent,
  'queue:called': queueCalled,
  'queue:changed': queueChanged,
  'server:time': serverTime,
  'session:displaced': sessionDisplaced,
  'session:expired': sessionExpired,
  'slots:changed': slotsChanged,
  'team:changed': teamChanged,
} as const

export type ClientEvent = keyof typeof clientEvents
export type ServerEvent = keyof typeof serverEvents

type Client = typeof clientEvents
type Server = typeof serverEvents
/** The payload of a browser's event, as the server receives it after validation. */
export type SentBy<E extends ClientEvent> = z.output<Client[E]['payload']>
export type AnswerTo<E extends ClientEvent> = z.output<Client[E]['answer']>
/** The payload of a server's event. */
export type EventPayload<E extends ServerEvent> = z.output<Server[E]>

/** The answer to an event: its result, or the code of the refusal. */
export type Reply<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: ErrorCode }

/** Socket.IO's event maps, for server and client. */
export type ClientToServerEvents = {
  [E in ClientEvent]: (payload: SentBy<E>, answer: (reply: Reply<AnswerTo<E>>) => void) => void
}
export type ServerToClientEvents = { [E in ServerEvent]: (payload: EventPayload<E>) => void }
