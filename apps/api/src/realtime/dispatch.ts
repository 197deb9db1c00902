import { errorStatus } from '@emma/contracts/kit'
import {
  type AnswerTo,
  type ClientEvent,
  clientEvents,
  type Reply,
  type SentBy,
} from '@emma/contracts/realtime'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'
import { isUnavailable } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { actorOfSession } from '../features/auth/index.ts'
import type { Caller } from '../http/actor.ts'
import { AppError, faultOf } from '../http/app-error.ts'
import type { Lane } from '../lane.ts'
import { type Beginning, beginning } from '../tracing/tracing.ts'
import type { GoneWork } from './gone-work.ts'
import type { SocketHandlers } from './port.ts'
import type { Quiet } from './quiet/quiet.ts'
import { placeChannel } from './realtime.ts'

const codeOf = (error: unknown): AppError['code'] => {
  if (error instanceof AppError) return error.code
  return isUnavailable(error) ? 'unavailable' : 'internal'
}

/** Reports our own fault, as for calls (`http/errors.ts`): to the log, and to the list of errors for admins. */
export const reportFault = (deps: Deps, event: string, { data, handshake }: Socket, error: unknown): void => {
  const err = faultOf(error)
  deps.log.error({ err, event }, 'socket event')
  const { name, message, stack = '' } = err
  const request = { method: 'SOCKET', path: event, userAgent: handshake.headers['user-agent'] }
  // Empty if it failed before the person was known.
  const who: Partial<Caller> = { ...data.actor }
  deps.errorReports.report({
    kind: 'api',
    name,
    message,
    stack,
    route: `SOCKET ${event}`,
    httpStatus: errorStatus[codeOf(error)],
    request: { ...request, role: who.role, userId: who.userId },
  })
}

/** Each event's schema, by its use case's type. */
const schemas: { readonly [E in ClientEvent]: { readonly payload: z.ZodMiniType<SentBy<E>> } } = clientEvents
const isClientEvent = (name: string): name is ClientEvent => Object.hasOwn(clientEvents, name)
const events = Object.keys(clientEvents).filter(isClientEvent)

/** The channels of a socket besides its person's. */
export const placesOf = (socket: Socket, channelOf: (place: string) => string = placeChannel) => {
  const entered = new Set<string>()
  return {
    enter: async (place: string): Promise<boolean> => {
      await socket.join(channelOf(place))
      const isNew = !entered.has(place)
      entered.add(place)
      return isNew
    },
    leave: async (place: string): Promise<void> => {
      entered.delete(place)
      await socket.leave(channelOf(place))
    },
  }
}

/** The parts of an event: Socket.IO puts the answering function last, even without other arguments. */
const partsOf = (sent: readonly unknown[]) => {
  const last = sent.at(-1)
  if (typeof last !== 'function') return { payload: sent[0], answer: () => undefined }
  return { payload: sent.length > 1 ? sent[0] : undefined, answer: (reply: unknown) => last(reply) }
}

/** Runs an event's work, or refuses it before anything is done. @throws AppError `too_many_requests` */
export type Admit = Lane

/** A person's event begins a trace. */
export const ofEvent = (event: string): Beginning => ({
  name: `SOCKET ${event}`,
  kind: 'server',
  attributes: { 'emma.socket.event': event },
})

/** The answer to an event: the result, or the code of the refusal. */
export const replyTo = async <T>(
  deps: Deps,
  socket: Socket,
  event: string,
  work: () => Promise<T>,
): Promise<Reply<T>> => {
  const reported = async (): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (errorStatus[codeOf(error)] >= 500) reportFault(deps, event, socket, error)
      throw error
    }
  }
  try {
    return { ok: true, data: await beginning(deps.tracing, () => ofEvent(event), reported) }
  } catch (error) {
    return { ok: false, code: codeOf(error) }
  }
}

/** Every event is answered, even an unknown one. */
export const bindEvents = <E extends string>(
  socket: Socket,
  events: readonly E[],
  isEvent: (name: string) => name is E,
  handle: (event: E, raw: unknown) => Promise<unknown>,
): void => {
  for (const event of events) {
    const hear = async (...sent: readonly unknown[]) => {
      const { payload, answer } = partsOf(sent)
      answer(await handle(event, payload))
    }
    socket.on<string>(event, hear)
  }
  socket.onAny((name: string, ...sent: readonly unknown[]) => {
    if (!isEvent(name)) partsOf(sent).answer({ ok: false, code: 'not_found' })
  })
}

/** The events an assistant may send: about the own session and public times. */
const assistantEvents: readonly ClientEvent[] = ['session:renew', 'slots:watch', 'slots:unwatch']

/** Assistants have no actor: a handler that reads it refuses the event. */
const withoutActor = <T extends object>(rest: T) => ({
  ...rest,
  get actor(): never {
    throw new AppError('forbidden')
  },
})

/** Binds every event of the contract to its use case: the payload is validated, and there is always an answer. */
export const dispatch = (
  deps: Deps,
  socket: Socket,
  handlers: SocketHandlers,
  { admit, gone, quiet }: { readonly admit: Admit; readonly gone: GoneWork; readonly quiet: Quiet },
): void => {
  const whenGone = (work: () => Promise<void>) => gone.after(socket, work)
  const places = { ...placesOf(socket), quietMs: quiet.ofPlace }
  const handle = <E extends ClientEvent>(event: E, raw: unknown): Promise<Reply<AnswerTo<E>>> =>
    replyTo(deps, socket, event, () =>
      admit(async () => {
        const parsed = z.safeParse(schemas[event].payload, raw)
        if (!parsed.success) throw new AppError('validation_failed')
        // Abilities can change while a person is connected.
        const actor = await actorOfSession(deps, socket.data.actor)
        const rest = { payload: parsed.data, ...places, whenGone }
        if (actor.role !== 'assistant') return handlers[event](deps, { actor, ...rest })
        if (!assistantEvents.includes(event)) throw new AppError('forbidden')
        return handlers[event](deps, withoutActor(rest))
      }),
    )
  bindEvents(socket, events, isClientEvent, handle)
}
