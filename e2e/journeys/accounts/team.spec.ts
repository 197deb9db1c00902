import { choose, comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { teamLinkTo } from '../../support/inbox.ts'
import { agree } from '../../support/page.ts'

const emma = freshEmma()
const email = 'livia.recepcao@emma.test'
const password = 'girassol-trombone-47'
let helena: Person
let livia: Person

test.beforeAll(async () => {
  helena = await emma.open()
  livia = await emma.open({ viewport: phone })
  await comeIn(helena, 'especialista@emma.test')
})

test('a specialist invites an assistant, who keeps the agenda and sees nothing clinical, until she is removed', async () => {
  const { page } = helena
  await page.goto('/specialist/equipe')
  await page.getByLabel('Nome', { exact: true }).fill('Lívia Ramos')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByRole('heading', { name: 'Convites enviados' }).waitFor()

  const { page: desk } = livia
  await desk.goto(await teamLinkTo(emma.sandboxUrl, email))
  await desk.getByRole('heading', { name: /Helena Vasconcelos convidou você/ }).waitFor()
  await desk.getByLabel('Crie uma senha').fill(password)
  await desk.getByLabel('Repita a senha').fill(password)
  await desk.getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Aceitar convite' }).click()
  await desk.getByRole('heading', { name: 'Agenda', exact: true }).waitFor()
  await desk.getByText('Agenda de Helena Vasconcelos').waitFor()

  // She books for a patient.
  await desk.getByRole('link', { name: 'Agendar' }).first().click()
  await desk.getByLabel('Nome do paciente').fill('Paula')
  await desk
    .getByRole('list', { name: 'Pacientes encontrados' })
    .getByRole('button', { name: /Paula Nogueira/ })
    .first()
    .click()
  await desk.getByText('Cortesia').click()
  await desk
    .getByRole('button', { name: /horários livres$/ })
    .nth(1)
    .click()
  await choose(desk.getByRole('radio', { name: /^\d+h/ }).first())
  await desk.getByRole('button', { name: 'Confirmar consulta' }).click()
  await desk.getByText('Consulta confirmada').first().waitFor()

  // Nothing of the record is hers: not the page, not the call.
  await desk.goto('/specialist/records/list')
  await desk.getByRole('heading', { name: 'Acesso não autorizado' }).waitFor()

  // How to reach a patient, and a receipt.
  await desk.goto('/assistente/pacientes')
  await desk.getByRole('button', { name: 'Ver o contato de Paula Nogueira' }).click()
  await desk.getByRole('dialog').getByText('paciente@emma.test').waitFor()
  await desk.goto('/assistente/recibos')
  const download = desk.waitForEvent('download')
  await desk
    .getByRole('button', { name: /^Baixar o recibo de/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^recibo-.*\.pdf$/)

  // Another time: the patient is asked, nothing moves yet.
  await desk.goto('/assistente?status=confirmed')
  await desk
    .getByRole('button', { name: /^Mais ações de/ })
    .last()
    .click()
  await desk.getByRole('menuitem', { name: 'Propor outro horário' }).click()
  const proposal = desk.getByRole('dialog')
  await proposal
    .getByRole('button', { name: /horários livres$/ })
    .nth(1)
    .click()
  await choose(proposal.getByRole('radio', { name: /^\d+h/ }).last())
  await proposal.getByRole('button', { name: /^Propor / }).click()
  await desk
    .getByText(/^Proposta enviada/)
    .first()
    .waitFor()

  // What she booked she cancels.
  await desk.goto('/assistente?search=Paula')
  await desk
    .getByRole('button', { name: /Mais ações.*Paula Nogueira/ })
    .last()
    .click()
  await desk.getByRole('menuitem', { name: 'Cancelar consulta' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill('Imprevisto na agenda')
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancelar consulta' }).click()
  await desk.getByRole('dialog').waitFor({ state: 'hidden' })

  // The specialist reads what was done, and takes her out.
  await page.reload()
  const acts = page.getByRole('region', { name: 'O que foi feito' })
  await acts.getByText('Cancelou a consulta').first().waitFor()
  await expect(acts.getByText('Agendou').first()).toBeVisible()
  await expect(acts.getByText('Propôs outro horário').first()).toBeVisible()
  await expect(acts.getByText('Baixou um recibo').first()).toBeVisible()
  await expect(acts.getByText(/Lívia Ramos/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remover Lívia Ramos da equipe' }).click()
  await agree(page, 'Remover')
  await desk.getByRole('heading', { name: 'Entre na Emma' }).waitFor()
})
