import type { Page } from '@playwright/test'

/**
 * Faults of reading order and Tab order against the visual order on a phone: a part above the previous one, skipped
 * heading levels, a tabindex. The text of a row may take two lines.
 */
export const orderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInFlow = (element: Element): boolean => {
      const { position, display, visibility } = getComputedStyle(element)
      const isWord = element.matches('span, strong, small, time, td')
      return !isWord && /static|relative/.test(position) && display !== 'contents' && visibility !== 'hidden'
    }
    const isSaid = (element: Element): boolean =>
      element.matches('a, button, input, select, textarea') || element.textContent?.trim() !== ''
    const inShort = (element: Element | undefined): string => element?.outerHTML.slice(0, 120) ?? ''

    const partsOf = (parent: Element) =>
      [...parent.children].flatMap((part) => {
        const box = part.getBoundingClientRect()
        return box.width > 1 && box.height > 1 && isInFlow(part) && isSaid(part) ? [{ part, box }] : []
      })
    const parents = [...document.querySelectorAll('main, main *:not(svg, svg *)')]
    const jumps = parents.flatMap((parent) =>
      partsOf(parent).flatMap(({ part, box }, nth, parts) => {
        const before = parts[nth - 1]
        const isAbove = before !== undefined && box.bottom <= before.box.top + 1
        return isAbove ? [`read after what stands below it: ${inShort(part)}`] : []
      }),
    )

    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter((heading) =>
      heading.checkVisibility(),
    )
    const leaps = headings.flatMap((heading, nth) =>
      Number(heading.tagName[1]) > Number(headings[nth - 1]?.tagName[1] ?? 0) + 1
        ? [`a heading without the one above it: ${inShort(heading)}`]
        : [],
    )
    const own = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
      ({ tabIndex }) => tabIndex > 0,
    )
    return [...jumps, ...leaps, ...own.map((each) => `an order of its own: ${inShort(each)}`)]
  })
