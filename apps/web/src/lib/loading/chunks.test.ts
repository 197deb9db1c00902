import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '../storage-keys.ts'
import { holdWhile } from './busy.ts'
import { ChunkLoadError, loadChunk, reloadOnLostChunk } from './chunks.ts'

const reload = vi.fn()
let online = true

beforeEach(() => {
  online = true
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  reload.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const lost = (): boolean => {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
reloadOnLostChunk()

test('a lost chunk reloads the page once', () => {
  expect(lost()).toBe(true)
  expect(lost()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('never without a connection, in a call, or over what is being written', () => {
  online = false
  expect(lost()).toBe(false)
  online = true
  sessionStorage.setItem(storageKeys.runningCall, 'some call')
  expect(lost()).toBe(false)
  sessionStorage.removeItem(storageKeys.runningCall)
  const release = holdWhile(() => true)
  expect(lost()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  release()
  expect(lost()).toBe(true)
})

test('one that has not arrived after 120 seconds is an error, and reloads the page', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => {}))
  const refused = expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection it waits for one, and goes on by itself', async () => {
  online = false
  let tries = 0
  const loading = loadChunk(async () => {
    tries += 1
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the screen'
  })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(tries).toBe(1)
  online = true
  window.dispatchEvent(new Event('online'))
  expect(await loading).toBe('the screen')
  expect(reload).not.toHaveBeenCalled()
})
