import { MINUTE } from '@emma/domain/interval'
import type { Page } from '@playwright/test'
import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { finish, press, says, untilBothMove } from '../../support/call.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { audioArrives, untilVideoMoves } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let patient: Person
let specialist: Person
const two = () => ({ patient, specialist })

let isMovedAhead = false

/**
 * The exact time arrives until the device's clock is moved ahead, as the end of a consultation cannot be waited for:
 * a device without it would go by the dates of the answers.
 */
const untilMovedAhead = async (person: Person): Promise<Person> => {
  await person.page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isMovedAhead || !message.includes('server:time')) socket.send(message)
    })
  })
  return person
}

test.beforeAll(async () => {
  patient = await untilMovedAhead(await emma.open({ viewport: phone }))
  specialist = await untilMovedAhead(await emma.open({ viewport: desktop }))
})

/** In the panel beside the call, one part at a time. */
const show = ({ page }: Person, part: string) => page.locator('label').filter({ hasText: part }).click()

/** Simulates unplugging a device: its track ends. */
const unplug = (page: Page, kind: 'audio' | 'video') =>
  page.evaluate((wanted) => {
    const own = [...document.querySelectorAll('video')].find((video) => video.muted)
    const media = own?.srcObject
    if (!(media instanceof MediaStream)) throw new Error('No own image')
    for (const track of media.getTracks().filter((each) => each.kind === wanted)) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  }, kind)

test('before the room: devices, the network in words, and the whole test', async () => {
  await comeIn(patient, 'paciente@emma.test')
  await patient.page.goto('/customer/calls')
  await patient.page.getByRole('link', { name: 'Entrar na consulta' }).first().click()
  await press(patient, 'Li e aceito o termo')
  await says(patient, /^Sua conexão (está|dá)/)
  await patient.page.getByText('Trocar câmera, microfone ou som').click()
  await press(patient, 'Fazer o teste completo')
  await press(patient, 'Começar o teste')
  await press(patient, 'Testar som')
  await press(patient, 'Ouvi')
  await says(patient, 'A chamada funcionou.')
  await says(patient, /provider: peer/)
  await press(patient, 'Voltar')
  await press(patient, 'Entrar na sala')
  await patient.page.getByRole('heading', { name: 'Sala de espera' }).waitFor()
  await says(patient, 'Se algo falhar')
})

test('a message written in the waiting room is unread beside the call, until it is opened', async () => {
  await comeIn(specialist, 'especialista@emma.test')
  await specialist.page.goto('/calls')
  await specialist.page.getByRole('link', { name: 'Entrar na consulta' }).first().click()
  await press(specialist, 'Entrar na sala')
  await untilBothMove(two())
  await press(patient, /^Conversa/)
  await patient.page.getByRole('textbox', { name: /mensagem/i }).fill('Posso mostrar o exame?')
  await press(patient, /^Enviar/)
  await specialist.page.getByRole('img', { name: /^Conversa, 1 mensagem nova/ }).waitFor()
  await show(specialist, 'Conversa')
  await specialist.page.getByText('Posso mostrar o exame?').last().waitFor()
  await patient.page.keyboard.press('Escape')
  await untilBothMove(two())
})

test('image and sound of the other arrive, and frames are counted', async () => {
  for (const { page } of [patient, specialist]) expect(await audioArrives(page)).toBe(true)
})

test('a screen is shared and taken back, and the other side is told', async () => {
  await press(specialist, 'Compartilhar tela')
  await says(specialist, 'Você está compartilhando a tela')
  await says(patient, /está compartilhando a tela$/)
  await untilVideoMoves(patient.page)
  await press(specialist, 'Parar de compartilhar')
  await patient.page.getByText(/está compartilhando a tela$/).waitFor({ state: 'hidden' })
  await untilBothMove(two())
})

test('a microphone that is off is said on the other side', async () => {
  await press(patient, 'Desligar microfone')
  await says(specialist, /está com o microfone desligado$/)
  await press(patient, 'Ligar microfone')
  await specialist.page.getByText(/está com o microfone desligado$/).waitFor({ state: 'hidden' })
})

test('devices change in the call, and one that is unplugged is replaced and said', async () => {
  await press(patient, 'Mais: câmera, som e janela')
  await patient.page.getByLabel('Câmera', { exact: true }).selectOption({ index: 1 })
  await patient.page.keyboard.press('Escape')
  await untilBothMove(two())
  await unplug(patient.page, 'video')
  await says(patient, /foi desconectado\. Agora usamos/)
  await press(patient, 'Fechar mensagem')
  await untilBothMove(two())
})

test('a blurred background goes on, or off by itself where the device is too slow, and the call goes on', async () => {
  await press(patient, 'Mais: câmera, som e janela')
  const blur = patient.page.getByRole('switch', { name: 'Desfocar o fundo' })
  await expect(blur).not.toBeChecked()
  await blur.check({ force: true })
  await patient.page.getByText('Preparando o desfoque').waitFor({ state: 'hidden' })
  expect(await patient.page.getByText('Este navegador não consegue desfocar o fundo.').count()).toBe(0)
  await patient.page.keyboard.press('Escape')
  await untilBothMove(two())
})

test('near the end both are told, and the specialist goes on without ending the call', async () => {
  const ends = await specialist.page.evaluate(() => {
    const [, hour, minute = '0'] = document.body.textContent?.match(/até (\d+)h(\d\d)?/) ?? []
    const end = new Date()
    end.setHours(Number(hour), Number(minute), 0, 0)
    if (end.getTime() < Date.now() - 3_600_000) end.setDate(end.getDate() + 1)
    return end.getTime()
  })
  isMovedAhead = true
  for (const { page } of [patient, specialist]) await page.clock.setSystemTime(ends - 3 * MINUTE)
  for (const person of [patient, specialist])
    await says(person, /^Faltam? [23] minutos? para o fim do horário/)
  expect(await patient.page.getByRole('button', { name: /^Estender/ }).count()).toBe(0)
  await press(specialist, 'Estender por 10 minutos')
  for (const { page } of [patient, specialist]) {
    await page.getByText(/para o fim do horário/).waitFor({ state: 'hidden' })
  }
  await untilBothMove(two())
})

test('hanging up leaves the consultation open for the specialist too, who finishes it from there', async () => {
  await press(specialist, 'Sair da consulta')
  await says(specialist, 'Ela só termina quando você finalizar')
  await says(patient, / saiu às \d+h/)
  await press(specialist, 'Voltar à consulta')
  await press(specialist, 'Entrar na sala')
  await untilBothMove(two())
  await press(specialist, 'Sair da consulta')
  await finish(two())
})

test('both test screens reach a verdict in words, with a report', async () => {
  const { page } = specialist
  await page.goto('/specialist/agora-teste')
  await page.getByText('A chamada funcionou.').waitFor()
  await says(specialist, /^(Tudo pronto|Dá para fazer|A consulta pode)/)
  expect(await page.locator('pre').textContent()).toMatch(/call: connected, in \d+ ms, frames: [1-9]/)
  await page.goto('/specialist/agora.io')
  await page.getByRole('heading', { name: 'Teste de câmera e conexão' }).waitFor()
  await says(specialist, 'O microfone ouve você.')
})

test('a person who refused camera and microphone sees how to allow them', async () => {
  const refused = await emma.open({ viewport: phone })
  await refused.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await comeIn(refused, 'especialista@emma.test')
  await refused.page.goto('/specialist/agora.io')
  await says(refused, 'Câmera e microfone estão bloqueados')
  await refused.page.getByRole('heading', { name: 'Como permitir no seu navegador' }).waitFor()
  await refused.page.getByLabel('Seu navegador', { exact: true }).selectOption('firefox')
  await refused.page.getByRole('img', { name: 'Bloqueio de câmera e microfone com um X' }).waitFor()
  await refused.context.close()
})
