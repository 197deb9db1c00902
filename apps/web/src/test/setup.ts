import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { asNew } from './as-new.ts'

// Test files of one worker share its page and packages, but nothing else: each loads the app's modules again, with its
// mocks.
vi.resetModules()
const { startI18n } = await import('../lib/i18n/i18n.ts')
afterAll(asNew())

/**
 * Prints the document only when the message is read: while a test waits, every try creates an error that nobody reads.
 */
const getElementError = (message: string | null, container: Element): Error => {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  return Object.defineProperty(error, 'message', {
    get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
    configurable: true,
  })
}

// Screens load lazily, which takes long on a busy machine.
configure({ asyncUtilTimeout: 60_000, getElementError })

// APIs that jsdom lacks and Mantine needs.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
window.scrollTo = () => undefined
window.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
// An autosizing field measures itself again when fonts load.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  this.style.display = 'block'
}
HTMLElement.prototype.hidePopover ??= () => undefined

startI18n()

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
