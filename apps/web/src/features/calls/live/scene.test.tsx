import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Scene } from './scene.tsx'
import { useCorner } from './use-corner.ts'

const IDLE = 5000
let matching: readonly string[]

beforeEach(() => {
  matching = ['(hover: none)']
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (calm = true) =>
  render(
    <MantineProvider>
      <Scene picture="image" head="head" bar={<button type="button">Sair</button>} calm={calm}>
        <p>own image</p>
      </Scene>
    </MantineProvider>,
  )
const rest = () => act(() => vi.advanceTimersByTime(IDLE))
const isFaded = () => screen.getByText('own image').closest('[data-faded]') !== null

test('controls give way to the image, and a touch brings them back', () => {
  show()
  expect(isFaded()).toBe(false)
  rest()
  expect(isFaded()).toBe(true)
  fireEvent.pointerDown(screen.getByText('own image'))
  expect(isFaded()).toBe(false)
})

test('controls stay while one of them has the focus of a keyboard or a screen reader', () => {
  show()
  act(() => screen.getByRole('button').focus())
  rest()
  expect(isFaded()).toBe(false)
  act(() => screen.getByRole('button').blur())
  rest()
  expect(isFaded()).toBe(true)
})

test.each([
  ['with a mouse', [], true],
  ['for who wants less movement', ['(hover: none)', '(prefers-reduced-motion: reduce)'], true],
  ['while something needs a look', ['(hover: none)'], false],
] as const)('controls never fade %s', (_when, media, calm) => {
  matching = media
  show(calm)
  rest()
  expect(isFaded()).toBe(false)
})

const Own = () => {
  const { corner, handle } = useCorner({ x: 'right', y: 'top' })
  return (
    <button type="button" {...handle}>
      {`${corner.y} ${corner.x}`}
    </button>
  )
}

test('the own image goes to another corner by the arrow keys, and by a press for who can’t drag', () => {
  render(<Own />)
  const own = screen.getByRole('button')
  const at = () => own.textContent
  fireEvent.keyDown(own, { key: 'ArrowLeft' })
  expect(at()).toBe('top left')
  fireEvent.keyDown(own, { key: 'ArrowDown' })
  expect(at()).toBe('bottom left')
  fireEvent.click(own)
  expect(at()).toBe('top left')
  fireEvent.click(own)
  expect(at()).toBe('top right')
})

test('the own image stays in the corner that it is dropped near, and the drop is no press', () => {
  render(
    <div>
      <div>
        <Own />
      </div>
    </div>,
  )
  const own = screen.getByRole('button')
  const area = own.parentElement?.parentElement
  if (!area) throw new Error('Nothing to be dropped on')
  area.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800)
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 })
  fireEvent.pointerDown(own, at(350, 50))
  fireEvent.pointerMove(own, at(60, 700))
  fireEvent.pointerUp(own, at(60, 700))
  fireEvent.click(own)
  expect(own.textContent).toBe('bottom left')
})
