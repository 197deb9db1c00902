import { choose, type Person } from '../../support/browser.ts'
import { deep } from '../../support/depth.ts'
import { follow, press } from '../../support/page.ts'
import { type CheckA11y, goTo, visit } from '../check.ts'

/** A chosen time that is lost, before and at the payment: only the list of free times is changed. */
const journeyLostSlot = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, '/customer/specialists/todos')
  await follow(
    page,
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^[^,:]+$/ })
      .first(),
    /\/customer\/detail\//,
  )
  await goTo(page, page.url().replace('/detail/', '/horario/'))
  const times = page.getByRole('radiogroup', { name: /^Horários de/ }).getByRole('radio')
  await choose(times.first())
  await page.waitForURL(/slot=/)
  await page.route(/\/schedules\?/, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    return route.fulfill({ response: answer, json: { data: data.slice(1) } })
  })
  const alert = page.getByRole('alert').filter({ hasText: 'Este horário não está mais livre' })
  await page.reload()
  await alert.waitFor()
  await checkA11y('the chosen time is gone', page)
  if (deep) {
    await page.goto(`${page.url()}&step=pay`)
    await alert.waitFor()
    await checkA11y('the chosen time is gone, at the payment', page)
  }
  await page.unroute(/\/schedules\?/)
}

/** Screens of booking besides the common path: lost times, other calendars, states without appointments. */
export const journeyAsBooker = async (person: Person, checkA11y: CheckA11y): Promise<void> => {
  const { page } = person
  await journeyLostSlot(person, checkA11y)
  if (!deep) return
  await visit(page, '/customer/agenda?tab=past&status=no_show', checkA11y)
  await visit(page, '/customer/agenda?tab=past&status=canceled_by_specialist', checkA11y)
  await goTo(page, '/customer/agenda')
  await press(page, 'Sincronizar com meu calendário')
  await page.getByRole('dialog').waitFor()
  await checkA11y('no calendar address yet', page)
  await press(page, 'Criar endereço')
  await page.getByLabel('Endereço privado').waitFor()
  await checkA11y('a calendar address', page)
}

/** The specialist's table over a long period, and finishing an attendance. */
export const journeyAsAttending = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/specialist/consultas?from=2020-01-01&to=2030-12-31&page=2', checkA11y)
  await page.route(/\/schedules\/specialist\//, async (route) => {
    const answer = await route.fetch()
    const { data, meta } = await answer.json()
    const [first] = data
    const can = { ...first.can, finish: true }
    const running = { ...first, status: 'in_progress', in_person_advised: true, can }
    return route.fulfill({ response: answer, json: { data: [running], meta } })
  })
  await page.goto('/specialist/consultas?from=2020-01-01&to=2030-12-31')
  await press(page, /^Mais ações de/)
  await checkA11y('what else can be done with an appointment', page)
  await page.getByRole('menuitem', { name: 'Concluir' }).click()
  await page.getByRole('dialog').getByRole('checkbox').waitFor()
  await checkA11y('finish an attendance', page)
  await page.unroute(/\/schedules\/specialist\//)
}
