import * as queue from '@emma/contracts/queue'
import { giveCredit } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { ActorName, MatrixWorld } from '../world.ts'

const nothing = () => ({})
const PRICE = 9000

/** Whoever waits is alone in the queue: what an earlier line left of it is over. */
const clear = async ({ t }: MatrixWorld): Promise<void> => {
  await t.deps.db.updateTable('queue_entries').set({ status: 'finished' }).execute()
}

const order = { complaint: 'Febre alta desde ontem', payment_method: 'wallet' }

const withMoney = async (world: MatrixWorld) => {
  await clear(world)
  await giveCredit(world.t.deps, world.customer.customerId, PRICE)
  await giveCredit(world.t.deps, world.otherCustomer.customerId, PRICE)
  return { body: order }
}

const enter = async (world: MatrixWorld, actor: ActorName): Promise<string> => {
  await withMoney(world)
  const { app } = world.t
  const headers = world.headers[actor]
  const answer = await app.inject({ method: 'POST', url: '/api/v1/queue/enter', headers, payload: order })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

const entered = async (world: MatrixWorld) => {
  await enter(world, 'customer')
  return {}
}

/** On duty for their own practice, whatever group an earlier line left them in. */
const onDuty = async ({ t, specialist }: MatrixWorld): Promise<void> => {
  const { specialistId } = specialist
  const { db } = t.deps
  await db.updateTable('specialists').set({ on_duty: true }).where('id', '=', specialistId).execute()
  const groups = db.updateTable('company_members').set({ is_active: false })
  await groups.where('specialist_id', '=', specialistId).execute()
}

const called = async (world: MatrixWorld) => {
  const id = await enter(world, 'customer')
  await onDuty(world)
  const payload = { id, action: 'call' }
  const headers = world.headers.specialist
  const answer = await world.t.app.inject({ method: 'PUT', url: '/api/v1/queue/update', headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return {}
}

const watching = async (world: MatrixWorld) => {
  await entered(world)
  await onDuty(world)
  return {}
}
const calling = async (world: MatrixWorld) => {
  const id = await enter(world, 'customer')
  await onDuty(world)
  return { body: { id, action: 'call' } }
}

const anySpecialist = { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing }
const noGroup = () => ({ body: { company_id: null } })

/** On duty is `specialist` alone: others may not look at the queue. */
export const queueLines: readonly MatrixLine[] = [
  line(queue.enterQueue, { own: { customer: withMoney } }),
  line(queue.adviseEmergency, { own: { customer: () => ({ body: { red_flags: ['chest_pain'] } }) } }),
  line(queue.getQueueEntry, { own: { customer: entered }, foreign: entered }),
  line(queue.getQueueOffer, { own: { customer: nothing, otherCustomer: nothing } }),
  line(queue.leaveQueue, { own: { customer: entered }, foreign: entered }),
  line(queue.answerQueueCall, { own: { customer: called }, foreign: called }),
  line(queue.getQueuePermission, { own: anySpecialist }),
  line(queue.setQueueGroup, {
    own: { specialist: noGroup, otherSpecialist: noGroup, pastSpecialist: noGroup },
  }),
  line(queue.listQueue, { own: { specialist: watching }, foreign: watching, foreignStatus: 403 }),
  line(queue.updateQueue, { own: { specialist: calling }, foreign: calling, foreignStatus: 403 }),
  line(queue.callNext, { own: { specialist: watching }, foreign: watching, foreignStatus: 403 }),
]
