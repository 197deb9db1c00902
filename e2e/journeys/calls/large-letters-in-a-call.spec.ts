import { largeLetters, lying, narrow, type Person, phone } from '../../support/browser.ts'
import { comeToTheRoom, enterTheRoom, untilBothMove } from '../../support/call.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.use({ launchOptions: largeLetters() })

const emma = freshEmma()

/** What is cut off, pushed out of the window or broken within a word. */
const unreadable = ({ page }: Person) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const controls = [...document.querySelectorAll('[role=toolbar] button')].filter((each) =>
      each.checkVisibility(),
    )
    const finish = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Finalizar consulta',
    )
    const outside = [...controls, ...finish].filter((each) => {
      const { left, right, top, bottom } = box(each)
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
    })
    const cut = controls.filter((each) => {
      const word = each.querySelector('span[aria-hidden]')
      return !word || box(word).width > box(each).width
    })
    const name = document.querySelector('h1')
    const text = name?.firstChild
    const broken = (text?.textContent ?? '').split(' ').filter((word) => {
      if (!text) return true
      const at = (text.textContent ?? '').indexOf(word)
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + word.length)
      return range.getClientRects().length > 1
    })
    return [...outside, ...cut].map(({ textContent }) => textContent).concat(broken)
  })

test('with letters of twice the size a call on a phone has its names, words and controls whole', async () => {
  const two = {
    patient: await emma.open({ viewport: phone }),
    specialist: await emma.open({ viewport: phone }),
  }
  await comeToTheRoom(two)
  await enterTheRoom(two)
  await untilBothMove(two)
  for (const person of [two.patient, two.specialist]) {
    for (const held of [phone, lying, narrow]) {
      await person.page.setViewportSize(held)
      await expect.poll(() => unreadable(person)).toEqual([])
    }
  }
})
