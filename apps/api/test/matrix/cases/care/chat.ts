import * as chat from '@emma/contracts/chat'
import * as office from '@emma/contracts/chat/office'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
/** The chat between the owner and the specialist with care, or with the office of the specialist. */
const idOf = async ({ t, customer, specialist }: MatrixFixture, thread = 'care'): Promise<string> => {
  const row = await t.deps.db
    .selectFrom('chats')
    .select('id')
    .where('customer_id', '=', customer.customerId)
    .where('specialist_id', '=', specialist.specialistId)
    .where('thread', '=', thread)
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
/** The same call in the office's chat, which is opened first. */
const inOffice =
  <T extends { readonly params: object }>(call: (fixture: MatrixFixture) => Promise<T>) =>
  async (fixture: MatrixFixture): Promise<T> => {
    const { t, specialist, headers } = fixture
    await t.app.inject({
      method: 'POST',
      url: '/api/v1/customer/chats/office',
      headers: headers.customer,
      payload: { specialistId: specialist.specialistId },
    })
    return { ...(await call(fixture)), params: { id: await idOf(fixture, 'office') } }
  }
const openOffice = ({ specialist }: MatrixFixture) => ({ body: { specialistId: specialist.specialistId } })
const openOfficeWith = ({ customer }: MatrixFixture) => ({ body: { customerId: customer.customerId } })
const sentFile = async (fixture: MatrixFixture, thread = 'care') => {
  const payload = new FormData()
  payload.set('file', new Blob(['%PDF-1.7\n%%EOF']), 'a.pdf')
  const url = `/api/v1/customer/chat/${await idOf(fixture, thread)}/upload`
  const answer = await fixture.t.app.inject({
    method: 'POST',
    url,
    headers: fixture.headers.customer,
    payload,
  })
  return { params: { id: answer.json().id } }
}
const officeFile = async (fixture: MatrixFixture) => {
  await inOffice(own)(fixture)
  return sentFile(fixture, 'office')
}
const everySpecialist = { specialist: nothing, otherSpecialist: nothing, suspendedSpecialist: nothing }

export const chatCases: readonly MatrixCase[] = [
  matrixCase(chat.listCustomerContacts, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(chat.listCustomerMessages, { own: { customer: own }, foreign: own }),
  matrixCase(chat.readCustomerChat, { own: { customer: read }, foreign: read }),
  matrixCase(chat.sendCustomerMessage, { own: { customer: write }, foreign: write }),
  matrixCase(chat.uploadCustomerFile, { own: { customer: send }, foreign: send }),
  matrixCase(chat.listSpecialistContacts, {
    own: { ...everySpecialist, assistant: nothing, otherAssistant: nothing },
  }),
  matrixCase(chat.listSpecialistMessages, {
    own: { specialist: own, assistant: inOffice(own) },
    foreign: own,
  }),
  matrixCase(chat.readSpecialistChat, {
    own: { specialist: read, assistant: inOffice(read) },
    foreign: read,
  }),
  matrixCase(chat.sendSpecialistMessage, {
    own: { specialist: write, assistant: inOffice(write) },
    foreign: write,
  }),
  matrixCase(chat.uploadSpecialistFile, {
    own: { specialist: send, assistant: inOffice(send) },
    foreign: send,
  }),
  matrixCase(chat.readMessageFile, {
    own: { customer: sentFile, specialist: sentFile, assistant: officeFile },
    foreign: sentFile,
  }),
  matrixCase(office.openCustomerOffice, { own: { customer: openOffice }, foreign: openOffice }),
  matrixCase(office.openSpecialistOffice, {
    own: { specialist: openOfficeWith, assistant: openOfficeWith },
    foreign: openOfficeWith,
    // Their care ended long ago.
    except: { pastSpecialist: 409 },
  }),
]
