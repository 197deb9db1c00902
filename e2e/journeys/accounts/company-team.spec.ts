import { createCompany, createSpecialist, createSpecialty, PASSWORD } from '@emma/api/test'
import { comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { teamLinkTo } from '../../support/inbox.ts'

const emma = freshEmma()

test('a company invites an assistant, and each of its specialists takes her or not', async () => {
  const specialtyId = await createSpecialty(emma.deps)
  const ana = await createSpecialist(emma.deps, { specialtyId, name: ['Ana', 'Couto'] })
  const bruno = await createSpecialist(emma.deps, { specialtyId, name: ['Bruno', 'Reis'] })
  await createCompany(emma.deps, [ana, bruno])
  const open = async (email: string): Promise<Person> => {
    const person = await emma.open()
    await comeIn(person, email, PASSWORD)
    await person.page.goto('/specialist/equipe')
    return person
  }
  const { page: admin } = await open(ana.email)
  const { page: other } = await open(bruno.email)
  const email = 'livia.clinica@emma.test'
  await admin.getByLabel('Nome', { exact: true }).fill('Lívia Ramos')
  await admin.getByLabel('E-mail').fill(email)
  await admin
    .getByLabel('Quem pode incluir a pessoa na equipe')
    .selectOption({ label: 'Todos os especialistas de Clínica 1' })
  await admin.getByRole('button', { name: 'Enviar convite' }).click()
  await admin.getByText('Convite para os especialistas de Clínica 1').waitFor()

  const { page: desk } = await emma.open({ viewport: phone })
  await desk.goto(await teamLinkTo(emma.sandboxUrl, email))
  await desk.getByText(/Quem atende por Clínica 1 também pode incluir você/).waitFor()
  const password = 'girassol-trombone-47'
  await desk.getByLabel('Crie uma senha').fill(password)
  await desk.getByLabel('Repita a senha').fill(password)
  await desk.getByRole('checkbox').check()
  await desk.getByRole('button', { name: 'Aceitar convite' }).click()
  await desk.getByText('Agenda de Ana Couto').waitFor()

  // The other specialist invites for nobody but himself, and takes whom the company offers.
  await expect(other.getByLabel('Quem pode incluir a pessoa na equipe')).toHaveCount(0)
  await other.reload()
  await other.getByRole('button', { name: 'Incluir Lívia Ramos na equipe' }).click()
  await other.getByText('Lívia Ramos está na sua equipe.').waitFor()
  await other.getByRole('button', { name: 'Remover Lívia Ramos da equipe' }).waitFor()
  await desk.reload()
  await desk.getByLabel('Você está cuidando da agenda de').selectOption({ label: 'Bruno Reis' })
})
