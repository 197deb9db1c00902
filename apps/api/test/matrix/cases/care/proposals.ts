import * as proposals from '@emma/contracts/booking/proposals'
import { MINUTE } from '@emma/domain/interval'
import { confirm, giveCredit, slotId } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const anyCustomer = { customer: nothing, otherCustomer: nothing }
const HALF_HOUR_MS = 30 * MINUTE
const PRICE = 15_000
let half = 0
/** An unused open slot in January; other cases use earlier ones. */
const nextSlot = (): string => {
  const at = Date.UTC(2027, 0, 11 + Math.floor(half / 16), 13) + (half % 16) * HALF_HOUR_MS
  half += 1
  return new Date(at).toISOString()
}

const booked = async ({ t, customer, specialist, specialtyId, headers }: MatrixFixture): Promise<string> => {
  await giveCredit(t.deps, customer.customerId, PRICE)
  const { specialistId } = specialist
  const order = { specialistId, specialtyId, startsAt: nextSlot(), method: 'wallet' } as const
  return (await confirm(t, customer, { headers: headers.customer }, order)).json().id
}
const another = async (fixture: MatrixFixture) => ({
  params: { id: await booked(fixture) },
  body: { schedule_id: slotId(fixture.specialist.specialistId, nextSlot()) },
})
const proposed = async (fixture: MatrixFixture) => {
  const { params, body } = await another(fixture)
  const url = `/api/v1/schedules/${params.id}/proposals`
  const { t, headers } = fixture
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.specialist, payload: body })
  return { schedule: params.id, proposal: answer.json().id }
}
const ofSchedule = async (fixture: MatrixFixture) => ({ params: { id: (await proposed(fixture)).schedule } })
const byId = async (fixture: MatrixFixture) => ({ params: { id: (await proposed(fixture)).proposal } })

export const proposalCases: readonly MatrixCase[] = [
  matrixCase(proposals.proposeTime, { own: { specialist: another, assistant: another }, foreign: another }),
  matrixCase(proposals.withdrawProposal, {
    own: { specialist: ofSchedule, assistant: ofSchedule },
    foreign: ofSchedule,
  }),
  matrixCase(proposals.listSpecialistProposals, { own: { ...anySpecialist, assistant: nothing } }),
  matrixCase(proposals.listOwnProposals, { own: anyCustomer }),
  matrixCase(proposals.acceptProposal, { own: { customer: byId }, foreign: byId }),
  matrixCase(proposals.declineProposal, { own: { customer: byId }, foreign: byId }),
]
