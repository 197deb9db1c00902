import { choose, type Person } from './browser.ts'
import { type Look, press, settled, visit } from './look.ts'

/** A chosen time that is gone, before and at the payment: what the list of free times says is all that is changed. */
const walkLostSlot = async ({ page }: Person, look: Look): Promise<void> => {
  await page.goto('/customer/specialists/todos')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^[^,:]+$/ })
    .first()
    .click()
  await page.waitForURL(/\/customer\/detail\//)
  await page.goto(page.url().replace('/detail/', '/horario/'))
  const times = page.getByRole('radiogroup', { name: /^Horários de/ }).getByRole('radio')
  await choose(times.first())
  await page.waitForURL(/slot=/)
  await page.route(/\/schedules\?/, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    return route.fulfill({ response: answer, json: { data: data.slice(1) } })
  })
  const alert = page.getByRole('alert').filter({ hasText: 'Este horário acabou de ser ocupado' })
  await page.reload()
  await alert.waitFor()
  await look('the chosen time is gone', page)
  await page.goto(`${page.url()}&step=pay`)
  await alert.waitFor()
  await settled(page)
  await look('the chosen time is gone, at the payment', page)
  await page.unroute(/\/schedules\?/)
}

/** What booking shows beside the way that everybody goes: lost times, other calendars, states without appointments. */
export const walkAsBooker = async (person: Person, look: Look): Promise<void> => {
  const { page } = person
  await walkLostSlot(person, look)
  await visit(page, '/customer/agenda?tab=past&status=no_show', look)
  await visit(page, '/customer/agenda?tab=past&status=canceled_by_specialist', look)
  await press(page, 'Assinar no calendário')
  await page.getByRole('dialog').waitFor()
  await settled(page)
  await look('no calendar address yet', page)
  await press(page, 'Criar endereço')
  await page.getByLabel('Endereço privado').waitFor()
  await look('a calendar address', page)
}

/** The specialist's table over a long period, and the way to close an attendance. */
export const walkAsAttending = async ({ page }: Person, look: Look): Promise<void> => {
  await visit(page, '/specialist/consultas?from=2020-01-01&to=2030-12-31&page=2', look)
  await page.route(/\/schedules\/specialist\//, async (route) => {
    const answer = await route.fetch()
    const { data, meta } = await answer.json()
    const [first] = data
    const can = { ...first.can, finish: true }
    const running = { ...first, status: 'in_progress', in_person_advised: true, can }
    return route.fulfill({ response: answer, json: { data: [running], meta } })
  })
  await page.goto('/specialist/consultas?from=2020-01-01&to=2030-12-31')
  await press(page, /^Concluir atendimento de/)
  await page.getByRole('dialog').getByRole('checkbox').waitFor()
  await look('finish an attendance', page)
  await page.unroute(/\/schedules\/specialist\//)
}
