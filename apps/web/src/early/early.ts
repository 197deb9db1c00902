/*
 * Runs before the app has loaded: gives the system's bar the colour of the skin from then on, and makes the first calls of
 * a logged-in person's screen while its code is still loading. It is one kilobyte without imports: shared code would have
 * to load first.
 */
import { earlyCalls } from './early-calls.ts'
import FirstFormats from './first-formats.ts?worker&inline'

/** When a token expires, in epoch milliseconds. @throws if it is no token */
const expiryOf = (token: string): number => {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
}

/** Reads an answer to its end: an unread one would block its connection. */
const whole = async (answer: Response): Promise<Response> => new Response(await answer.arrayBuffer(), answer)

const ask = (token: string): void => {
  const { role } = JSON.parse(localStorage.getItem('userData') ?? '{}')
  const path = location.search === '' ? location.pathname : ''
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const asked = earlyCalls(path, role).map((call) => {
    const url = `/api/v1/${call}`
    const answer = fetch(url, { headers }).then(whole)
    // The app asks again, and shows the failure.
    answer.catch(() => undefined)
    return [url, answer] as const
  })
  window.emmaEarly = { token, answers: new Map(asked) }
}

const html = document.documentElement
const colourBar = (): void => {
  const colour = html.dataset.mantineColorScheme === 'dark' ? '#101a19' : '#0b6e69'
  document.querySelector('[name=theme-color]')?.setAttribute('content', colour)
}

try {
  new MutationObserver(colourBar).observe(html, { attributeFilter: ['data-mantine-color-scheme'] })
  colourBar()
  const token = localStorage.getItem('accessToken')
  if (token && expiryOf(token) > Date.now()) ask(token)
  // The worker answers nothing; without it the first format is only slower. Its start takes a task of its own.
  if (token) setTimeout(() => new FirstFormats())
} catch {
  // Without storage the app does all of it by itself.
}
