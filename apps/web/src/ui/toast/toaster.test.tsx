import { MantineProvider } from '@mantine/core'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import Toaster from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <Toaster />
    </MantineProvider>,
  )
})
afterEach(() => vi.useRealTimers())

const say = (text: string) => {
  act(() => toast.success(text))
  return screen.getByText(text).closest('[role="status"]') ?? document.body
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** jsdom's pointer never moves. */
const move = (over: Element, movementX: number) =>
  fireEvent(over, Object.defineProperty(createEvent.mouseMove(over), 'movementX', { value: movementX }))
const isShown = (text: string) => screen.queryByText(text) !== null

test('a notice goes after three seconds, also from under a pointer that lay there before', async () => {
  const notice = say('Salvo.')
  fireEvent.mouseEnter(notice)
  move(notice, 0)
  await after(2900)
  expect(isShown('Salvo.')).toBe(true)
  await after(500)
  expect(isShown('Salvo.')).toBe(false)
})

test('while somebody moves over one, all stay; then their time begins anew', async () => {
  say('Um.')
  const two = say('Dois.')
  await after(2000)
  move(two, 3)
  await after(10_000)
  expect([isShown('Um.'), isShown('Dois.')]).toEqual([true, true])
  fireEvent.mouseLeave(two)
  await after(2900)
  expect([isShown('Um.'), isShown('Dois.')]).toEqual([true, true])
  await after(500)
  expect([isShown('Um.'), isShown('Dois.')]).toEqual([false, false])
})

test('one with the focus stays, and what it held goes on when it is closed', async () => {
  const one = say('Um.')
  say('Dois.')
  act(() => one.querySelector('button')?.focus())
  await after(10_000)
  expect([isShown('Um.'), isShown('Dois.')]).toEqual([true, true])
  act(() => one.querySelector('button')?.click())
  await after(3500)
  expect([isShown('Um.'), isShown('Dois.')]).toEqual([false, false])
})

test('one that offers to undo waits for the answer, and goes with it', async () => {
  const undo = vi.fn()
  act(() => toast.undoable('Excluído.', 'Desfazer', undo))
  await after(10_000)
  act(() => screen.getByRole('button', { name: 'Desfazer' }).click())
  await after(500)
  expect(undo).toHaveBeenCalledOnce()
  expect(isShown('Excluído.')).toBe(false)
})
