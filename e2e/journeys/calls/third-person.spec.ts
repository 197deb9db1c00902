import { desktop, lying, type Person, phone } from '../../support/browser.ts'
import {
  comeToTheRoom,
  enterTheRoom,
  interruptible,
  press,
  says,
  untilEachSeesAll,
} from '../../support/call.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let patient: Person
let specialist: Person
let daughter: Person
let link: string

test.beforeAll(async () => {
  patient = await emma.open({ viewport: phone })
  specialist = await interruptible(await emma.open({ viewport: desktop }))
  daughter = await emma.open({ viewport: phone })
})

/** Opens the link, and agrees. */
const comeByLink = async (person: Person): Promise<void> => {
  await person.page.goto(link)
  await person.page.getByLabel('Li e concordo').check()
  await press(person, 'Continuar')
}
const untilAllSeeBoth = () => untilEachSeesAll(patient, specialist, daughter)
const ask = async (): Promise<void> => {
  await press(daughter, 'Pedir para entrar')
  await says(specialist, 'Ana Souza (acompanhante) quer entrar.')
}

test('a patient invites by a link, and who has it asks to come in without an account', async () => {
  await comeToTheRoom({ patient, specialist })
  await enterTheRoom({ patient, specialist })
  await untilEachSeesAll(patient, specialist)
  await press(patient, 'Mais: câmera, som e janela')
  await press(patient, 'Convidar acompanhante')
  await patient.page.getByLabel('Nome da pessoa').fill('Ana Souza')
  await press(patient, 'Criar convite')
  const { hash } = new URL(await patient.page.getByLabel('Link do convite').inputValue())
  link = `/acompanhar${hash}`
  await patient.page.keyboard.press('Escape')
  await comeByLink(daughter)
  await ask()
  expect(await daughter.page.getByLabel(/^Vídeo de/).count()).toBe(0)
})

test('once let in, all three see each other, and it is said who is there', async () => {
  await press(specialist, 'Deixar entrar')
  await untilAllSeeBoth()
  for (const { page } of [patient, specialist])
    await page.getByText('Também na sala: Ana Souza (acompanhante)').waitFor()
})

test('a link that is in use says so on another device', async () => {
  const other = await emma.open({ viewport: phone })
  await comeByLink(other)
  await press(other, 'Pedir para entrar')
  await says(other, 'Este convite já está em uso em outro aparelho.')
  await other.context.close()
})

test('two phones on their side show the others beside each other, and upright one over the other', async () => {
  for (const { page } of [patient, daughter]) {
    await page.setViewportSize(lying)
    await page.getByRole('button', { name: /^Ampliar a imagem/ }).waitFor({ state: 'detached' })
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: /^Ampliar a imagem/ }).click()
  }
  await untilAllSeeBoth()
})

test('a reload of either brings all three back', async () => {
  for (const { page } of [daughter, patient]) {
    await page.reload()
    await untilAllSeeBoth()
  }
})

test('where the specialist’s connection to them is long interrupted, all three see each other again', async () => {
  await specialist.page.evaluate(() => window.dispatchEvent(new Event('interrupt')))
  // Longer than a side waits for an interrupted connection.
  await specialist.page.waitForTimeout(10_000)
  await specialist.page.evaluate(() => window.dispatchEvent(new Event('go on')))
  await untilAllSeeBoth()
})

test('who goes asks again; who is taken out finds the link at its end, and the two go on', async () => {
  await press(daughter, 'Sair da consulta')
  await specialist.page.getByText('Também na sala:').waitFor({ state: 'detached' })
  await press(daughter, 'Voltar')
  await ask()
  await press(patient, 'Deixar entrar')
  await untilAllSeeBoth()
  await press(patient, 'Mais: câmera, som e janela')
  await press(patient, 'Acompanhante: Ana Souza')
  await press(patient, 'Remover da consulta')
  await daughter.page.getByText('Este convite expirou').waitFor()
  await patient.page.keyboard.press('Escape')
  await untilEachSeesAll(patient, specialist)
})
