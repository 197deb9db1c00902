import type { Page } from '@playwright/test'
import { choose, comeIn, type Person, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { payPix } from '../../support/money.ts'

const emma = freshEmma()
let helena: Person
let paula: Person

test.beforeAll(async () => {
  helena = await emma.open()
  paula = await emma.open({ viewport: phone })
  await comeIn(helena, 'especialista@emma.test')
  await comeIn(paula, 'paciente@emma.test')
})

/** The reserved date in the specialist's calendar, and its dialog. */
const calendarShows = async (page: Page, which: string) => {
  const shown = page.url()
  const day = new URL(shown).searchParams.get('day') ?? ''
  await page.goto(`/specialist/calendar?view=day&date=${day}`)
  await page.getByRole('button', { name: new RegExp(`Paula Nogueira.*Reservado.*${which}`) }).click()
  const dialog = page.getByRole('dialog', { name: 'Paula Nogueira' })
  await dialog.getByText(new RegExp(` · ${which}$`)).waitFor()
  await dialog.getByText(/^Aguardando paciente até/).waitFor()
  await expect(dialog.getByRole('button', { name: /^Copiar o link/ })).toBeVisible()
  await page.goto(shown)
}

test('a specialist reserves four weeks for a patient, who pays the first and finds the others reserved', async () => {
  const { page } = helena
  await page.goto('/specialist/novo-agendamento')
  await page.getByLabel('Nome do paciente').fill('Paula')
  await page.getByRole('button', { name: /^Paula Nogueira/ }).click()
  await page
    .getByRole('button', { name: /horários livres$/ })
    .nth(1)
    .click()
  await choose(page.getByRole('radio', { name: /^\d+h/ }).first())
  await page.getByText('Semanal').click()
  const dates = page.getByRole('list', { name: 'Datas da série' }).getByRole('checkbox')
  await expect(dates).toHaveCount(4)
  await page.getByRole('button', { name: 'Reservar 4 consultas' }).click()
  await page.getByText('Link enviado').first().waitFor()
  await page.getByText('Série: 0 de 4 pagas').waitFor()
  await calendarShows(page, '1 de 4')

  const { page: hers } = paula
  await hers.goto('/customer/agenda')
  const offered = hers.getByRole('region', { name: 'Uma série de consultas aguarda sua confirmação' })
  await expect(offered.getByRole('listitem')).toHaveCount(4)
  await offered.getByRole('link', { name: 'Aceitar e pagar' }).click()
  await hers.getByRole('radio', { name: 'Pix' }).click()
  await hers.getByRole('button', { name: 'Gerar código Pix' }).click()
  await hers.getByText('Pague com Pix para confirmar').waitFor()
  await payPix(emma)
  await hers.getByRole('heading', { name: 'Consulta confirmada' }).waitFor()

  await hers.goto('/customer/agenda')
  const reserved = hers.getByRole('region', { name: 'Consultas reservadas para você' })
  await reserved.getByText(/1 de 4 confirmadas/).waitFor()
  await expect(reserved.getByRole('link', { name: /^Pagar a consulta de/ })).toHaveCount(1)
  await reserved.getByText('Ver as outras 2 datas').click()
  await expect(reserved.getByRole('link', { name: /^Pagar a consulta de/ })).toHaveCount(3)

  await page.goto('/specialist/novo-agendamento')
  await page.getByText('Série: 1 de 4 pagas').waitFor()
  await page.getByRole('button', { name: /^Cancelar o que falta/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o que falta' }).click()
  await page.getByText('Série cancelada. Os horários que faltavam estão livres.').waitFor()
  await hers.goto('/customer/agenda')
  await expect(hers.getByText('1 de 4', { exact: false }).first()).toBeVisible()
  await expect(reserved).toHaveCount(0)
})

test('a patient pays all dates of a series at once with a card', async () => {
  const { page } = helena
  await page.goto('/specialist/novo-agendamento')
  await page.getByLabel('Nome do paciente').fill('Paula')
  await page.getByRole('button', { name: /^Paula Nogueira/ }).click()
  await page
    .getByRole('button', { name: /horários livres$/ })
    .nth(1)
    .click()
  await choose(page.getByRole('radio', { name: /^\d+h/ }).last())
  await page.getByText('Semanal').click()
  await page.getByRole('button', { name: 'Reservar 4 consultas' }).click()
  await page.getByText('Série: 0 de 4 pagas').waitFor()

  const { page: hers } = paula
  await hers.goto('/customer/agenda')
  const offered = hers.getByRole('region', { name: 'Uma série de consultas aguarda sua confirmação' })
  await offered.getByRole('link', { name: /^Pagar as 4 de uma vez: R\$/ }).click()
  await hers.getByRole('heading', { name: 'Pagar 4 consultas' }).waitFor()
  await expect(hers.getByRole('radio', { name: 'Pix' })).toHaveCount(0)
  await choose(hers.getByRole('radio', { name: /final \d{4}/ }).first())
  await hers.getByRole('button', { name: /^Pagar R\$/ }).click()
  await hers.getByRole('heading', { name: '4 consultas confirmadas' }).waitFor()
  await expect(hers.getByText('Paga e confirmada')).toHaveCount(4)

  await page.goto('/specialist/novo-agendamento')
  await page.getByText('Série: 4 de 4 pagas').waitFor()
})
