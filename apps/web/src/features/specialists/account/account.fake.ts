import { type ErrorCode, errorStatus } from '@emma/contracts/kit'
import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { vi } from 'vitest'

export const specialistId = '018f0000-0000-7000-8000-0000000000aa'

export const profile: SpecialistProfile = {
  id: specialistId,
  uuid: specialistId,
  avatar: null,
  status: 0,
  missing: ['address', 'bankAccount'],
  obstacles: ['specialty', 'hours'],
  personalData: { fullName: 'Davi Teste', birthDate: '1980-02-03', cpf: '52998224725' },
  contactDetails: { email: 'davi@emma.test', cellphone: '11987654321', contactPreference: 'email' },
  pendingContact: {},
  emailConfirmed: false,
  settings: {
    stopwatch: true,
    summary: '',
    timezone: 'America/Sao_Paulo',
    chat_enabled: true,
    chat_hours: null,
    auto_reply: null,
    languages: ['pt'],
    attends_children: false,
  },
  several: { nickname: null, maritalStatus: null, gender: null },
  council: { type: 'CRP', uf: 'SP', number: '06/12345' },
  address: null,
  bankAccount: null,
  specialties: [],
  document: null,
  use_online: true,
  on_duty: false,
  created_at: '2026-11-01T12:00:00-03:00',
}

export const problem = (code: ErrorCode, errors: readonly { path: string; message: string }[] = []) =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Erro',
      status: errorStatus[code],
      code,
      detail: code,
      errors,
      traceId: '',
    },
    { status: errorStatus[code] },
  )

export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

const bodyOf = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart')
  if (isForm) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text ? JSON.parse(text) : {}
}

/** A server with this profile; it records its requests. */
export const accountServer = (
  kept: SpecialistProfile,
  answer: (sent: Sent) => Response = () => Response.json(kept),
): Sent[] => {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '')
    if (request.method !== 'GET') {
      const asked = { method: request.method, path, body: await bodyOf(request) }
      sent.push(asked)
      return answer(asked)
    }
    if (path.includes('getSpecialistsByUuid')) return Response.json(kept)
    const meta = { page: 1, pageSize: 10, total: 0 }
    return Response.json({ data: [], meta, unread: 0 })
  })
  return sent
}
