import { type LossyRelay, startLossyRelay } from '../../../apps/api/test/turn/lossy-relay.ts'
import { lying, type Person, phone } from '../../support/browser.ts'
import {
  behindFirewall,
  comeToTheRoom,
  enterTheRoom,
  finish,
  press,
  says,
  type Two,
  untilBothMove,
} from '../../support/call.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

let relay: LossyRelay
let two: Two

test.beforeAll(async () => {
  relay = await startLossyRelay()
})
const emma = freshEmma(() => relay.settings)
test.afterAll(() => relay.stop())
test.beforeAll(async () => {
  two = {
    patient: await behindFirewall(await emma.open({ viewport: phone })),
    specialist: await behindFirewall(await emma.open({ viewport: phone })),
  }
})

const both = () => [two.patient, two.specialist]
const bothSay = (words: string | RegExp) => Promise.all(both().map((person) => says(person, words)))

test('two phones meet where everything they say to each other goes through a relay', async () => {
  await comeToTheRoom(two)
  await enterTheRoom(two)
  await untilBothMove(two)
})

/** Layout of a call on a phone in any orientation. */
const wellLaidOut = { scrolls: false, fills: true, reached: true, apart: true }
const layoutOf = ({ page }: Person) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window
    const { scrollWidth, scrollHeight } = document.documentElement
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const other = box(document.querySelector('video[aria-label^="Vídeo de"]'))
    const own = box(document.querySelector('video[aria-label="Sua imagem"]'))
    // Phones show no screen sharing.
    const controls = [...document.querySelectorAll('[role=toolbar] button')].filter((each) =>
      each.checkVisibility(),
    )
    const isReached = (control: Element) => {
      const { left, top, width, height } = box(control)
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return width >= 44 && height >= 44 && control.contains(seen)
    }
    const isApart = (element: Element) => {
      const { left, right, top, bottom } = box(element)
      return left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top
    }
    return {
      scrolls: scrollWidth > width || scrollHeight > height,
      fills: other.width === width && other.height === height,
      reached: controls.length === 5 && controls.every(isReached),
      apart: own.height > 80 && [...controls, ...document.querySelectorAll('h1')].every(isApart),
    }
  })

test('turned on its side and back, the picture fills each phone and all controls are in reach', async () => {
  for (const person of both()) {
    for (const held of [lying, phone]) {
      await person.page.setViewportSize(held)
      await expect.poll(() => layoutOf(person)).toEqual(wellLaidOut)
    }
  }
  await untilBothMove(two)
})

test('a network that loses packets is called bad, and good again when it is', async () => {
  relay.lose(0.3)
  await bothSay('Conexão ruim')
  relay.lose(0)
  await bothSay('Conexão boa')
})

test('where nothing gets through both read so at once, and it comes back without a tap', async () => {
  relay.lose(1)
  await bothSay('A conexão caiu. Reconectando')
  relay.lose(0)
  await untilBothMove(two)
  for (const { page } of both()) expect(await page.getByText('A conexão caiu. Reconectando').count()).toBe(0)
})

test('a reload while nothing gets through brings both back too', async () => {
  relay.lose(1)
  await two.patient.page.reload()
  await says(two.patient, 'Conectando')
  relay.lose(0)
  await untilBothMove(two)
})

test('who hangs up leaves the other in the room, and finishing ends it on both phones', async () => {
  await press(two.patient, 'Sair da consulta')
  await says(two.specialist, / saiu às \d+h/)
  await press(two.specialist, 'Sair da consulta')
  await finish(two)
  for (const { page } of both()) expect(await page.locator('video').count()).toBe(0)
})
