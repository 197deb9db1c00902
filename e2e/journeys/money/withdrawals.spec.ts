import { comeIn, desktop, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { type Client, clientOf, happen, providerBooks } from '../../support/money.ts'

test.describe.configure({ mode: 'serial' })

const emma = freshEmma()
let specialist: Client
let helena: Person
let admin: Person

test.beforeAll(async () => {
  specialist = await clientOf(emma, 'especialista@emma.test')
  helena = await emma.open({ viewport: phone })
  admin = await emma.open({ viewport: desktop })
  await comeIn(helena, 'especialista@emma.test')
  await comeIn(admin, 'admin@emma.test')
})

const balance = async () => {
  const { available, transferred } = await specialist.ask<{ available: number; transferred: number }>(
    'GET',
    'balances/balanceSpecialist',
  )
  return { available, transferred }
}

/** Requested on a phone. */
const request = async (typed: string) => {
  const { page } = helena
  const amount = new RegExp(`R\\$\\s${typed}`)
  await page.goto('/finance/withdraw')
  await page.getByLabel('Valor do saque').fill(typed)
  await page.getByRole('button', { name: amount }).click()
  await page.getByRole('dialog').getByText(amount).first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir saque' }).click()
  await page.getByText(new RegExp(`Saque de ${amount.source} pedido`)).waitFor()
}

/** Approved by the platform, from its pending list. */
const approve = async () => {
  const { page } = admin
  await page.goto('/admin/balances')
  await page.getByRole('tab', { name: 'Saques' }).click()
  await page.getByRole('button', { name: 'Aprovar saque de Helena Vasconcelos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await page.getByText('Saque aprovado.').first().waitFor()
}

/** The bank's outcome. */
const end = async (amount: number, status: 'paid' | 'failed') => {
  const sent = async () =>
    (await providerBooks(emma)).withdrawals.find((each) => each.amount === amount && each.status !== status)
  await expect.poll(sent).toBeDefined()
  await happen(emma, `/_withdrawals/${(await sent())?.id}`, { status })
}

const seesLast = (word: string) =>
  expect
    .poll(async () => {
      await helena.page.goto('/specialist/payments-transfers')
      return helena.page.locator('main tbody tr').first().textContent()
    })
    .toContain(word)

test('a withdrawal is asked for, approved, sent and paid', async () => {
  const before = await balance()
  await request('123,45')
  expect(await balance()).toEqual({
    available: before.available - 12_345,
    transferred: before.transferred + 12_345,
  })
  await approve()
  await end(12_345, 'paid')
  await seesLast('Pago')
  expect(await balance()).toEqual({
    available: before.available - 12_345,
    transferred: before.transferred + 12_345,
  })
})

test('one that the bank does not take comes back whole', async () => {
  const before = await balance()
  await request('67,89')
  await approve()
  await end(6789, 'failed')
  await seesLast('Não concluído')
  expect(await balance()).toEqual(before)
})

test('one that the platform refuses comes back whole, with the reason', async () => {
  const before = await balance()
  await request('50,00')
  const { page } = admin
  await page.goto('/admin/balances?view=withdrawals')
  await page.getByRole('button', { name: 'Recusar saque de Helena Vasconcelos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Dados divergentes')
  await dialog.getByRole('button', { name: 'Recusar' }).click()
  await page.getByText('Saque recusado. O valor voltou para o saldo.').first().waitFor()
  await seesLast('Recusado')
  await helena.page
    .getByRole('button', { name: /^Ver o andamento do saque/ })
    .first()
    .click()
  await helena.page.getByText('Motivo: Dados divergentes').waitFor()
  expect(await balance()).toEqual(before)
})

test('less than the least and more than there is are refused beside the field', async () => {
  const { page } = helena
  await page.goto('/finance/withdraw')
  const field = page.getByLabel('Valor do saque')
  for (const [typed, words] of [
    ['', /Informe um valor/],
    ['49,99', /O mínimo para saque é R\$\s50,00/],
    ['999999,99', /O máximo agora é/],
  ] as const) {
    await field.fill(typed)
    await page.getByRole('button', { name: /^Pedir saque/ }).click()
    await page.getByText(words).waitFor()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
})
