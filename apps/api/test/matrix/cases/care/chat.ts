import * as chat from '@emma/contracts/chat'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
/** The chat between the owner and the specialist with care. */
const idOf = async ({ t, customer, specialist }: MatrixFixture): Promise<string> => {
  const row = await t.deps.db
    .selectFrom('chats')
    .select('id')
    .where('customer_id', '=', customer.customerId)
    .where('specialist_id', '=', specialist.specialistId)
    .executeTakeFirstOrThrow()
  return row.id
}
const own = async (fixture: MatrixFixture) => ({ params: { id: await idOf(fixture) } })
const read = async (fixture: MatrixFixture) => ({
  ...(await own(fixture)),
  body: { userId: fixture.customer.userId },
})
const write = async (fixture: MatrixFixture) => ({ ...(await own(fixture)), body: { message: 'Bom dia' } })
const send = async (fixture: MatrixFixture) => ({
  ...(await own(fixture)),
  body: { file: new Blob(['%PDF-1.7\n%%EOF']) },
})
const sentFile = async (fixture: MatrixFixture) => {
  const payload = new FormData()
  payload.set('file', new Blob(['%PDF-1.7\n%%EOF']), 'a.pdf')
  const url = `/api/v1/customer/chat/${await idOf(fixture)}/upload`
  const answer = await fixture.t.app.inject({
    method: 'POST',
    url,
    headers: fixture.headers.customer,
    payload,
  })
  return { params: { id: answer.json().id } }
}
const everySpecialist = { specialist: nothing, otherSpecialist: nothing, suspendedSpecialist: nothing }

export const chatCases: readonly MatrixCase[] = [
  matrixCase(chat.listCustomerContacts, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(chat.listCustomerMessages, { own: { customer: own }, foreign: own }),
  matrixCase(chat.readCustomerChat, { own: { customer: read }, foreign: read }),
  matrixCase(chat.sendCustomerMessage, { own: { customer: write }, foreign: write }),
  matrixCase(chat.uploadCustomerFile, { own: { customer: send }, foreign: send }),
  matrixCase(chat.listSpecialistContacts, { own: everySpecialist }),
  matrixCase(chat.listSpecialistMessages, { own: { specialist: own }, foreign: own }),
  matrixCase(chat.readSpecialistChat, { own: { specialist: read }, foreign: read }),
  matrixCase(chat.sendSpecialistMessage, { own: { specialist: write }, foreign: write }),
  matrixCase(chat.uploadSpecialistFile, { own: { specialist: send }, foreign: send }),
  matrixCase(chat.readMessageFile, { own: { customer: sentFile, specialist: sentFile }, foreign: sentFile }),
]
