import { comeIn, desktop } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { press, told } from '../../support/page.ts'
import { pastAppointments } from '../../support/past-appointments.ts'

const emma = freshEmma()

test('models and phrases are prepared outside of a consultation, and at hand in the next', async () => {
  const { email, next } = await pastAppointments(emma, 1)
  const renata = await emma.open({ viewport: desktop })
  await comeIn(renata, email)
  const { page } = renata
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Consultório' }).click()
  await page.getByRole('navigation', { name: 'Consultório' }).getByRole('link', { name: 'Modelos' }).click()
  const models = page.getByRole('region', { name: 'Modelos de prescrição' })
  await models.getByRole('button', { name: 'Novo modelo' }).click()
  await models.getByRole('combobox', { name: 'Medicamento' }).fill('dipirona 500')
  await page
    .getByRole('option', { name: /Dipirona/i })
    .first()
    .click()
  await models.getByLabel('Modo de uso').fill('1 comprimido a cada 8 horas')
  await models.getByRole('button', { name: 'Salvar modelo' }).click()
  await told(page, 'Prescrição criada com sucesso')
  await models.getByText('1 comprimido a cada 8 horas').waitFor()

  await press(page, 'Editar frases de Exame físico geral')
  const phrases = page.getByRole('dialog', { name: 'Minhas frases rápidas' })
  await phrases.getByLabel('Exame físico geral').fill('Joelho sem derrame.')
  await phrases.getByRole('button', { name: 'Salvar frases' }).click()
  await page.getByText('1 frase sua').waitFor()
  await page.getByText('Joelho sem derrame.').waitFor()

  await page.goto(`/specialist/prontuario-medico/${next()}/novo`)
  await page.getByRole('tab', { name: 'Prescrição' }).click()
  await press(page, 'Prescrever')
  await page.getByRole('combobox', { name: 'Usar um modelo' }).click()
  await page.getByRole('option', { name: /Dipirona/i }).click()
  await expect(page.getByLabel('Modo de uso')).toHaveValue('1 comprimido a cada 8 horas')
})
