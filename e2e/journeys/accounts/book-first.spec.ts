import { registrationForm } from '@emma/api/test'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, enter, phone } from '../../support/browser.ts'
import { countedBooking } from '../../support/counted-booking.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { codeTo, signUpLinkTo } from '../../support/inbox.ts'
import { payPix } from '../../support/money.ts'

const narrow = { width: 320, height: 640 }

const emma = freshEmma()
/** Delays the screens' scripts until released; meanwhile the page shows its splash. */
const holdScripts = async (page: Page) => {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    await expect(page.getByRole('status', { name: 'Emma' }).locator('svg')).toBeVisible()
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** No step is wider than the narrowest phone. */
const fits = async (page: Page, title: string) => {
  const own = page.viewportSize()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.setViewportSize(narrow)
  await page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth)
  if (own) await page.setViewportSize(own)
}

for (const viewport of [phone, narrow]) {
  test(`a stranger books a specialist and pays by Pix within twelve taps and eight fields; scripts that come late and a reload lose nothing (${viewport.width} px)`, {
    tag: '@smoke',
  }, async () => {
    const { page } = await emma.open({ viewport })
    const form = registrationForm()
    const { tap, fill, go, agree, expectFew } = countedBooking(page)
    await page.goto('/buscar')
    const link = await page.locator('main a[href^="/especialista/"]').first().getAttribute('href')
    await page.goto(link ?? '')
    const release = await holdScripts(page)
    await tap(page.locator('main a[href*="slot="]').first())
    await release()
    await fits(page, 'Sua consulta')
    await page.getByText(/Cancele grátis|prazo para cancelar/).waitFor()
    await go('Continuar')
    await fits(page, 'Qual é o seu e-mail?')
    await fill('E-mail', form.email)
    await go('Continuar')
    await fits(page, 'Digite o código')
    await page.reload()
    await fill('Código de 6 dígitos', await codeTo(emma.sandboxUrl, form.email))
    await fits(page, 'Falta pouco')
    await page.getByText(/Horário reservado até/).waitFor()
    await fill('Nome completo', `${form.firstName} ${form.lastName}`)
    await fill('CPF', form.cpf)
    await page.reload()
    await expect(page.getByLabel('Nome completo')).toHaveValue(`${form.firstName} ${form.lastName}`)
    await expect(page.getByLabel('CPF')).not.toHaveValue('')
    await fill('Data de nascimento', '20051990')
    await fill('Celular com DDD', form.cellPhone)
    await agree()
    await go('Pagamento: continuar')
    await page.waitForURL(/\/customer\/horario\/.*step=pay/)
    await go('Gerar código Pix')
    await page.getByText('Pague com Pix para confirmar').waitFor()
    await payPix(emma)
    await page.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()
    expectFew()
    await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Salvar senha' }).click()
    await page.getByText('Senha salva.').waitFor()
    const desktop = await emma.open()
    await desktop.page.goto('/login')
    await enter(desktop.page, form.email)
    expect(new URL(desktop.page.url()).pathname).toBe('/customer')
  })
}

test('a booking that began on a phone goes on at a desktop by the mailed link, with the time that was chosen', async () => {
  const { email } = registrationForm()
  const { page } = await emma.open({ viewport: narrow })
  await page.goto('/buscar')
  await page.locator('main a[href*="slot="]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Sua consulta' }).waitFor()
  const chosen = new URL(page.url()).searchParams
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Digite o código' }).waitFor()
  const { page: desktop } = await emma.open()
  await desktop.goto(await signUpLinkTo(emma.sandboxUrl, email))
  await desktop.getByLabel('Código de 6 dígitos').fill(await codeTo(emma.sandboxUrl, email))
  await desktop.getByRole('heading', { level: 1, name: 'Falta pouco' }).waitFor()
  await desktop.getByText(/Horário reservado até/).waitFor()
  const kept = new URL(desktop.url()).searchParams
  for (const name of ['specialty', 'slot']) expect(kept.get(name)).toBe(chosen.get(name))
})
