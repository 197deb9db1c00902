import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import {
  aPdf,
  createAdmin,
  createCustomer,
  createSpecialist,
  giveCredit,
  insertAppointment,
  multipartOf,
  PRICE,
  runJobs,
  signIn,
  slotId,
} from '../../../test/index.ts'

const fixture = useQueueFixture()

/** Appears in every health text of this test, for any reader. */
const SECRET = 'xilofonia'
const clinical = (where: string): string => `${SECRET} ${where}`

test('support reads nothing of what patient and specialist wrote, wherever it looks and whatever it does', async () => {
  const w = fixture()
  const { deps } = w.t
  const [admin, paula] = [await createAdmin(deps), await createCustomer(deps)]
  const sergio = await createSpecialist(deps, { specialtyId: w.specialtyId, price: PRICE })
  await giveCredit(deps, paula.customerId, 5 * PRICE)
  const planted = async (who: { readonly userId: string }, path: string, body: object) => {
    const answer = await w.call(who, 'POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const book = async (startsAt: string) => {
    const order = { specialty_id: w.specialtyId, payment_method: 'wallet', notes: clinical('motivo') }
    const path = `schedules/auth/${paula.customerId}/schedules/${slotId(sergio.specialistId, startsAt)}/confirm`
    return (await planted(paula, path, order)).id
  }
  const [kept, canceled] = [await book('2026-11-24T12:00:00.000Z'), await book('2026-11-25T12:00:00.000Z')]
  await planted(sergio, `schedules/auth/schedules/${canceled}/cancelPerSpecialist`, {
    reason: clinical('recusa'),
  })
  const startsAt = new Date(deps.clock.now().getTime() - DAY)
  const attended = {
    specialist: sergio,
    customer: paula,
    specialtyId: w.specialtyId,
    status: 'finished',
    startsAt,
  }
  const schedule_id = await insertAppointment(w.t, attended)
  const record = await planted(sergio, 'records/create', { schedule_id, complaint: clinical('queixa') })
  await planted(sergio, 'prescriptions/create', {
    record_id: record.id,
    title: clinical('receita'),
    prescription: clinical('remédio'),
    qtd: '1',
  })
  const { chatId } = (await w.call(paula, 'GET', 'customer/contacts')).body.data[0]
  await planted(paula, `customer/chats/${chatId}/messages`, { message: clinical('conversa') })
  await planted(paula, 'customer/reviews', { schedule_id, rating: 5, comment: clinical('avaliação') })
  const { headers } = await signIn(deps, paula)
  const exam = multipartOf({ title: clinical('exame'), date: '2026-11-01' }, { file: aPdf() })
  const url = '/api/v1/customer/exams'
  expect((await w.t.app.inject({ method: 'POST', url, headers, payload: exam })).statusCode).toBe(201)
  await w.specialist()
  await planted(paula, 'queue/enter', { complaint: clinical('fila'), payment_method: 'wallet' })
  expect(await runJobs(w.t)).toEqual([])

  const answers: unknown[] = []
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await w.call(admin, method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    answers.push(answer.body)
    return answer.body
  }
  const list = await ask('GET', `support/sales?search=${paula.customerId}`)
  expect(list.data).toHaveLength(3)
  for (const { id } of list.data) await ask('GET', `support/sales/${id}`)
  expect((await ask('GET', `support/sales?search=${SECRET}`)).data).toEqual([])
  const { messages } = await ask('GET', `support/sales/${kept}`)
  const sent = messages.find(({ can_resend }: { can_resend: boolean }) => can_resend)
  const again = { notification_id: sent.notification_id, channel: sent.channel, reason: 'Não chegou' }
  await ask('POST', `support/sales/${kept}/messages/resend`, again)
  for (const { id } of list.data)
    if (id !== canceled) await ask('POST', `support/sales/${id}/cancel`, { reason: 'Pediu por telefone' })
  await ask('GET', 'audit')
  expect(JSON.stringify(answers)).not.toContain(SECRET)
  expect(JSON.stringify(await w.call(paula, 'GET', `schedules/${canceled}`))).toContain(SECRET)
})
