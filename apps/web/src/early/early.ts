/*
 * Runs before the app has arrived, for who is logged in: asks for what the screen begins with while its code is still on
 * its way. It stands alone, a kilobyte: what it shared with the app would have to come first.
 */
import { earlyCalls } from './early-calls.ts'
import FirstFormats from './first-formats.ts?worker&inline'

/** Of a token; nothing where it is not one. */
const expiryOf = (token: string): number => {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
}

/** Read to its end: one that nobody takes would keep its connection from others. */
const whole = async (answer: Response): Promise<Response> => new Response(await answer.arrayBuffer(), answer)

const ask = (token: string): void => {
  const { role } = JSON.parse(localStorage.getItem('userData') ?? '{}')
  const path = location.search === '' ? location.pathname : ''
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const asked = earlyCalls(path, role).map((call) => {
    const url = `/api/v1/${call}`
    const answer = fetch(url, { headers }).then(whole)
    // The app asks again, and says what failed.
    answer.catch(() => undefined)
    return [url, answer] as const
  })
  window.emmaEarly = { token, answers: new Map(asked) }
}

try {
  const token = localStorage.getItem('accessToken')
  if (token && expiryOf(token) > Date.now()) ask(token)
  // Says nothing back, and where it can't be had nothing is lost but time; a task of its own, as it takes one to start.
  if (token) setTimeout(() => new FirstFormats())
} catch {
  // The app does all of it by itself.
}
