import * as z from 'zod/mini'
import { endpoint, uuid } from '../kit/index.ts'

// The chat of a patient with a specialist's office, beside the one with the specialist.

const summary =
  'Opens the chat of a patient with the specialist’s office, where there is care between the two; the same chat each time'
const office = z.object({ chatId: uuid })

export const openCustomerOffice = endpoint({
  method: 'POST',
  path: 'customer/chats/office',
  summary,
  resource: 'chat',
  action: 'create',
  role: 'customer',
  body: z.strictObject({ specialistId: uuid }),
  response: office,
  status: 200,
  errors: ['chat_closed', 'chat_disabled'],
})

export const openSpecialistOffice = endpoint({
  method: 'POST',
  path: 'specialists/chats/office',
  summary,
  resource: 'chat',
  action: 'create',
  role: 'specialist',
  body: z.strictObject({ customerId: uuid }),
  response: office,
  status: 200,
  errors: ['chat_closed'],
  assistant: { right: 'chat', response: office },
})
