import * as queue from '@emma/contracts/queue'
import * as attendance from '@emma/contracts/queue/attendance'
import type { Mount } from '../../http/mount.ts'
import { answerCall } from './attend/answer-call.ts'
import { callNext } from './attend/call-next.ts'
import { listQueue } from './attend/list-queue.ts'
import { getPermission, setGroup } from './attend/permission.ts'
import { updateQueue } from './attend/update-queue.ts'
import { adviseEmergency } from './enter/advise-emergency.ts'
import { enterQueue } from './enter/enter-queue.ts'
import { getQueueEntry } from './enter/get-queue-entry.ts'
import { getQueueOffer } from './enter/get-queue-offer.ts'
import { leaveQueue } from './enter/leave-queue.ts'

export const queueRoutes = (mount: Mount): void => {
  mount(queue.enterQueue, enterQueue)
  mount(queue.adviseEmergency, adviseEmergency)
  mount(queue.getQueueEntry, getQueueEntry)
  mount(queue.getQueueOffer, getQueueOffer)
  mount(queue.leaveQueue, leaveQueue)
  mount(queue.answerQueueCall, answerCall)
  mount(attendance.getQueuePermission, getPermission)
  mount(attendance.setQueueGroup, setGroup)
  mount(attendance.listQueue, listQueue)
  mount(attendance.updateQueue, updateQueue)
  mount(attendance.callNext, callNext)
}
