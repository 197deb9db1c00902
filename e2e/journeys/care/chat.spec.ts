import { aPng } from '@emma/api/test'
import type { Message } from '@emma/contracts/chat/messages'
import type { Page } from '@playwright/test'
import { phone, WAIT_MS } from '../../support/browser.ts'
import {
  ask,
  asPatient,
  asSpecialist,
  type Chat,
  chatOf,
  log,
  newChat,
  open,
  said,
  write,
  writing,
} from '../../support/chat.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

const emma = freshEmma()
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close()
})

const attach = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const settle = ({ specialist }: Chat, values: object) =>
  emma.deps.db.updateTable('specialists').set(values).where('id', '=', specialist.specialistId).execute()

test('1. two people chat, on a phone and at a desk: ticks, typing, lines, unread ones', async () => {
  const chat = await newChat(emma, ['Marta', 'Freitas'], ['Otávio', 'Reis'])
  const patient = await asPatient(emma, chat)
  await patient.getByText('Comece a conversa').waitFor()
  await write(patient, 'Bom dia, doutor!')
  await said(patient, 'Bom dia, doutor!').getByText('Enviada').waitFor()

  const doctor = await open(emma, chat.specialist, '/specialist/app/chat')
  const contact = doctor.getByRole('link', { name: /Marta Freitas/ })
  await contact.getByLabel('1 mensagem não lida').waitFor()
  await said(patient, 'Bom dia, doutor!').getByText('Entregue').waitFor()
  await contact.click()
  await said(doctor, 'Bom dia, doutor!').waitFor()
  await said(patient, 'Bom dia, doutor!').getByText('Lida').waitFor()
  await contact.getByLabel(/não lida/).waitFor({ state: 'detached' })
  await doctor.getByRole('region', { name: 'Marta Freitas' }).getByText('Online').waitFor()

  await writing(doctor).pressSequentially('Bom')
  await patient.getByRole('region', { name: 'Otávio Reis' }).getByText('digitando…').waitFor()
  await writing(doctor).fill('Bom dia, Marta.')
  await writing(doctor).press('Shift+Enter')
  await writing(doctor).pressSequentially('Como está?')
  await doctor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await said(patient, 'Como está?').waitFor()
  expect(await said(patient, 'Como está?').locator('p').textContent()).toBe('Bom dia, Marta.\nComo está?')
  await said(doctor, 'Como está?').getByText('Lida').waitFor()

  await patient.getByRole('button', { name: 'Voltar para as conversas' }).click()
  await patient.getByRole('link', { name: /Otávio Reis/ }).waitFor()
  await write(doctor, 'Só mais uma coisa.')
  await patient
    .getByRole('link', { name: /Otávio Reis/ })
    .getByLabel('1 mensagem não lida')
    .waitFor()
  await patient.getByRole('link', { name: /Otávio Reis/ }).click()
  await log(patient).getByText('1 mensagem não lida').waitFor()
  await said(doctor, 'Só mais uma coisa.').getByText('Lida').waitFor()
})

test('1b. on a phone one writes above the tabs, for either side', async () => {
  const chat = await newChat(emma, ['Olga', 'Duarte'], ['Ítalo', 'Sena'])
  const patient = await asPatient(emma, chat)
  const doctor = await open(emma, chat.specialist, '/specialist/app/chat', phone)
  await doctor.getByRole('link', { name: /Olga Duarte/ }).click()
  await writing(doctor).waitFor()
  for (const page of [patient, doctor]) {
    const whole = { ratio: 1 }
    await expect(writing(page)).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toBeInViewport(whole)
    // A press reaches what is uppermost where the field stands.
    await writing(page).click()
    await expect(writing(page)).toBeFocused()
    const tabs = page.getByRole('navigation', { name: 'Navegação' })
    if (!(await tabs.isVisible())) continue
    const [field, bar] = [await writing(page).boundingBox(), await tabs.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('2. files: a PDF and a picture arrive and open; an SVG is refused, whatever it is called', async () => {
  const chat = await newChat(emma, ['Rui', 'Tavares'], ['Noemi', 'Paz'])
  const patient = await asPatient(emma, chat)
  const doctor = await asSpecialist(emma, chat)
  await attach(
    patient,
    'laudo.pdf',
    'application/pdf',
    Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  )
  await log(doctor).getByRole('button', { name: 'Abrir laudo.pdf' }).waitFor()
  await attach(patient, 'foto.png', 'image/png', Buffer.from(await aPng().arrayBuffer()))
  await log(doctor).getByRole('button', { name: 'Abrir foto.webp' }).click()
  await doctor.getByRole('dialog').getByRole('img', { name: 'Imagem foto.webp' }).waitFor()
  await doctor.keyboard.press('Escape')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await attach(patient, 'desenho.svg', 'image/svg+xml', svg)
  await patient
    .getByText(/não é aceito|Envie um arquivo|PDF, JPEG, PNG, WebP/)
    .first()
    .waitFor()
  await attach(patient, 'desenho.png', 'image/png', svg)
  await log(patient).getByRole('alert').waitFor()
  await log(patient).getByText('Não enviada').first().waitFor()
  await log(patient).getByRole('button', { name: 'Descartar' }).click()
  await log(patient).getByRole('alert').waitFor({ state: 'detached' })
  // A file that waits for the connection survives a reload.
  await patient.route('**/upload', (route) => route.abort())
  await attach(patient, 'exame.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'))
  await said(patient, 'exame.pdf').getByText('Aguardando conexão').waitFor()
  await patient.reload()
  await said(patient, 'exame.pdf').waitFor()
  await patient.unroute('**/upload')
  await log(doctor).getByRole('button', { name: 'Abrir exame.pdf' }).waitFor()
  const { chatId } = await chatOf(emma, chat)
  const { data } = await ask(emma, chat.customer, `customer/chats/${chatId}/messages`)
  const names = data.map(({ attachment }: Message) => attachment?.name)
  expect(names).toEqual(['laudo.pdf', 'foto.webp', 'exame.pdf'])
})

test('3. older messages come on scrolling up, and what is read stays where it is', async () => {
  const chat = await newChat(emma, ['Inês', 'Prado'], ['Caio', 'Brito'])
  const { chatId } = await chatOf(emma, chat)
  for (let nth = 1; nth <= 90; nth += 1) {
    await ask(emma, chat.specialist, `specialists/chats/${chatId}/messages`, { message: `linha ${nth}.` })
  }
  await ask(emma, chat.customer, `customer/chats/${chatId}/messages`, { message: 'li tudo' })
  const doctor = await asSpecialist(emma, chat)
  await said(doctor, 'linha 90.').waitFor()
  expect(await said(doctor, 'linha 20.').count()).toBe(0)
  const topOf = async (text: string) => (await said(doctor, text).boundingBox())?.y ?? 0
  await log(doctor).evaluate((box) => {
    box.scrollTop = 300
  })
  const before = await topOf('linha 66.')
  await log(doctor).evaluate((box) => {
    box.scrollTop = 200
  })
  await said(doctor, 'linha 40.').waitFor({ state: 'attached' })
  expect(Math.abs((await topOf('linha 66.')) - before - 100)).toBeLessThan(8)
  // Older messages load by page, each when the top is reached.
  await expect(async () => {
    await log(doctor).evaluate((box) => {
      box.scrollTop = 0
    })
    await said(doctor, 'linha 1.').first().waitFor({ timeout: 500 })
  }).toPass({ timeout: WAIT_MS })
  await doctor.getByRole('button', { name: /^Ir para as mais novas/ }).click()
  await doctor.getByRole('button', { name: /^Ir para as mais novas/ }).waitFor({ state: 'detached' })
})

test('4. a draft is kept, for each chat its own', async () => {
  const chat = await newChat(emma, ['Lia', 'Moraes'], ['Davi', 'Nunes'])
  const patient = await asPatient(emma, chat)
  await writing(patient).fill('Ainda pensando')
  await patient.getByRole('button', { name: 'Voltar para as conversas' }).click()
  await patient.getByRole('link', { name: /Davi Nunes/ }).click()
  await expect(writing(patient)).toHaveValue('Ainda pensando')
  await patient.reload()
  await writing(patient).waitFor()
  await expect(writing(patient)).toHaveValue('Ainda pensando')
  await writing(patient).press('Enter')
  await said(patient, 'Ainda pensando').getByText('Enviada').waitFor()
  await patient.goto(`/chat/${chat.specialist.specialistId}`)
  await said(patient, 'Ainda pensando').waitFor()
  await expect(writing(patient)).toHaveValue('')
})

test('5. outside the hours it is answered once; with the chat off, or without care, it says why nothing can be written', async () => {
  const chat = await newChat(emma, ['Tom', 'Vidal'], ['Eva', 'Rocha'])
  const weekdays = [(new Date().getDay() + 3) % 7]
  await settle(chat, {
    chat_hours: JSON.stringify({ weekdays, from: '08:00', to: '09:00' }),
    auto_reply: 'Volto em breve.',
  })
  const patient = await asPatient(emma, chat)
  await patient
    .getByRole('note')
    .getByText(/respondida depois/)
    .waitFor()
  await write(patient, 'Primeira')
  await said(patient, 'Volto em breve.').getByText('Resposta automática').waitFor()
  await write(patient, 'Segunda')
  await said(patient, 'Segunda').getByText('Enviada').waitFor()
  await expect(said(patient, 'Volto em breve.')).toHaveCount(1)
  await settle(chat, { chat_enabled: false })
  await write(patient, 'Terceira')
  await said(patient, 'Terceira').getByText('não está recebendo mensagens').waitFor()
  await patient.reload()
  await patient.getByRole('note').getByText('não está recebendo mensagens').waitFor()
  expect(await writing(patient).count()).toBe(0)
  await settle(chat, { chat_enabled: true })
  const { customerId } = chat.customer
  await emma.deps.db
    .updateTable('appointments')
    .set({ status: 'canceled_by_customer' })
    .where('customer_id', '=', customerId)
    .execute()
  await patient.reload()
  await patient.getByRole('note').getByText('Conversa encerrada').waitFor()
  await said(patient, 'Primeira').waitFor()
})
