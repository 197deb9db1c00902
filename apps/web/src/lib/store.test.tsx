import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createEmitter, createStore, useStore } from './store.ts'

test('a store calls its listeners after each change, until they unsubscribe', () => {
  const store = createStore(1)
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  stop()
  store.set(4)
  expect(seen).toEqual([2, 3])
  expect(store.get()).toBe(4)
})

test('an emitter passes its value to every listener', () => {
  const { emit, subscribe } = createEmitter<string>()
  const [first, second] = [vi.fn(), vi.fn()]
  subscribe(first)
  const stop = subscribe(second)
  emit('a')
  stop()
  emit('b')
  expect(first.mock.calls).toEqual([['a'], ['b']])
  expect(second.mock.calls).toEqual([['a']])
})

test('a component draws what the store has now', () => {
  const store = createStore('before')
  const { result } = renderHook(() => useStore(store))
  act(() => store.set('after'))
  expect(result.current).toBe('after')
})
