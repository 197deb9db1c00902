import { createCustomer, createSpecialist, createSpecialty, giveNotice, PASSWORD } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { desktop, logIn, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

const emma = freshEmma()

const tell = (userId: string, kind: Parameters<typeof giveNotice>[2]) => giveNotice(emma.deps, userId, kind)

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 notificação nova' : `${count} notificações novas` })
const centre = (page: Page) => page.getByRole('dialog', { name: 'Notificações' })

const patientOnPhone = async () => {
  const customer = await createCustomer(emma.deps, { name: ['Marina', 'Prado'] })
  const person = await emma.open({ viewport: phone })
  await logIn(person, customer.email, PASSWORD)
  return { ...customer, ...person }
}
const specialistAtDesk = async () => {
  const specialtyId = await createSpecialty(emma.deps)
  const specialist = await createSpecialist(emma.deps, { specialtyId })
  const person = await emma.open({ viewport: desktop })
  await logIn(person, specialist.email, PASSWORD)
  return { ...specialist, ...person }
}

test('what is told appears on both roles without a reload, and is read, filtered and cleared', async () => {
  for (const person of [await patientOnPhone(), await specialistAtDesk()]) {
    const { page, userId } = person
    await page.getByRole('button', { name: 'Notificações' }).waitFor()
    await tell(userId, 'terms_changed')
    await bell(page, 1).waitFor()
    await tell(userId, 'account_approved')
    await bell(page, 2).click()
    const list = centre(page)
    await list.getByRole('button', { name: /^Nossos termos mudaram/ }).click()
    await page.waitForURL(/\/termos-de-uso/)
    await page.goBack()
    await bell(page, 1).click()
    await list.getByRole('button', { name: 'Não lidas' }).click()
    await list.getByRole('button', { name: /^Cadastro aprovado/ }).waitFor()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: 'Não lidas' }).click()
    await list.getByRole('button', { name: 'Limpar tudo' }).click()
    await page
      .getByRole('dialog', { name: 'Limpar todas as notificações?' })
      .getByRole('button', { name: 'Limpar tudo' })
      .click()
    await list.getByText('Nenhuma notificação por aqui').waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await person.context.close()
  }
})

test('the list is gone through by the keyboard alone', async () => {
  const { page, userId, context } = await patientOnPhone()
  for (const kind of ['password_changed', 'terms_changed', 'account_approved'] as const)
    await tell(userId, kind)
  await bell(page, 3).focus()
  await page.keyboard.press('Enter')
  const list = centre(page)
  const first = list.getByRole('button', { name: /^Cadastro aprovado/ })
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await list.getByRole('button', { name: /^Nossos termos mudaram/ }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await bell(page, 2).waitFor()
  await context.close()
})

test('how one is told is chosen in the profile and stays chosen; sounds can be turned off', async () => {
  const { page, context } = await patientOnPhone()
  await page.getByRole('button', { name: 'Notificações' }).click()
  await centre(page).getByRole('link', { name: 'Escolher como ser notificado' }).click()
  await page.waitForURL(/\/customer\/perfil\/notificacoes#avisos/)
  const choices = page.getByRole('region', { name: 'Como você é notificado' })
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/notifications/settings') && answer.ok())
  for (const name of ['Lembretes: SMS', 'Tocar sons', 'Silenciar todos os dias']) {
    const saved = kept()
    await choices.getByRole('switch', { name }).click({ force: true })
    await saved
  }
  await expect(choices.getByRole('switch', { name: 'Consultas: SMS' })).toBeDisabled()
  await page.reload()
  await choices.getByLabel('Das').waitFor()
  await expect(choices.getByRole('switch', { name: 'Lembretes: SMS' })).not.toBeChecked()
  await expect(choices.getByRole('switch', { name: 'Tocar sons' })).not.toBeChecked()
  await expect(choices.getByLabel('Das')).toHaveValue('22:00')
  await context.close()
})
