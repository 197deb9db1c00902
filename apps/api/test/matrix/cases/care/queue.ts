import * as queue from '@emma/contracts/queue'
import * as attendance from '@emma/contracts/queue/attendance'
import { giveCredit } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { ActorName, MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const PRICE = 9000

/** The only entry of the queue; those of earlier cases have ended. */
const clear = async ({ t }: MatrixFixture): Promise<void> => {
  await t.deps.db.updateTable('queue_entries').set({ status: 'finished' }).execute()
}

const order = { complaint: 'Febre alta desde ontem', payment_method: 'wallet' }

/** On duty for the own practice, whatever group an earlier case set. */
const onDuty = async ({ t, specialist }: MatrixFixture): Promise<void> => {
  const { specialistId } = specialist
  const { db } = t.deps
  await db.updateTable('specialists').set({ on_duty: true }).where('id', '=', specialistId).execute()
  const groups = db.updateTable('company_members').set({ is_active: false })
  await groups.where('specialist_id', '=', specialistId).execute()
}

const withMoney = async (fixture: MatrixFixture) => {
  await clear(fixture)
  await onDuty(fixture)
  await giveCredit(fixture.t.deps, fixture.customer.customerId, PRICE)
  await giveCredit(fixture.t.deps, fixture.otherCustomer.customerId, PRICE)
  return { body: order }
}

const enter = async (fixture: MatrixFixture, actor: ActorName): Promise<string> => {
  await withMoney(fixture)
  const { app } = fixture.t
  const headers = fixture.headers[actor]
  const answer = await app.inject({ method: 'POST', url: '/api/v1/queue/enter', headers, payload: order })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().id
}

const entered = async (fixture: MatrixFixture) => {
  await enter(fixture, 'customer')
  return {}
}

const called = async (fixture: MatrixFixture) => {
  const id = await enter(fixture, 'customer')
  await onDuty(fixture)
  const payload = { id, action: 'call' }
  const headers = fixture.headers.specialist
  const answer = await fixture.t.app.inject({ method: 'PUT', url: '/api/v1/queue/update', headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return {}
}

const watching = async (fixture: MatrixFixture) => {
  await entered(fixture)
  await onDuty(fixture)
  return {}
}
const calling = async (fixture: MatrixFixture) => {
  const id = await enter(fixture, 'customer')
  await onDuty(fixture)
  return { body: { id, action: 'call' } }
}

const anySpecialist = { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing }
const noGroup = () => ({ body: { company_id: null } })

/** Only `specialist` is on duty: others may not see the queue. */
export const queueCases: readonly MatrixCase[] = [
  matrixCase(queue.enterQueue, { own: { customer: withMoney } }),
  matrixCase(queue.adviseEmergency, { own: { customer: () => ({ body: { red_flags: ['chest_pain'] } }) } }),
  matrixCase(queue.getQueueEntry, { own: { customer: entered, otherCustomer: nothing } }),
  matrixCase(queue.getQueueOffer, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(queue.leaveQueue, { own: { customer: entered }, foreign: entered }),
  matrixCase(queue.answerQueueCall, { own: { customer: called }, foreign: called }),
  matrixCase(attendance.getQueuePermission, { own: anySpecialist }),
  matrixCase(attendance.setQueueGroup, {
    own: { specialist: noGroup, otherSpecialist: noGroup, pastSpecialist: noGroup },
  }),
  matrixCase(attendance.listQueue, { own: { specialist: watching }, foreign: watching, foreignStatus: 403 }),
  matrixCase(attendance.updateQueue, { own: { specialist: calling }, foreign: calling, foreignStatus: 403 }),
  matrixCase(attendance.callNext, { own: { specialist: watching }, foreign: watching, foreignStatus: 403 }),
]
