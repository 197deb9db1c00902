import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { startI18n } from '../lib/i18n/i18n.ts'

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
HTMLElement.prototype.hidePopover ??= () => undefined

startI18n()

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
