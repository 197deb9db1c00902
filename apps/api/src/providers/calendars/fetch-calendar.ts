import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { CalendarFailure } from '@emma/contracts/availability/external-calendars'
import type { Validators } from './port.ts'
import { NotPublicError } from './public-host.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2_000_000
const MOST_REDIRECTS = 3

export type Fetched =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'text'; readonly text: string; readonly validators: Validators }
  | { readonly kind: 'failed'; readonly failure: CalendarFailure }

interface Options {
  /** Looks up names, refusing hosts that are not public. */
  readonly lookup: LookupFunction
  /** Whether an address may be requested: the first one, and redirects. */
  readonly mayAsk: (url: URL) => boolean
}

const failed = (failure: CalendarFailure) => ({ kind: 'failed', failure }) as const

const ask = (url: URL, headers: Record<string, string>, lookup: LookupFunction, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // No agent: another calendar's connection is not reused.
    const options = { headers, lookup, signal, agent: false } as const
    const request =
      url.protocol === 'https:' ? https.get(url, options, resolve) : http.get(url, options, resolve)
    request.on('error', reject)
  })

/** The body, aborted once it is too large. */
const readText = async (answer: IncomingMessage): Promise<string | undefined> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const headersOf = (seen: Validators | undefined): Record<string, string> => ({
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': 'identity',
  'user-agent': 'Emma/1.0 (calendar reader)',
  ...(seen?.etag ? { 'if-none-match': seen.etag } : {}),
  ...(seen?.lastModified ? { 'if-modified-since': seen.lastModified } : {}),
})

const take = async (answer: IncomingMessage): Promise<Fetched> => {
  const { statusCode = 0, headers } = answer
  if (statusCode === 304) return { kind: 'unchanged' }
  if (statusCode === 429 || statusCode >= 500) return failed('unreachable')
  if (statusCode !== 200) return failed('refused')
  const text = await readText(answer)
  if (text === undefined) return failed('too_large')
  const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
  return { kind: 'text', text, validators }
}

/** Follows redirects only within the host: the person did not choose another one. */
const nextOf = (url: URL, { statusCode = 0, headers }: IncomingMessage): URL | null | undefined => {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  const next = URL.parse(headers.location ?? '', url.href)
  return next?.host === url.host && next.protocol === url.protocol ? next : null
}

/** A calendar's text, bounded in time, size and redirects. Returns failures instead of throwing. */
export const fetchCalendar = async (
  address: URL,
  seen: Validators | undefined,
  { lookup, mayAsk }: Options,
): Promise<Fetched> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = address
  try {
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      if (!mayAsk(url)) return failed('not_public')
      const answer = await ask(url, headersOf(seen), lookup, signal)
      try {
        const next = nextOf(url, answer)
        if (next === null) return failed('refused')
        if (next === undefined) return await take(answer)
        url = next
      } finally {
        answer.destroy()
      }
    }
    return failed('refused')
  } catch (error) {
    return failed(error instanceof NotPublicError ? 'not_public' : 'unreachable')
  }
}
