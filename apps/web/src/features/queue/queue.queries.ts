import type { BodyIn } from '@emma/contracts/kit'
import * as queue from '@emma/contracts/queue'
import * as attendance from '@emma/contracts/queue/attendance'
import { MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { inTime } from '../../lib/api/in-time.ts'

/** All queries of the queue: invalidated by its events. */
export const queueKey = ['queue'] as const

/** Polled in addition to events: a sleeping browser misses them. */
const SOON = 15_000
const LATER = MINUTE

/** The price of entering, the state of the queue, the outcome of the last entry. */
export const offerQuery = queryOptions({
  queryKey: [...queueKey, 'offer'],
  queryFn: ({ signal }) => call(queue.getQueueOffer, { signal }),
  refetchInterval: LATER,
})

/** A small answer: later than this it counts as lost, and is asked for again. */
const PATIENCE_MS = 10_000
/** A payment is confirmed by itself, also without events. */
const PAYING = 3000

/** The user's open entry; null if there is none. */
export const entryQuery = queryOptions({
  queryKey: [...queueKey, 'me'],
  queryFn: ({ signal }) => inTime(call(queue.getQueueEntry, { signal }), PATIENCE_MS),
  refetchInterval: ({ state: { data } }) =>
    data?.status === 'awaiting_payment' ? PAYING : data ? SOON : LATER,
})

export const permissionQuery = queryOptions({
  queryKey: [...queueKey, 'permission'],
  queryFn: ({ signal }) => call(attendance.getQueuePermission, { signal }),
  refetchInterval: LATER,
})

export const boardQuery = queryOptions({
  queryKey: [...queueKey, 'board'],
  queryFn: ({ signal }) => call(attendance.listQueue, { signal }),
  refetchInterval: SOON,
})

export interface Entering {
  readonly body: BodyIn<typeof queue.enterQueue>
  readonly idempotencyKey: string
}

/** Enters and pays; repeating the key gives the same place. */
export const enterMutation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Entering) => call(queue.enterQueue, { body, idempotencyKey }),
})

export const adviseMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof queue.adviseEmergency>) => call(queue.adviseEmergency, { body }),
})

export const leaveMutation = mutationOptions({ mutationFn: () => call(queue.leaveQueue, {}) })
export const answerMutation = mutationOptions({ mutationFn: () => call(queue.answerQueueCall, {}) })

export const updateMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof attendance.updateQueue>) => call(attendance.updateQueue, { body }),
})
export const callNextMutation = mutationOptions({ mutationFn: () => call(attendance.callNext, {}) })
export const setGroupMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof attendance.setQueueGroup>) => call(attendance.setQueueGroup, { body }),
})
