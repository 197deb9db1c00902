/** Answers requested by the document before the app started, with the token used (`src/early/early.ts`). */
interface Early {
  readonly token: string
  /** By path and query. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    emmaEarly?: Early
  }
}

/** An unused answer older than this is dropped. */
const FRESH_MS = 20_000

/** The response of a call started early: for the first caller that makes the same request as the same user. */
export const takeEarly = (request: Request): Promise<Response> | undefined => {
  const { emmaEarly: early } = window
  if (!early || request.method !== 'GET' || performance.now() > FRESH_MS) return undefined
  const isOwn = request.headers.get('authorization') === `Bearer ${early.token}`
  if (!isOwn || request.headers.has('cache-control')) return undefined
  const { pathname, search } = new URL(request.url)
  const answer = early.answers.get(pathname + search)
  early.answers.delete(pathname + search)
  return answer
}
