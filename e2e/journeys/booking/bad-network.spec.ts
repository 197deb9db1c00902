import type { CDPSession, Page } from '@playwright/test'
import { choose, logIn, type Person, phone, WAIT_MS } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

/** Slow 3G in Chromium's own tools: 400 kbit/s, with 400 ms latency. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const emma = freshEmma()
let paula: Person

test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone })
  await logIn(paula, 'paciente@emma.test')
})

const slow = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
  return session
}

const chargesNow = async (): Promise<number> => {
  const { charges } = await (await fetch(`${emma.sandboxUrl}/_ledger`)).json()
  return charges.length
}

/** The slots of one specialist: two could have the same hour. */
const openTimes = async (page: Page): Promise<string> => {
  await page.goto('/customer/specialists/todos?ordem=next_slot')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('link', { name: /horários/i })
    .first()
    .click()
  await page.waitForURL(/\/customer\/horario\//)
  return new URL(page.url()).pathname
}

let times: string | undefined

/** From a specialist's slots to the payment by a new card, except the last press. */
const chooseAndFill = async (page: Page): Promise<void> => {
  if (times === undefined) times = await openTimes(page)
  else await page.goto(times)
  await choose(page.getByRole('radio', { name: /^\d+h/ }).last())
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await page.getByText('Novo cartão de crédito').first().click()
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0010')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA NOGUEIRA')
  await page.getByLabel('Mês').fill('12')
  await page.getByLabel('Ano').fill('30')
  await page.getByLabel('Código de segurança').fill('012')
  await page.getByRole('button', { name: 'Usar este cartão' }).click()
  await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
}
const pay = (page: Page) => page.getByRole('button', { name: /^Pagar R\$/ })

test('on slow 3G a consultation is charged once, however often the button is pressed', async () => {
  const { page } = paula
  await chooseAndFill(page)
  const before = await chargesNow()
  const network = await slow(page)
  await pay(page).dblclick()
  await pay(page)
    .click({ timeout: 500 })
    .catch(() => undefined)
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor({ timeout: WAIT_MS })
  await network.detach()
  expect((await chargesNow()) - before).toBe(1)
})

test('an answer that the network lost is asked for again, and charges nothing twice', async () => {
  const { page } = paula
  await chooseAndFill(page)
  const before = await chargesNow()
  let lost = 0
  await page.route('**/confirm', async (route) => {
    if (lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await pay(page).click()
  await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor({ timeout: WAIT_MS })
  await page.unroute('**/confirm')
  expect(lost).toBe(1)
  expect((await chargesNow()) - before).toBe(1)
})

test('what was typed into the card survives a reload, but its number and code', async () => {
  const { page } = paula
  await page.goto('/customer/novo-cartao')
  await page.getByLabel('Nome impresso no cartão').fill('PAULA SOUZA')
  await page.getByLabel('Número do cartão').fill('4000000000000010')
  await page.reload()
  const holder = page.getByLabel('Nome impresso no cartão')
  await holder.waitFor()
  await expect(holder).toHaveValue('PAULA SOUZA')
  await expect(page.getByLabel('Número do cartão')).toHaveValue('')
})

test('a half-changed profile survives a reload, and opens where it was left', async () => {
  const { page } = paula
  await page.goto('/customer/perfil/dados')
  await page.getByRole('heading', { name: 'Preferências' }).click()
  await page.getByRole('button', { name: 'Editar: Preferências' }).click()
  const nickname = page
    .getByLabel('Como quer ser chamado')
    .or(page.getByLabel(/apelido/i))
    .first()
  await nickname.fill('Paulinha')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await nickname.waitFor()
  await expect(nickname).toHaveValue('Paulinha')
  await page.getByRole('button', { name: 'Cancelar' }).first().click()
})

test('a photo whose button is pressed twice is sent once', async () => {
  const { page } = paula
  await page.goto('/customer/perfil/dados')
  await page.getByText('Foto de perfil').first().click()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/updateCustomer')) sent += 1
  })
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]:not([capture])').first().setInputFiles(photo)
  await page.getByRole('button', { name: 'Usar foto' }).dblclick()
  await expect(page.getByText('Foto atualizada.')).toBeAttached()
  expect(sent).toBe(1)
})
