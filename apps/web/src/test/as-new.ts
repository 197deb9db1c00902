import { notifications } from '@mantine/notifications'
import { vi } from 'vitest'

type Listening = Parameters<EventTarget['addEventListener']>

/** @returns what takes every listener away that the page has got since */
const noteListeners = (page: EventTarget): (() => void) => {
  const listen = page.addEventListener
  const listening: Listening[] = []
  page.addEventListener = (...listener) => {
    listening.push(listener)
    Reflect.apply(listen, page, listener)
  }
  return () => {
    for (const listener of listening) page.removeEventListener(...listener)
    page.addEventListener = listen
  }
}

/** @returns what stops every clock that was started since: of a draft that is about to be sent, for one */
const noteClocks = (): (() => void) => {
  const start = setTimeout
  const started: ReturnType<typeof setTimeout>[] = []
  const noted = (...given: unknown[]) => {
    const clock = Reflect.apply(start, globalThis, given)
    started.push(clock)
    return clock
  }
  Object.assign(globalThis, { setTimeout: noted })
  return () => {
    for (const clock of started) clearTimeout(clock)
    Object.assign(globalThis, { setTimeout: start })
  }
}

/**
 * From now on notes what a test file and the app leave on the page of its worker.
 * @returns what takes it away again, for the file after this one
 */
export const asNew = (): (() => Promise<void>) => {
  const takeListeners = noteListeners(window)
  const stopClocks = noteClocks()
  return async () => {
    // A screen whose code is still on its way would arrive on the next file's page.
    await vi.dynamicImportSettled()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    stopClocks()
    takeListeners()
    notifications.clean()
    notifications.cleanQueue()
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name)
    window.history.replaceState(null, '', '/')
  }
}
