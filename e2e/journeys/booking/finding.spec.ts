import type { Locator } from '@playwright/test'
import { desktop, logIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

const emma = freshEmma()
let paula: Person
test.beforeAll(async () => {
  paula = await emma.open({ viewport: phone })
  await logIn(paula, 'paciente@emma.test')
})

const cards = () => paula.page.getByRole('article')
const nameOf = (card: Locator) => card.getByRole('heading', { level: 3 })
const search = () => paula.page.getByRole('combobox', { name: 'O que você procura?' })
const slots = (card: Locator) => card.getByRole('link', { name: /^Marcar com/ })
const scrolled = () => paula.page.evaluate(() => Math.round(scrollY))

test('the home suggests while a search is typed, and the keys choose', async () => {
  const { page } = paula
  // On a phone, something due replaces the search.
  await page.setViewportSize(desktop)
  const field = page.getByRole('combobox', { name: 'Buscar por nome, especialidade ou cidade' })
  await field.fill('cardiolojia')
  const option = page.getByRole('option', { name: /Cardiologia/ })
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Cardiologia' }).waitFor()
  await page.goBack()
  await field.fill('sao p')
  await page.getByRole('option', { name: /São Paulo, SP/ }).click()
  await page.waitForURL(/cidade=/)
  await page.getByRole('list', { name: 'Filtros escolhidos' }).getByText('São Paulo').waitFor()
  await page.setViewportSize(phone)
})

test('a name with typing errors and without accents is found, and said to be only alike', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos')
  await search().fill('helana vasconselos')
  await nameOf(cards().first()).getByText('Helena Vasconcelos').waitFor()
  await page.getByText('Nada com “helana vasconselos”').waitFor()
  await search().fill('vasconc helena')
  await page.getByText('Nada com').waitFor({ state: 'hidden' })
  await nameOf(cards().first()).getByText('Helena Vasconcelos').waitFor()
})

test('filters are in the address, stand as chips, and a reload keeps them', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos')
  await page.getByText('Filtros', { exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Cidade ou estado' }).fill('MG')
  await page.getByRole('combobox', { name: 'Como' }).selectOption({ value: 'video' })
  await page.waitForURL(/cidade=MG/)
  await page.waitForURL(/modo=video/)
  await page.getByRole('button', { name: /^Ver \d+ resultados?$/ }).click()
  await page.getByText('Filtros · 2').waitFor()
  await page.reload()
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' })
  await chips.getByRole('link', { name: 'Remover filtro: Por vídeo' }).waitFor()
  await cards().first().getByText(/, MG/).waitFor()
  await chips.getByRole('link', { name: 'Remover filtro: MG' }).click()
  await page.waitForURL((address) => !address.search.includes('cidade'))
})

test('on a phone the usual filters are one press away, and another press removes them', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos')
  const quick = page.getByRole('list', { name: 'Filtros rápidos' })
  await quick.getByRole('link', { name: 'Por vídeo' }).click()
  await page.waitForURL(/modo=video/)
  await quick.getByRole('link', { name: 'Até R$ 180' }).click()
  await page.waitForURL(/modo=video.*preco=180/)
  await quick.getByRole('link', { name: 'Por vídeo' }).waitFor({ state: 'detached' })
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' })
  await chips.getByRole('link', { name: 'Remover filtro: Por vídeo' }).click()
  await page.waitForURL((address) => !address.search.includes('modo'))
  await quick.getByRole('link', { name: 'Por vídeo' }).waitFor()
  await quick.getByRole('link', { name: 'Hoje' }).click()
  await page.waitForURL(/dia=\d{4}-\d{2}-\d{2}/)
})

test('back from a specialist keeps the pages that were loaded and the place in them', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos?ordem=rating')
  await cards().nth(19).waitFor()
  await cards().nth(19).scrollIntoViewIfNeeded()
  await cards().nth(30).waitFor()
  await cards().nth(30).scrollIntoViewIfNeeded()
  const name = (await nameOf(cards().nth(30)).textContent()) ?? ''
  const before = await scrolled()
  await cards().nth(30).getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await cards().nth(30).waitFor()
  await expect.poll(scrolled).toBe(before)
})

test('a slot in the list leads straight to its summary, and back to the other times', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos?q=helena vasconcelos')
  const card = cards().first()
  await expect.poll(() => slots(card).count()).toBe(3)
  const said = (await slots(card).nth(1).getByRole('strong').textContent()) ?? ''
  await slots(card).nth(1).click()
  await page.waitForURL(/\/customer\/horario\/.*step=pay/)
  const summary = page.locator('details', {
    has: page.getByRole('heading', { level: 2, name: 'Resumo' }),
  })
  await expect(summary).toContainText(`às ${said} (`)
  await page.getByRole('link', { name: 'Trocar horário' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${said}(?!\\d)`), checked: true }).waitFor()
})

test('a favourite is kept from a card, listed, and taken back', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos?ordem=price')
  const card = cards()
    .filter({ has: page.getByRole('button', { name: /^Favoritar/ }) })
    .first()
  const name = (await nameOf(card).textContent()) ?? ''
  await card.getByRole('button', { name: `Favoritar ${name}` }).click()
  await page.getByRole('button', { name: `Remover ${name} dos favoritos` }).waitFor()
  await page.goto('/customer/favoritos')
  await nameOf(cards().first()).getByText(name).waitFor()
  await page.getByRole('button', { name: `Remover ${name} dos favoritos` }).click()
  await page.getByRole('heading', { level: 3, name }).waitFor({ state: 'detached' })
})

test('places are on a map that the keyboard reaches, beside a list of the same places', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos')
  await page.getByRole('link', { name: 'Ver no mapa' }).click()
  await page.waitForURL(/ver=mapa/)
  const map = page.getByRole('group', { name: 'Mapa dos locais de atendimento' })
  const place = (pressed: boolean) => page.getByRole('button', { name: /^Mostrar .* no mapa$/, pressed })
  // Close places are a group, which splits while zooming in.
  await expect
    .poll(async () => {
      await map.getByRole('button').first().press('Enter')
      return place(true).count()
    })
    .toBe(1)
  const first = await place(true).getAttribute('aria-label')
  await place(false).first().click()
  await expect.poll(() => place(true).getAttribute('aria-label')).not.toBe(first)
  await page.getByRole('button', { name: 'Aproximar o mapa' }).click()
  await page.goBack()
  await page.goForward()
  await map.waitFor()
})

test('a specialist’s page has prices, places, reviews a few at a time, and the way to a message', async () => {
  const { page } = paula
  await page.goto('/customer/specialists/todos?q=helena vasconcelos')
  await cards().first().getByRole('link', { name: 'Helena Vasconcelos', exact: true }).click()
  await page
    .getByRole('group', { name: 'Mapa dos locais de Helena Vasconcelos' })
    .getByRole('button')
    .waitFor()
  const stars = page.getByRole('img', { name: /^Nota \d de 5$/ })
  await expect.poll(() => stars.count()).toBe(5)
  await page.getByRole('button', { name: 'Mostrar mais avaliações' }).click()
  await expect.poll(() => stars.count()).toBe(10)
  await page.getByRole('link', { name: 'Enviar mensagem' }).waitFor()
})

for (const viewport of [{ width: 320, height: 700 }, phone]) {
  test(`on a phone of ${viewport.width} px the first who is found is on the first screen, below complaints that keys reach`, async () => {
    const { page, context } = await emma.open({ viewport })
    await page.goto('/buscar?q=dor')
    const first = await page.locator('main a[href^="/especialista/"]').first().boundingBox()
    expect(first && first.y + first.height).toBeLessThan(viewport.height)
    const complaints = page.locator('main').getByRole('link', { name: /^dor / })
    const count = await complaints.count()
    expect(count).toBeGreaterThan(5)
    await complaints.first().focus()
    for (let at = 1; at < count; at += 1) await page.keyboard.press('Tab')
    await expect(complaints.last()).toBeFocused()
    await expect(complaints.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /dor no ombro/ }).waitFor()
    await context.close()
  })
}

test('a post is read from the home, and the way back is there', async () => {
  const { page } = paula
  await page.goto('/customer')
  await page.getByRole('link', { name: 'Como se preparar para a sua teleconsulta' }).click()
  await page.getByRole('heading', { level: 1, name: /teleconsulta/ }).waitFor()
  await page.getByText('min de leitura').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Antes' }).waitFor()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await page.waitForURL(/\/customer$/)
  await page.goto('/customer/post/00000000-0000-7000-8000-000000000000')
  await page.getByRole('heading', { name: 'Esta publicação não está mais disponível' }).waitFor()
})

test('the tour goes by keys, dots and buttons, ends on the home, and is not offered again', async () => {
  const { page } = paula
  await page.goto('/customer')
  await page.getByRole('complementary').getByRole('link', { name: 'Conheça a Emma' }).click()
  await page.getByRole('heading', { level: 1, name: 'Encontre quem cuida de você' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { level: 1, name: 'Marque em poucos toques' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: /^Ir para 5 de 5/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Seus dados são seus' }).waitFor()
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.waitForURL(/\/customer$/)
  await page.getByRole('heading', { level: 2, name: 'Para ler' }).waitFor()
  expect(await page.getByRole('link', { name: 'Conheça a Emma' }).count()).toBe(0)
})
