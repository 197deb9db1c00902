import { aPng, createAssistant } from '@emma/api/test'
import { phone } from '../../support/browser.ts'
import { asPatient, newChat, open, said, write, writing } from '../../support/chat.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

const emma = freshEmma()

test('a patient writes to the office, and the assistant answers; what is for the specialist she never sees', async () => {
  const chat = await newChat(emma, ['Marta', 'Freitas'], ['Otávio', 'Reis'])
  const sonia = await createAssistant(emma.deps, [chat.specialist])

  // On a phone, from the chat with the specialist to the one with the office.
  const patient = await asPatient(emma, chat)
  await write(patient, 'A tontura voltou hoje.')
  await said(patient, 'A tontura voltou hoje.').getByText('Enviada').waitFor()
  await patient.getByRole('button', { name: 'Escreva à secretaria' }).click()
  await patient.getByText(/lidas pela secretaria e pelo especialista/).waitFor()
  await write(patient, 'Posso chegar às 9h?')
  await said(patient, 'Posso chegar às 9h?').getByText('Enviada').waitFor()

  // The assistant, on a phone too: the menu says that somebody waits.
  const desk = await open(emma, sonia, '/assistente', phone)
  await desk.getByRole('button', { name: 'Mais' }).click()
  await desk.getByRole('link', { name: /Conversas.*1 mensagem não lida/ }).click()
  await desk.getByRole('link', { name: /Marta Freitas/ }).click()
  await said(desk, 'Posso chegar às 9h?').waitFor()
  await said(patient, 'Posso chegar às 9h?').getByText('Lida').waitFor()
  await expect(desk.getByText('A tontura voltou hoje.')).toHaveCount(0)
  await write(desk, 'Pode sim, dona Marta.')
  await said(patient, 'Pode sim, dona Marta.').getByText('Sônia Secretária').waitFor()

  // What the patient answers is there without a reload, a file too.
  await write(patient, 'Obrigada!')
  await said(desk, 'Obrigada!').waitFor()
  await patient.locator('input[type=file]').setInputFiles({
    name: 'carteirinha.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPng().arrayBuffer()),
  })
  await desk.getByRole('img', { name: /carteirinha/ }).waitFor()

  // The specialist is not disturbed by it, and can read along.
  const doctor = await open(emma, chat.specialist, '/specialist/app/chat')
  await doctor.getByRole('link', { name: /Marta Freitas.*Secretaria/ }).click()
  await said(doctor, 'Pode sim, dona Marta.').getByText('Sônia Secretária').waitFor()
  await doctor.getByRole('link', { name: /Marta Freitas.*tontura/ }).click()
  await said(doctor, 'A tontura voltou hoje.').waitFor()

  // The right is withdrawn: what she has open closes, and nothing is there for her.
  await doctor.goto('/specialist/equipe')
  await doctor.getByRole('switch', { name: /responde aos pacientes/ }).click()
  await doctor.getByText('Permissão atualizada.').waitFor()
  await desk.getByText('Você não responde aos pacientes deste especialista').waitFor()
  await expect(writing(desk)).toHaveCount(0)
  await desk.reload()
  await desk.getByText('Você não responde aos pacientes deste especialista').waitFor()
  await expect(desk.getByText('Obrigada!')).toHaveCount(0)
})

test('an assistant writes first, from a patient’s contact', async () => {
  const chat = await newChat(emma, ['Bento', 'Alves'], ['Rita', 'Moraes'])
  const desk = await open(emma, await createAssistant(emma.deps, [chat.specialist]), '/assistente/pacientes')
  await desk.getByRole('button', { name: 'Ver o contato de Bento Alves' }).click()
  await desk.getByRole('button', { name: 'Enviar mensagem' }).click()
  await writing(desk).waitFor()
  await write(desk, 'Seu recibo está pronto.')
  await said(desk, 'Seu recibo está pronto.').getByText('Enviada').waitFor()

  const patient = await open(emma, chat.customer, '/customer/chat-customer', phone)
  await patient.getByRole('link', { name: /Rita Moraes.*Secretaria/ }).click()
  await said(patient, 'Seu recibo está pronto.').waitFor()
  await said(desk, 'Seu recibo está pronto.').getByText('Lida').waitFor()
})
