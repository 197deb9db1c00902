import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { desktop, type Person, phone } from '../../support/browser.ts'
import { comeToTheRoom, finish, losingImages, press, untilBothMove } from '../../support/call.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { untilVideoMoves } from '../../support/video.ts'

test.describe.configure({ mode: 'serial' })

const OUTAGE_MS = 12_000

const emma = freshEmma()
let patient: Person
let specialist: Person
const two = () => ({ patient, specialist })
let signalling: { readonly cut: () => Promise<void>; readonly mend: () => void }

/** Proxies a browser's socket, and can cut it: image and sound take their own path. */
const holdSignalling = async (context: BrowserContext) => {
  let isCut = false
  const open = new Set<() => Promise<void>>()
  await context.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    open.add(async () => {
      await socket.close()
      await server.close()
    })
  })
  return {
    cut: async () => {
      isCut = true
      for (const close of open) await close()
      open.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}

test.beforeAll(async () => {
  patient = await losingImages(await emma.open({ viewport: phone }))
  specialist = await emma.open({ viewport: desktop })
  signalling = await holdSignalling(patient.context)
})

test('a patient on a phone and a specialist meet by video', async () => {
  await comeToTheRoom(two())
  await press(patient, 'Entrar na sala')
  await patient.page.getByRole('heading', { name: 'Sala de espera' }).waitFor()
  await press(specialist, 'Entrar na sala')
  await untilBothMove(two())
})

test('a reload of either brings both back by itself', async () => {
  for (const { page } of [patient, specialist]) {
    await page.reload()
    await untilBothMove(two())
  }
})

test('images go on while our server is out of reach for 12 s, and it is said', async () => {
  await signalling.cut()
  await patient.page.getByText('Sem contato com o servidor').waitFor()
  await Promise.all([untilBothMove(two()), sleep(OUTAGE_MS)])
  await untilBothMove(two())
  signalling.mend()
  await patient.page.getByText('Sem contato com o servidor').waitFor({ state: 'hidden' })
  await untilBothMove(two())
})

test('an image that stays away, though all else is well, comes back by itself', async () => {
  await patient.page.evaluate(() => window.dispatchEvent(new Event('lose image')))
  await patient.page.getByText('A imagem não está chegando').waitFor()
  await untilBothMove(two())
})

test('a second window takes the call over, and the first says so', async () => {
  const second = await patient.context.newPage()
  await second.goto(patient.page.url())
  await second.getByRole('button', { name: 'Entrar na sala' }).click()
  await patient.page.getByText('A consulta continua em outra janela').waitFor()
  await Promise.all([untilVideoMoves(second), untilVideoMoves(specialist.page)])
  await second.close()
  await press(patient, 'Entrar por aqui')
  await press(patient, 'Entrar na sala')
  await untilBothMove(two())
})

test('the camera goes off and on by the keyboard, and hanging up can be taken back', async () => {
  await specialist.page.locator('body').press('v')
  await patient.page.getByText(/^Sem imagem de /).waitFor()
  await specialist.page.locator('body').press('v')
  await untilBothMove(two())
  await press(patient, 'Sair da consulta')
  await specialist.page.getByText(/ saiu às \d+h/).waitFor()
  await press(patient, 'Voltar à consulta')
  await press(patient, 'Entrar na sala')
  await untilBothMove(two())
})

test('only finishing ends it, for both', async () => {
  await finish(two())
  await patient.page.reload()
  // After coming back the patient finds the same end, with the rating.
  await patient.page.getByText('Consulta finalizada').first().waitFor()
  await patient.page
    .getByRole('button', { name: /^Avaliar/ })
    .first()
    .waitFor()
  expect(await patient.page.locator('video').count()).toBe(0)
})
