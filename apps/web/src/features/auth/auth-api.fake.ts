import { type ErrorCode, errorStatus } from '@emma/contracts/kit'
import { vi } from 'vitest'

type Answer = (request: Request) => Response | Promise<Response>

/** An error as the server words it. */
export const refuse = (code: ErrorCode, errors?: readonly { path: string; message: string }[]): Response =>
  Response.json(
    {
      type: `urn:emma:${code}`,
      title: 'Atenção',
      status: errorStatus[code],
      code,
      detail: `sentence of ${code}`,
      traceId: 't',
      ...(errors ? { errors } : {}),
    },
    { status: errorStatus[code] },
  )
export const done = (): Response => new Response(null, { status: 204 })

/** A server that answers these calls, named `POST jwt/login`; `asked` lists the received ones in order. */
export const authServer = (answers: Readonly<Record<string, Answer>>) => {
  const asked: { readonly call: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    const call = `${request.method} ${path}`
    const answer = answers[call] ?? answers[call.replace(/[\da-f-]{36}$/, ':id')]
    const text = await request.clone().text()
    asked.push({ call, body: text === '' ? undefined : JSON.parse(text) })
    return answer ? answer(request) : refuse('not_found')
  })
  return { asked, of: (call: string) => asked.filter((one) => one.call === call) }
}
