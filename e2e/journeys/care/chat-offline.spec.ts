import type { Message } from '@emma/contracts/chat/messages'
import { ask, asPatient, chatOf, log, newChat, open, said, write } from '../../support/chat.ts'
import { deep } from '../../support/depth.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

/** Messages written offline, and how often the connection returns briefly. */
const offline = deep ? { messages: 100, reconnections: 5 } : { messages: 25, reconnections: 2 }

const emma = freshEmma()

test('messages written offline arrive over several reconnections: each once, in order, counted exactly', async () => {
  const chat = await newChat(emma, ['Zeca', 'Lins'], ['Iara', 'Couto'])
  const patient = await asPatient(emma, chat)
  const { context } = { context: patient.context() }
  await write(patient, 'antes')
  await said(patient, 'antes').getByText('Enviada').waitFor()
  await context.setOffline(true)
  const texts = Array.from(
    { length: offline.messages },
    (_, nth) => `mensagem ${String(nth + 1).padStart(3, '0')}`,
  )
  for (const text of texts) await write(patient, text)
  const last = texts.at(-1) ?? ''
  await said(patient, last)
    .getByText(/Aguardando conexão|Enviando/)
    .waitFor()
  const { chatId } = await chatOf(emma, chat)
  const count = async () =>
    (await ask(emma, chat.specialist, `specialists/contacts?person=${chatId}`)).data[0].sequence
  for (let time = 1; time <= offline.reconnections; time += 1) {
    const had = await count()
    await context.setOffline(false)
    const isLast = time === offline.reconnections
    const enough = isLast ? offline.messages + 1 : Math.min(had + 5, offline.messages + 1)
    await expect.poll(count, { intervals: [50] }).toBeGreaterThanOrEqual(enough)
    if (!isLast) await context.setOffline(true)
  }
  await said(patient, last)
    .getByText(/Enviada|Entregue/)
    .waitFor()
  const { data } = await ask(emma, chat.specialist, `specialists/chats/${chatId}/messages?after=1&limit=100`)
  expect(data.map(({ message }: Message) => message)).toEqual(texts)
  const doctor = await open(emma, chat.specialist, '/specialist/app/chat')
  const contact = doctor.getByRole('link', { name: /Zeca Lins/ })
  await contact.getByLabel(`${offline.messages + 1} mensagens não lidas`).waitFor()
  await contact.click()
  await log(doctor)
    .getByText(/mensagens não lidas/)
    .waitFor()
  await contact.getByLabel(/não lida/).waitFor({ state: 'detached' })
})
