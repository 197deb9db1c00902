import { notifications } from '@mantine/notifications'
import { vi } from 'vitest'

type Listening = Parameters<EventTarget['addEventListener']>

/** @returns removes every listener added to the page since */
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

/** @returns stops every timer started since, such as that of an unsent draft */
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
 * Records what a test file and the app leave on its worker's page.
 * @returns removes it, for the next file
 */
export const asNew = (): (() => Promise<void>) => {
  const takeListeners = noteListeners(window)
  const stopClocks = noteClocks()
  return async () => {
    // A screen whose code is still loading would appear on the next file's page.
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
