import { expect, type Locator } from '@playwright/test'

/** Why a thumb can't tap it on the current screen; empty if it can. */
const whyNot = (target: Element): string => {
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth) return `off the screen at ${y} px`
  const there = document.elementFromPoint(x, y)
  const hit = there !== null && (target.contains(there) || there.contains(target))
  return hit ? '' : `below ${there?.outerHTML.slice(0, 120)}`
}

/** A thumb on a phone: it does not scroll, and each of its taps is counted. */
export const thumbOn = () => {
  let taps = 0
  return {
    tap: async (target: Locator): Promise<void> => {
      const wanted = target.first()
      await wanted.waitFor()
      await expect.poll(() => wanted.evaluate(whyNot), `tap ${taps + 1} on ${target}`).toBe('')
      taps += 1
      await wanted.click()
    },
    taps: () => taps,
  }
}
