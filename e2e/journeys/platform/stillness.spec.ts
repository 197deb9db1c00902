import type { Page } from '@playwright/test'
import { comeIn, phone } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { settled } from '../../support/page.ts'

const emma = freshEmma()

/** A shift is the part of the screen that jumps; above this, readers lose their line (Core Web Vitals). */
const MOST = 0.05

const ofPatients = [
  '/customer',
  '/customer/specialists/todos',
  '/customer/agenda',
  '/customer/area-paciente',
  '/customer/chat-customer',
  '/customer/pronto-atendimento',
  '/customer/perfil/notificacoes',
  '/customer/perfil/pagamentos',
]

const ofSpecialists = [
  '/dashboard',
  '/specialist/calendar',
  '/specialist/horarios',
  '/specialist/pacientes',
  '/specialist/novo-agendamento',
  '/specialist/records/list',
  '/specialist/companies',
  '/specialist/payments-transfers',
  '/specialist/balances',
  '/finance/withdraw',
  '/specialist/plantao',
  '/specialist/perfil',
]

/** The record of the next visit, from its line in Consultas. */
const recordOf = async (page: Page): Promise<string> => {
  await page.goto('/specialist/consultas')
  const link = page.getByRole('link', { name: /Abrir prontuário de/ }).last()
  return String(await link.getAttribute('href'))
}

/** Sums the shifts, from a page's first frame, and notes what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    // The browser's own measure, which TypeScript's library lacks.
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry
    let moved = 0
    const what: string[] = []
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const { value, hadRecentInput, sources } of entries.filter(isShift)) {
        if (hadRecentInput) continue
        moved += value
        for (const { node } of sources) what.push(`${value.toFixed(3)} ${node?.textContent?.slice(0, 80)}`)
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      movedSoFar: () => {
        add(observer.takeRecords())
        return { moved, what }
      },
    })
  })

/** The screens that shift, each with its sum and what moved. */
const jumping = async (
  page: Page,
  screens: readonly string[],
  each: () => Promise<unknown> = async () => undefined,
): Promise<readonly unknown[]> => {
  const all: { path: string; moved: number; what: readonly string[] }[] = []
  for (const path of screens) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await settled(page)
    await each()
    all.push({ path, ...(await page.evaluate<{ moved: number; what: string[] }>('window.movedSoFar()')) })
  }
  return all.filter(({ moved }) => moved > MOST)
}

test('nothing on a patient’s main screens jumps while it loads on a phone', async () => {
  const { page, context } = await emma.open({ viewport: phone })
  await comeIn({ page, context }, 'paciente@emma.test')
  // What became due since the demo was made happens as its server starts, and changes what is looked at then.
  await page.goto('/customer/agenda')
  await settled(page)
  await watchShifts(page)
  expect(await jumping(page, ofPatients)).toEqual([])
})

test('nothing on a specialist’s screens jumps while it loads on a phone', async () => {
  const { page, context } = await emma.open({ viewport: phone })
  await watchShifts(page)
  await comeIn({ page, context }, 'especialista@emma.test')
  expect(await jumping(page, [...ofSpecialists, await recordOf(page)])).toEqual([])
})

test('nothing jumps when the fonts arrive after all else', async () => {
  const { page, context } = await emma.open({ viewport: phone })
  await watchShifts(page)
  await comeIn({ page, context }, 'paciente@emma.test')
  let release = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await release.promise
    await route.continue()
  })
  const letFontsCome = async () => {
    release.resolve()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true)
    release = Promise.withResolvers<void>()
  }
  expect(await jumping(page, ofPatients, letFontsCome)).toEqual([])
})

/** The ground of a screen whose files never come: only what its document says by itself is drawn. */
const firstGround = async (skin: string, colorScheme: 'light' | 'dark'): Promise<string> => {
  const { context, page } = await emma.open({ viewport: phone, colorScheme })
  await page.addInitScript((chosen) => localStorage.setItem('skin', chosen), skin)
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/login')
  const ground = await page.locator('.start').evaluate((start) => getComputedStyle(start).backgroundColor)
  await context.close()
  return ground
}

test('the first that is drawn of the app is as dark as its reader chose', async () => {
  const [light, dark] = ['rgb(250, 246, 239)', 'rgb(16, 26, 25)']
  expect(await firstGround('dark', 'light')).toBe(dark)
  expect(await firstGround('auto', 'dark')).toBe(dark)
  expect(await firstGround('auto', 'light')).toBe(light)
  expect(await firstGround('light', 'dark')).toBe(light)
})
