/** An error in this browser, as it was thrown. */
export interface Broken {
  readonly error: unknown
  /** The address of the page. */
  readonly url: string
}

/** The most errors that wait for the sender, which loads after the first screen. */
const MAX_WAITING = 20

let waiting: Broken[] = []
let send = (broken: Broken): void => {
  if (waiting.length < MAX_WAITING) waiting.push(broken)
}

/** Reports an error: automatically if uncaught, else by the part that shows the failure. */
export const reportError = (error: unknown): void => send({ error, url: window.location.href })

/** Registers the sender: it first gets the waiting errors, then each new one. */
export const sendErrorsBy = (sender: (broken: Broken) => void): void => {
  send = sender
  for (const broken of waiting) sender(broken)
  waiting = []
}

/** Reports uncaught errors, from the first line of the app on. */
export const watchErrors = (): void => {
  window.addEventListener('error', (event) => reportError(event.error ?? event.message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
