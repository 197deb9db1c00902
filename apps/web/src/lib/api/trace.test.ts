import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { traceparent, watchActions } from './trace.ts'

watchActions()
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const ids = () => /^00-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-01$/.exec(traceparent())?.groups
const press = (name = 'click') => document.body.dispatchEvent(new Event(name, { bubbles: true }))

test('calls that follow from one press are one trace, and the next press begins another', () => {
  press()
  const first = ids()
  expect(first?.trace).toBeDefined()
  vi.advanceTimersByTime(3000)
  expect(ids()).toEqual(first)
  press('submit')
  expect(ids()?.trace).not.toBe(first?.trace)
})

test('a press that stops others from hearing it counts too', () => {
  const before = ids()
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('click', (event) => event.stopPropagation())
  button.click()
  expect(ids()?.trace).not.toBe(before?.trace)
})

test('what a screen asks for by itself belongs to no press', () => {
  press()
  const pressed = ids()
  vi.advanceTimersByTime(10_000)
  const alone = [ids()?.trace, ids()?.trace]
  expect(new Set([pressed?.trace, ...alone]).size).toBe(3)
})
