import { errorStatus } from '@emma/contracts/kit'
import { errorPhrases } from '@emma/phrases/errors'
import { vi } from 'vitest'

interface Seen {
  readonly call: string
  readonly body: unknown
}
type Answer = (body: unknown) => Response

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart')) return Object.fromEntries(await request.formData())
  return request.method === 'GET' ? undefined : request.json().catch(() => undefined)
}

/** The notification settings, which every profile has. */
const settings = { sound: true, quiet_hours: null, channel: 'sms', groups: [] }

/** A server that answers by `METHOD path`, records its requests, and knows nothing else. */
export const customerServer = (answers: Readonly<Record<string, Answer>>) => {
  const seen: Seen[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    const call = `${request.method} ${path}`
    const body = await bodyOf(request)
    seen.push({ call, body })
    // Not the session that the test opened: checking the session again gets no answer.
    if (call === 'GET authentication/authenticateToken') return new Response(null, { status: 503 })
    if (call === 'GET notifications/settings') return Response.json(settings)
    return answers[call]?.(body) ?? Response.json({ data: [], meta: { page: 1, pageSize: 10, total: 0 } })
  })
  return { sentTo: (call: string) => seen.filter((each) => each.call === call).map(({ body }) => body) }
}

type Code = 'validation_failed' | 'code_invalid' | 'code_expired' | 'too_many_requests'

/** A refusal in the server's format. */
export const refusal = (
  code: Code,
  errors?: readonly { readonly path: string; readonly message: string }[],
): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Atenção',
      status: errorStatus[code],
      code,
      detail: errorPhrases[code].detail,
      errors,
      traceId: '',
    },
    { status: errorStatus[code] },
  )
