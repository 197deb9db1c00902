import type { Page } from '@playwright/test'

/** Computed styles that the theme decides. */
const painted = [
  'color',
  'background-color',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'outline-width',
  'opacity',
  'font-size',
  'font-weight',
  'line-height',
] as const

/** Runs in the page: each visible element of a part, with its position in the part, in whole pixels. */
const readBoxes = (root: Element): string[] => {
  const own = (element: Element): string =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .slice(0, 24)
      .trim()
  const from = root.getBoundingClientRect()
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const isShape = element.parentElement?.closest('svg') !== null && element.parentElement !== null
    if (isShape && element.tagName !== 'svg') return []
    const isShown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1
    const said = own(element)
    const isControl = /^(button|input|textarea|select|img|svg|iframe|a)$/i.test(element.tagName)
    if (!isShown || !(said || isControl)) return []
    const at = [box.x - from.x, box.y - from.y, box.width, box.height].map(Math.round).join(' ')
    return [`${element.tagName.toLowerCase()} ${at}${said && ` ${said}`}`]
  })
}

/** Runs in the page: the different ways in which elements of a part are painted, with their counts. */
const readPaints = (root: Element, properties: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    const paint = properties.map((name) => style.getPropertyValue(name).replaceAll(', ', ',')).join(' | ')
    counts.set(paint, (counts.get(paint) ?? 0) + 1)
  }
  return [...counts].map(([paint, count]) => `${count} × ${paint}`).sort()
}

/** Positions of all elements, part by part. */
export const boxesOf = async (page: Page, parts: string): Promise<string> => {
  const texts: string[] = []
  for (const part of await page.locator(parts).all()) {
    texts.push(`# ${await part.getAttribute('data-part')}`, ...(await part.evaluate(readBoxes)), '')
  }
  return texts.join('\n')
}

/** Colours, borders and fonts, part by part. */
export const paintsOf = async (page: Page, parts: string): Promise<string> => {
  const texts: string[] = [painted.join(' | '), '']
  for (const part of await page.locator(parts).all()) {
    texts.push(`# ${await part.getAttribute('data-part')}`, ...(await part.evaluate(readPaints, painted)), '')
  }
  return texts.join('\n')
}
