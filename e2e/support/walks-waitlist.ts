import { choose, type Person } from './browser.ts'
import { type Look, press, settled } from './look.ts'

/** Waiting for an earlier time, and saying how a consultation was. */
export const walkAsWaiting = async ({ page }: Person, look: Look): Promise<void> => {
  await page.goto('/customer')
  await press(page, /^Avaliar a consulta/)
  await press(page, 'Enviar avaliação')
  await page.getByText('Escolha uma nota de 1 a 5.').waitFor()
  await look('review without a rating', page)
  await choose(page.getByRole('radio', { name: /^4 estrelas/ }))
  await look('review', page)
  await page.goto('/customer/agenda')
  const lines = page.getByRole('region', { name: 'Minhas listas de espera' })
  await lines.waitFor()
  await settled(page)
  await look('places in line', page)
  await lines.getByRole('button', { name: /^Sair da lista de espera/ }).click()
  await page.getByRole('dialog').waitFor()
  await look('leaving the line', page)
  await page.keyboard.press('Escape')
  await press(page, /^Avise-me se abrir um horário antes/)
  await page.getByRole('dialog', { name: 'Avisar se abrir um horário' }).waitFor()
  await look('joining the line', page)
}
