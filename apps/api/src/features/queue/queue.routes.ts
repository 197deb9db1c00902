import * as queue from '@emma/contracts/queue'
import type { Mount } from '../../http/mount.ts'
import { adviseEmergency } from './advise-emergency.ts'
import { answerCall } from './answer-call.ts'
import { callNext } from './call-next.ts'
import { enterQueue } from './enter-queue.ts'
import { getQueueEntry } from './get-queue-entry.ts'
import { getQueueOffer } from './get-queue-offer.ts'
import { leaveQueue } from './leave-queue.ts'
import { listQueue } from './list-queue.ts'
import { getPermission, setGroup } from './permission.ts'
import { updateQueue } from './update-queue.ts'

export const queueRoutes = (mount: Mount): void => {
  mount(queue.enterQueue, enterQueue)
  mount(queue.adviseEmergency, adviseEmergency)
  mount(queue.getQueueEntry, getQueueEntry)
  mount(queue.getQueueOffer, getQueueOffer)
  mount(queue.leaveQueue, leaveQueue)
  mount(queue.answerQueueCall, answerCall)
  mount(queue.getQueuePermission, getPermission)
  mount(queue.setQueueGroup, setGroup)
  mount(queue.listQueue, listQueue)
  mount(queue.updateQueue, updateQueue)
  mount(queue.callNext, callNext)
}
