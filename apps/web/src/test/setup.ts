import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { asNew } from './as-new.ts'

// Files of one worker share its page and the packages that they load, and nothing else: each reads the app's own
// modules anew, with what it puts in their place.
vi.resetModules()
const { startI18n } = await import('../lib/i18n/i18n.ts')
afterAll(asNew())

/** Shows the document when it is read: while a test waits, every try makes an error that nobody reads. */
const getElementError = (message: string | null, container: Element): Error => {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  return Object.defineProperty(error, 'message', {
    get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
    configurable: true,
  })
}

// Screens load lazily, and a busy machine takes its time over it.
configure({ asyncUtilTimeout: 60_000, getElementError })

// What jsdom does not have and Mantine asks for.
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
// An autosizing field measures itself again when fonts arrive.
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
