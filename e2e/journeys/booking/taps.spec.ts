import { createCustomer } from '@emma/api/test'
import { comeIn, narrow, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { clientOf, payPix } from '../../support/money.ts'
import { agree, press, see } from '../../support/page.ts'
import { thumbOn } from '../../support/thumb.ts'

/** Most taps on a phone for common tasks, without scrolling. */
const most = { card: 4, pix: 4, join: 2, urgent: 6 }

const phones = [
  ['a phone', phone],
  ['the narrowest phone', narrow],
] as const

const emma = freshEmma()

const atHome = async (email: string, viewport = phone): Promise<Person> => {
  const person = await emma.open({ viewport })
  await comeIn(person, email)
  await person.page.goto('/customer')
  return person
}

/** From home to paying for the first specialist's first slot. */
const toPayment = async ({ page }: Person) => {
  const thumb = thumbOn()
  await thumb.tap(page.getByRole('link', { name: /^Buscar/ }))
  await thumb.tap(page.getByRole('main').getByRole('link', { name: /^Marcar com / }))
  return thumb
}
const confirmed = ({ page }: Person) => page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()

/** Gives back what was booked: the first time of the next one may be the same, by the hour. */
const giveBack = async ({ page }: Person, email: string): Promise<void> => {
  // Who has the first slot depends on the hour, and some ask questions.
  const prepare = page.getByRole('link', { name: /^(Conte o motivo|Responda às perguntas) da consulta$/ })
  const id = (await prepare.getAttribute('href'))?.split('/').at(-1)
  const { ask } = await clientOf(emma, email)
  await ask('DELETE', `schedules/auth/schedules/${id}/cancelPerCustomer`)
}

for (const [on, viewport] of phones) {
  test(`with the card of the last time, four taps on ${on} from home to a paid appointment`, async () => {
    const email = 'paciente@emma.test'
    const paula = await atHome(email, viewport)
    const thumb = await toPayment(paula)
    await thumb.tap(paula.page.getByRole('button', { name: /^Pagar R\$/ }))
    await confirmed(paula)
    expect(thumb.taps()).toBeLessThanOrEqual(most.card)
    await giveBack(paula, email)
  })
}

test('by Pix, four taps from home to a code in the clipboard; what is paid is confirmed by itself', async () => {
  const { email } = await createCustomer(emma.deps)
  const person = await atHome(email)
  const thumb = await toPayment(person)
  await thumb.tap(person.page.getByRole('button', { name: 'Gerar código Pix' }))
  await thumb.tap(person.page.getByRole('button', { name: 'Copiar código' }))
  await payPix(emma)
  await confirmed(person)
  expect(thumb.taps()).toBeLessThanOrEqual(most.pix)
})

test('two taps from home into a consultation that has begun', async () => {
  const paula = await atHome('paciente@emma.test')
  const enter = paula.page.getByRole('main').getByRole('link', { name: /Entrar/ })
  // The term was read before, once.
  await enter.first().click()
  await press(paula.page, 'Li e aceito o termo')
  await paula.page.getByRole('button', { name: 'Entrar na sala' }).waitFor()
  await paula.page.goto('/customer')
  const thumb = thumbOn()
  await thumb.tap(enter)
  await thumb.tap(paula.page.getByRole('button', { name: 'Entrar na sala' }))
  await see(paula.page, 'Sala de espera')
  expect(thumb.taps()).toBeLessThanOrEqual(most.join)
})

const screens = [
  'specialists/todos',
  'agenda',
  'area-paciente',
  'prescricao',
  'chat-customer',
  'perfil/dados',
]

test('two taps from each screen to urgent care, that of calls by way of a home that shows it', async () => {
  const { page } = await atHome('paciente@emma.test')
  const arrived = () => page.getByRole('heading', { level: 1, name: 'Pronto atendimento' }).waitFor()
  for (const screen of screens) {
    await page.goto(`/customer/${screen}`)
    const thumb = thumbOn()
    await thumb.tap(page.getByRole('button', { name: 'Minha conta' }))
    await thumb.tap(page.getByRole('link', { name: 'Pronto atendimento' }))
    await arrived()
  }
  await page.goto('/customer/calls')
  const thumb = thumbOn()
  await thumb.tap(page.getByRole('link', { name: 'Voltar' }))
  await thumb.tap(page.getByRole('main').getByRole('link', { name: /^Pronto atendimento/ }))
  await arrived()
})

test('on the narrowest phone urgent care is a tap from home, whatever is due', async () => {
  const { page } = await atHome('paciente@emma.test', narrow)
  await page.getByRole('region', { name: 'Sua próxima consulta' }).getByRole('link').first().waitFor()
  const thumb = thumbOn()
  await thumb.tap(page.getByRole('main').getByRole('link', { name: /^Pronto atendimento/ }))
  await page.getByRole('heading', { level: 1, name: 'Pronto atendimento' }).waitFor()
  expect(thumb.taps()).toBe(1)
})

for (const [on, viewport] of phones) {
  test(`six taps on ${on} from any screen into the queue of urgent care`, async () => {
    const { page } = await atHome('paciente@emma.test', viewport)
    await page.goto('/customer/favoritos')
    const thumb = thumbOn()
    await thumb.tap(page.getByRole('button', { name: 'Minha conta' }))
    await thumb.tap(page.getByRole('link', { name: 'Pronto atendimento' }))
    const none = page.getByRole('button', { name: 'Nenhum destes' })
    // The one scroll, on the narrowest: nobody denies signs before they passed by all of them.
    if (viewport === narrow) await none.scrollIntoViewIfNeeded()
    await thumb.tap(none)
    const complaint = page.getByLabel('Conte com suas palavras')
    await thumb.tap(complaint)
    await complaint.fill('Dor de garganta')
    await thumb.tap(page.getByRole('button', { name: 'Ir para o pagamento' }))
    await thumb.tap(page.getByRole('button', { name: /^Pagar R\$/ }))
    await page.getByRole('heading', { name: 'Você está na fila' }).waitFor()
    expect(thumb.taps()).toBeLessThanOrEqual(most.urgent)
    await press(page, 'Sair da fila')
    await agree(page, 'Sair da fila')
  })
}
