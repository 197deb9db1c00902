/*
 * Runs before the app has arrived, for who is logged in: asks for what the screen begins with while its code is still on
 * its way. It stands alone, a kilobyte: what it shared with the app would have to come first.
 */
import { earlyCalls } from './early-calls.ts'

/** Of a token; nothing where it is not one. */
const expiryOf = (token: string): number => {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
}

/**
 * The first date that is written opens the browser's tables of all languages, which keeps a slow phone for a fifth of a
 * second. They are opened once for all threads: so by another one, while this one waits for the network.
 */
const openDates = (): void => {
  const code = "new Intl.DateTimeFormat('pt-BR').format();close()"
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  new Worker(url)
  URL.revokeObjectURL(url)
}

const ask = (token: string): void => {
  const { role } = JSON.parse(localStorage.getItem('userData') ?? '{}')
  const path = location.search === '' ? location.pathname : ''
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const asked = earlyCalls(path, role).map((call) => {
    const url = `/api/v1/${call}`
    const answer = fetch(url, { headers })
    // The app asks again, and says what failed.
    answer.catch(() => undefined)
    return [url, answer] as const
  })
  window.emmaEarly = { token, answers: new Map(asked) }
}

try {
  const token = localStorage.getItem('accessToken')
  if (token) {
    if (expiryOf(token) > Date.now()) ask(token)
    openDates()
  }
} catch {
  // The app does all of it by itself.
}
