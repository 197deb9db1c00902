import { DEMO_PASSWORD, type Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { codeTo } from '../../support/inbox.ts'
import { follow, press, proveByPassword } from '../../support/page.ts'
import { type CheckA11y, visit } from '../check.ts'

/** Forms that refuse an empty submission, with the verb of each. */
const refusing = [
  ['/customer/create', 'Continuar'],
  ['/specialist/create', 'Continuar'],
  ['/authentication/forgot-password', 'Enviar link'],
  ['/authentication/reset-password?token=a-link-of-some-message', 'Salvar senha'],
] as const

/** Pages for visitors, each linked from the one before. */
const journeyAsStranger = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  for (const path of [
    '/',
    '/para-profissionais',
    '/ajuda',
    '/buscar?q=dor+de+cabe%C3%A7a',
    ...(deep ? ['/buscar?q=dor+no+peito'] : []),
  ])
    await visit(page, path, checkA11y)
  await visit(page, '/especialidades', checkA11y)
  for (const [name, links] of [
    ['a specialty', 'main a[href^="/especialidades/"]'],
    ['a specialist', 'main a[href^="/especialista/"]'],
  ] as const) {
    const address = await page.locator(links).first().getAttribute('href')
    await page.goto(address ?? '')
    await checkA11y(name, page)
  }
}

/** From a free slot of that specialist to just before the payment; creates no account. */
const journeyAsNewcomer = async (
  { page }: Person,
  sandboxUrl: string,
  checkA11y: CheckA11y,
): Promise<void> => {
  const email = 'quem.chega@emma.test'
  await page.locator('main a[href*="slot="]').first().click()
  await page.getByRole('heading', { name: 'Sua consulta' }).waitFor()
  await checkA11y('booking first, summary', page)
  if (!deep) return
  await press(page, 'Continuar')
  await page.getByLabel('E-mail').waitFor()
  await press(page, 'Continuar')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await checkA11y('booking first, e-mail refused', page)
  await page.getByLabel('E-mail').fill(email)
  await press(page, 'Continuar')
  await page.getByLabel('Código de 6 dígitos').waitFor()
  await checkA11y('booking first, code', page)
  await page.getByLabel('Código de 6 dígitos').fill(await codeTo(sandboxUrl, email))
  await page.getByText(/Horário reservado até/).waitFor()
  await press(page, 'Pagamento: continuar')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await checkA11y('booking first, details refused', page)
}

export const journeyAsGuest = async (
  person: Person,
  sandboxUrl: string,
  checkA11y: CheckA11y,
): Promise<void> => {
  const { page } = person
  await journeyAsStranger(person, checkA11y)
  await journeyAsNewcomer(person, sandboxUrl, checkA11y)
  for (const path of [
    '/customer/create',
    '/specialist/create',
    '/authentication/forgot-password',
    '/authentication/reset-password?token=a-link-of-some-message',
    '/desfazer?token=a-link-of-some-message',
    '/politica-de-privacidade',
    '/customer/confirm-registration/00000000-0000-7000-8000-000000000000',
    '/login',
    '/customer/login',
    `/acompanhar#${'a'.repeat(43)}`,
    '/verificar/AAAA-BBBB-CCCC',
    '/nowhere',
    '/authorized',
  ])
    await visit(page, path, checkA11y)
  await visit(page, '/termos-de-uso', checkA11y)
  await page.goto('/login')
  await press(page, 'Entrar')
  await page.getByText('Informe seu e-mail.').waitFor()
  await checkA11y('/login, refused', page)
  if (!deep) return
  for (const [path, verb] of refusing) {
    await page.goto(path)
    await press(page, verb)
    await page.locator('[aria-invalid=true]').first().waitFor()
    await checkA11y(`${path}, refused`, page)
  }
}

/** The dialogs of the account's security; changes nothing. */
export const journeySecurity = async (
  { page }: Person,
  path: string,
  checkA11y: CheckA11y,
): Promise<void> => {
  await visit(page, path, checkA11y)
  if (!deep) return
  await press(page, 'Trocar senha')
  await press(page, 'Salvar nova senha')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await checkA11y(`${path}, new password refused`, page)
  await press(page, 'Ativar')
  await page.getByLabel('Sua senha').waitFor()
  await checkA11y('the question who one is', page)
  await proveByPassword(page, DEMO_PASSWORD)
  await page.getByRole('img', { name: /Código QR/ }).waitFor()
  await checkA11y(`${path}, second factor`, page)
  await page.keyboard.press('Escape')
}

/** From the list to the decision about an applicant; decides nothing. */
export const journeyReview = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/admin/specialists?status=2', checkA11y)
  await follow(page, page.getByRole('link', { name: /^Abrir o cadastro de/ }).first(), /specialists\/edit/)
  await checkA11y('/admin/specialists/edit', page)
  await press(page, 'Reprovar')
  await page.getByRole('dialog').getByRole('button', { name: 'Reprovar' }).click()
  await page.getByText('Informe o motivo.').waitFor()
  await checkA11y('/admin/specialists/edit, refusal without a reason', page)
}
