import { choose, type Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { press } from '../../support/page.ts'
import { type CheckA11y, goTo } from '../check.ts'

/** Waiting for an earlier time, and reviewing a consultation. */
export const journeyAsWaiting = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/customer')
  await press(page, /^Avaliar a consulta/)
  await press(page, 'Enviar avaliação')
  await page.getByText('Escolha uma nota de 1 a 5.').waitFor()
  await checkA11y('review without a rating', page)
  if (deep) {
    await choose(page.getByRole('radio', { name: /^4 estrelas/ }))
    await checkA11y('review', page)
  }
  await goTo(page, '/customer/agenda')
  const lines = page.getByRole('region', { name: 'Minhas listas de espera' })
  await lines.waitFor()
  await checkA11y('places in line', page)
  if (!deep) return
  await lines.getByRole('button', { name: /^Sair da lista de espera/ }).click()
  await page.getByRole('dialog').waitFor()
  await checkA11y('leaving the line', page)
  await page.keyboard.press('Escape')
  const more = page.getByRole('button', { name: /^Mais ações da consulta/ })
  await more.last().click()
  await page.getByRole('menuitem', { name: /^Avise-me se abrir um horário antes/ }).click()
  await page.getByRole('dialog', { name: 'Avisar se abrir um horário' }).waitFor()
  await checkA11y('joining the line', page)
}
