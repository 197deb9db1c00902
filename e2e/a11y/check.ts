import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { comeIn, desktop, type Person, phone } from '../support/browser.ts'
import { deep } from '../support/depth.ts'
import { type Emma, freshEmma, test } from '../support/fixtures.ts'
import { settled } from '../support/page.ts'
import { orderFaults } from './reading-order.ts'

declare global {
  interface Window {
    /** Injected into the page by the check. */
    readonly axe: { run(context: Document | NodeListOf<Element>, options: RunOptions): Promise<AxeResults> }
  }
}

/** Call it on every screen of a journey, and in every state. */
export type CheckA11y = (name: string, page: Page) => Promise<void>

/** First path parts of the app's screens; other pages are drawn by the server. */
const ofTheApp = /^\/(login|customer|specialist|admin|authentication|dashboard|calls|chat|finance)\b/

/** Whether the app's router leads to another screen from here. An open question or menu would stay open over it. */
const leadsTo = async (page: Page, path: string): Promise<boolean> => {
  const [from, to] = [page.url(), path].map((address) => new URL(address, 'http://localhost').pathname)
  if (from === to || ![from, to].every((part) => ofTheApp.test(String(part)))) return false
  return page.evaluate(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[role=dialog], :popover-open, [aria-expanded=true]') === null,
  )
}

/** Goes to a screen, without reloading the app if it is loaded. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  if (!(await leadsTo(page, path))) {
    await page.goto(path)
    return
  }
  const before = await page.locator('h1').first().elementHandle()
  await page.evaluate((address) => window.history.pushState(null, '', address), path)
  // The address changes before the screen.
  await page.waitForFunction((heading) => !heading?.isConnected, before)
  await page.evaluate(() => window.scrollTo(0, 0))
}

export const visit = async (page: Page, path: string, checkA11y: CheckA11y): Promise<void> => {
  await goTo(page, path)
  await checkA11y(path, page)
}

/** An Emma for the tests of one file; all people leave when a test ends: an open screen costs time even if idle. */
export const emmaForScreens = (): Emma => {
  const emma = freshEmma()
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close()
  })
  return emma
}

/** A user with reduced motion: a colour in transition would be wrong. */
export const someone = async (emma: Emma, email?: string): Promise<Person> => {
  const person = await emma.open()
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  if (email !== undefined) await comeIn(person, email)
  return person
}

/** Changes the skin as another tab would; public pages follow the system. */
const wear = async (page: Page, skin: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: skin })
  const isScreen = await page.evaluate((chosen) => {
    localStorage.setItem('skin', chosen)
    window.dispatchEvent(new Event('storage'))
    return document.documentElement.hasAttribute('data-mantine-color-scheme')
  }, skin)
  if (isScreen) await page.locator(`html[data-mantine-color-scheme=${skin}]`).waitFor()
}

/** The narrowest supported screen. */
const narrowest = { width: 320, height: 700 }

/** The innermost elements that make the page wider than the screen; undefined if it fits. */
const tooWide = async (page: Page): Promise<string | undefined> => {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  // Parts that follow the screen's width, such as charts, are drawn again.
  if (await page.waitForFunction(fits).catch(() => undefined)) return undefined
  return page.evaluate(() => {
    const standOut = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
    )
    const innermost = standOut.filter((element) => !standOut.some((other) => other.parentElement === element))
    return innermost.map(({ outerHTML }) => outerHTML.slice(0, 160)).join(' ')
  })
}

/** A name in less room is read in pieces. */
const LEAST_NAME = 120

/** Names of a list's two-line rows that are cut off or squeezed between what stands beside them. */
const squeezedNames = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const shown = [...document.querySelectorAll<HTMLElement>('td[data-phone="start"]')].filter(
      (cell) => cell.offsetWidth > 0 && getComputedStyle(cell.closest('table') ?? cell).display === 'block',
    )
    const isCut = (cell: HTMLElement) =>
      [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
      )
    return shown
      .filter((cell) => cell.offsetWidth < least || isCut(cell))
      .map((cell) => `${cell.offsetWidth} px: ${cell.textContent.slice(0, 60)}`)
  }, LEAST_NAME)

interface View {
  readonly viewport: typeof phone
  readonly skin: 'light' | 'dark'
  /** Undefined: every rule. */
  readonly rules?: readonly string[]
  /** In one state per screen, rather than in each. */
  readonly once?: boolean
}

/** Rules whose result depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block']
const everyView: readonly View[] = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((skin) => ({ viewport, skin })),
)
/**
 * Every rule on each screen; in its other states on the changed parts, and contrast in the other skin; before a release
 * every rule on everything in all four.
 */
const views: readonly View[] = deep
  ? everyView
  : [
      { viewport: phone, skin: 'light' },
      { viewport: desktop, skin: 'dark', rules: colourRules, once: true },
    ]

interface Look {
  readonly rules: readonly string[] | undefined
  /** The whole page; else what lies over it, and if that is no question, what is within its frame. */
  readonly whole: boolean
}

/** Axe's violations on the current page; axe is loaded once per document, and only violations are described. */
const violationsOf = async (page: Page, { rules, whole }: Look): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Otherwise it reads every stylesheet again, for a rule that is off.
    preload: false,
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  }
  return page.evaluate(
    async ({ chosen, all }) => {
      const isAsked = document.querySelector('[role=dialog]') !== null
      const changed = document.querySelectorAll(isAsked ? '[data-portal]' : 'main, [data-portal]')
      const { violations } = await window.axe.run(all || changed.length === 0 ? document : changed, chosen)
      return violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
      )
    },
    { chosen: options, all: whole },
  )
}

/** Checks each screen as phone and desktop, light and dark, its reading order, and the names of its lists; collects the faults. */
export const checkInto = (faults: string[]): CheckA11y => {
  const seen = new Set<string>()
  return async (name, page) => {
    const checkWidth = async (viewport: typeof phone): Promise<void> => {
      await page.setViewportSize(viewport)
      const what = await tooWide(page)
      if (what !== undefined) faults.push(`${name}, ${viewport.width} px, wider than the screen: ${what}`)
      for (const squeezed of await squeezedNames(page)) {
        faults.push(`${name}, ${viewport.width} px, a name has too little room: ${squeezed}`)
      }
    }
    await settled(page)
    await checkWidth(narrowest)
    const { pathname } = new URL(page.url())
    const isNew = !seen.has(pathname)
    seen.add(pathname)
    for (const { viewport, skin, rules, once } of views) {
      await checkWidth(viewport)
      if (once && !isNew) continue
      if (viewport === phone && isNew) {
        for (const fault of await orderFaults(page)) faults.push(`${name}, ${fault}`)
      }
      await wear(page, skin)
      for (const violation of await violationsOf(page, { rules, whole: isNew || deep })) {
        faults.push(`${name}, ${viewport.width} px, ${skin}: ${violation}`)
      }
    }
  }
}
