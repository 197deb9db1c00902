import { insertAppointment, payAppointment } from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import { expect } from '@playwright/test'
import { comeIn, phone } from '../browser.ts'
import { type Line, measured } from './attend.ts'
import { newPatient, type Practice } from './practice.ts'

const zone = 'America/Sao_Paulo'

/** Nine o'clock on next week's Monday. */
const nextMonday = (): Date => {
  const today = new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone: zone })}T09:00:00-03:00`)
  return new Date(today.getTime() + (8 - today.getUTCDay()) * DAY)
}

/**
 * A visit of next week that the doctor cannot attend: they propose another time, and the patient accepts. Emma has no
 * secretaries yet, who would do it for them.
 */
export const moveOne = async (practice: Practice): Promise<Line> => {
  const { emma, page, specialist, specialtyId } = practice
  const { db } = emma.deps
  const patient = await newPatient(practice, ['Tereza', 'Lobo'])
  const startsAt = nextMonday()
  const options = { specialist, customer: patient, specialtyId, startsAt, status: 'confirmed' }
  const id = await insertAppointment(emma, options)
  await payAppointment(emma, id, patient)
  await page.goto('/dashboard')
  const line = await measured(practice, { kind: 'moved', known: [patient.name] }, async (acts) => {
    await acts.click(page.getByRole('button', { name: `Mais ações de ${patient.name}` }))
    await acts.click(page.getByRole('menuitem', { name: 'Propor outro horário' }))
    const dialog = page.getByRole('dialog', { name: 'Propor outro horário' })
    await acts.click(dialog.locator('label').filter({ has: page.getByRole('radio', { name: /^14h/ }) }))
    await acts.click(dialog.getByRole('button', { name: /^Propor .*14h/ }))
    await dialog.waitFor({ state: 'hidden' })
  })
  const own = await emma.open({ viewport: phone })
  await comeIn(own, patient.email)
  await own.page.goto('/customer/agenda')
  await own.page.getByRole('button', { name: 'Aceitar novo horário' }).click()
  await own.page.getByRole('button', { name: 'Aceitar novo horário' }).waitFor({ state: 'hidden' })
  await own.context.close()
  const moved = await db
    .selectFrom('appointments')
    .select(['status', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(moved).toEqual({ status: 'confirmed', starts_at: new Date(startsAt.getTime() + 5 * 3_600_000) })
  return line
}
