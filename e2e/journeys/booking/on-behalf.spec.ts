import { registrationForm } from '@emma/api/test'
import { choose, comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { bookingLinkTo, codeTo } from '../../support/inbox.ts'
import { payPix } from '../../support/money.ts'

const emma = freshEmma()
const form = registrationForm()
let helena: Person
let stranger: Person

test.beforeAll(async () => {
  helena = await emma.open()
  stranger = await emma.open({ viewport: phone })
  await comeIn(helena, 'especialista@emma.test')
})

test('a specialist keeps a time for a person without an account, who accepts it by the link and pays', async () => {
  const { page } = helena
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('link', { name: 'Novo agendamento' }).click()
  await page.getByText('Pessoa nova').click()
  await page.getByLabel('Nome completo').fill(`${form.firstName} ${form.lastName}`)
  await page.getByLabel('Celular com DDD').fill(form.cellPhone)
  await page
    .getByRole('button', { name: /horários livres$/ })
    .nth(1)
    .click()
  await choose(page.getByRole('radio', { name: /^\d+h/ }).first())
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText('Link enviado').first().waitFor()
  await page.getByText(/Aguardando paciente até/).waitFor()

  const link = await bookingLinkTo(emma.sandboxUrl, `55${form.cellPhone}`)
  const { page: invited } = stranger
  await invited.goto(link)
  const go = (name: string) => invited.getByRole('button', { name, exact: true }).click()
  await invited.getByRole('heading', { name: 'Confirme sua consulta' }).waitFor()
  await go('Continuar')
  await invited.getByLabel('E-mail').fill(form.email)
  await go('Continuar')
  await invited.getByLabel('Código de 6 dígitos').fill(await codeTo(emma.sandboxUrl, form.email))
  await invited.getByLabel('CPF').fill(form.cpf)
  await invited.getByLabel('Nome completo').fill(`${form.firstName} ${form.lastName}`)
  await invited.getByLabel('Data de nascimento').fill('20051990')
  await invited.getByLabel('Celular com DDD').fill(form.cellPhone)
  await invited.getByRole('checkbox').click({ position: { x: 8, y: 8 } })
  await go('Pagamento: continuar')
  await go('Gerar código Pix')
  await invited.getByText('Pague com Pix para confirmar').waitFor()
  await payPix(emma)
  await invited.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()

  await invited.goto('/customer/agenda')
  await expect(invited.getByRole('article').getByText('Helena Vasconcelos')).toBeVisible()
  await page.goto('/specialist/novo-agendamento')
  await page.getByRole('region', { name: 'Aguardando pacientes' }).getByText('Confirmada').waitFor()
  await page.getByText('Pessoa sem cadastro').waitFor({ state: 'detached' })
  await page.goto('/specialist/consultas')
  await expect(page.getByText(`${form.firstName} ${form.lastName}`).first()).toBeVisible()
})
