import type { Message } from '@emma/contracts/messages'
import type { TestApp } from './build-test-app.ts'
import { callOf } from './call.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from './factories.ts'
import { insertAppointment } from './matrix/world.ts'

const DAY = 86_400_000

export interface TestChat {
  readonly id: string
  readonly appointmentId: string
  readonly customer: TestCustomer & SignedIn
  readonly specialist: TestSpecialist & SignedIn
}

export const chatIdOf = async (t: TestApp, customerId: string, specialistId: string) => {
  const row = await t.deps.db
    .selectFrom('chats')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return row?.id
}

/** A patient and a specialist who met yesterday, with the chat that came of it. */
export const createChat = async (t: TestApp): Promise<TestChat> => {
  const specialtyId = await createSpecialty(t.deps)
  const customer = await createCustomer(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  const appointmentId = await insertAppointment(t, {
    specialist,
    customer,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  const id = await chatIdOf(t, customer.customerId, specialist.specialistId)
  if (id === undefined) throw new Error('Care made no chat')
  return {
    id,
    appointmentId,
    customer: { ...customer, ...(await signIn(t.deps, customer)) },
    specialist: { ...specialist, ...(await signIn(t.deps, specialist)) },
  }
}

/** What both sides do by HTTP. */
export const chatCalls = (app: () => TestApp) => {
  const call = callOf(app)
  const base = (who: SignedIn | null, chat: TestChat): string =>
    who?.sessionId === chat.specialist.sessionId ? 'specialists' : 'customer'
  const say = (who: SignedIn | null, chat: TestChat, message: string, clientId?: string) =>
    call(who, 'POST', `${base(who, chat)}/chats/${chat.id}/messages`, {
      message,
      ...(clientId === undefined ? {} : { clientId }),
    })
  const page = (who: SignedIn | null, chat: TestChat, query = '') =>
    call(who, 'GET', `${base(who, chat)}/chats/${chat.id}/messages${query}`)
  return {
    call,
    say,
    page,
    read: (who: SignedIn, chat: TestChat) =>
      call(who, 'PUT', `${base(who, chat)}/chats/${chat.id}/is_read`, { userId: chat.customer.userId }),
    contacts: (who: SignedIn, chat: TestChat, query = '') =>
      call(who, 'GET', `${base(who, chat)}/contacts${query}`),
    texts: async (who: SignedIn, chat: TestChat, query = ''): Promise<readonly string[]> =>
      (await page(who, chat, query)).body.data.map(({ message }: Message) => message),
  }
}
