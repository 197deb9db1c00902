import * as chat from '@emma/contracts/chat'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
/** The chat of the owner and the specialist with care. */
const idOf = async ({ t, customer, specialist }: MatrixWorld): Promise<string> => {
  const row = await t.deps.db
    .selectFrom('chats')
    .select('id')
    .where('customer_id', '=', customer.customerId)
    .where('specialist_id', '=', specialist.specialistId)
    .executeTakeFirstOrThrow()
  return row.id
}
const own = async (world: MatrixWorld) => ({ params: { id: await idOf(world) } })
const read = async (world: MatrixWorld) => ({
  ...(await own(world)),
  body: { userId: world.customer.userId },
})
const write = async (world: MatrixWorld) => ({ ...(await own(world)), body: { message: 'Bom dia' } })
const send = async (world: MatrixWorld) => ({
  ...(await own(world)),
  body: { file: new Blob(['%PDF-1.7\n%%EOF']) },
})
const sentFile = async (world: MatrixWorld) => {
  const payload = new FormData()
  payload.set('file', new Blob(['%PDF-1.7\n%%EOF']), 'a.pdf')
  const url = `/api/v1/customer/chat/${await idOf(world)}/upload`
  const answer = await world.t.app.inject({ method: 'POST', url, headers: world.headers.customer, payload })
  return { params: { id: answer.json().id } }
}
const everySpecialist = { specialist: nothing, otherSpecialist: nothing, suspendedSpecialist: nothing }

export const chatLines: readonly MatrixLine[] = [
  line(chat.listCustomerContacts, { own: { customer: nothing, otherCustomer: nothing } }),
  line(chat.listCustomerMessages, { own: { customer: own }, foreign: own }),
  line(chat.readCustomerChat, { own: { customer: read }, foreign: read }),
  line(chat.sendCustomerMessage, { own: { customer: write }, foreign: write }),
  line(chat.uploadCustomerFile, { own: { customer: send }, foreign: send }),
  line(chat.listSpecialistContacts, { own: everySpecialist }),
  line(chat.listSpecialistMessages, { own: { specialist: own }, foreign: own }),
  line(chat.readSpecialistChat, { own: { specialist: read }, foreign: read }),
  line(chat.sendSpecialistMessage, { own: { specialist: write }, foreign: write }),
  line(chat.uploadSpecialistFile, { own: { specialist: send }, foreign: send }),
  line(chat.readMessageFile, { own: { customer: sentFile, specialist: sentFile }, foreign: sentFile }),
]
