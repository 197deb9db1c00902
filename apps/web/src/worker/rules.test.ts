import * as auth from '@emma/contracts/auth'
import * as booking from '@emma/contracts/booking'
import * as customers from '@emma/contracts/customers'
import * as registration from '@emma/contracts/customers/registration'
import * as prescriptions from '@emma/contracts/prescriptions'
import * as documents from '@emma/contracts/prescriptions/documents'
import * as writing from '@emma/contracts/prescriptions/writing'
import * as records from '@emma/contracts/records'
import * as accessLog from '@emma/contracts/records/access-log'
import { describe, expect, test, vi } from 'vitest'
import { answerAsset, answerScreen, answerShare, isShare, partOf, readNotice } from './rules.ts'

const origin = 'https://emma.test'
const asked = (path: string, { method = 'GET', mode = 'cors' as RequestMode } = {}) => ({
  url: new URL(path, origin).href,
  method,
  mode,
})

const features = [
  auth,
  booking,
  customers,
  registration,
  prescriptions,
  documents,
  writing,
  records,
  accessLog,
].flatMap((feature) => Object.values<unknown>(feature))
const paths = features.flatMap((one) =>
  typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string' ? [one.path] : [],
)

describe('what the worker answers', () => {
  test('no public page but the first, which opens the installed app', () => {
    const navigated = (path: string) => partOf(asked(path, { mode: 'navigate' }), origin)
    for (const path of ['/especialista/ana-lima', '/buscar?q=dor', '/especialidades', '/verificar'])
      expect(navigated(path), path).toBeUndefined()
    for (const path of ['/', '/customer', '/verificar/AAAA-BBBB-CCCC'])
      expect(navigated(path), path).toBe('screen')
  })

  test('no call, however it is made, so that no answer of one can be in a cache', () => {
    expect(paths.length).toBeGreaterThan(40)
    const modes = ['cors', 'navigate', 'same-origin', 'no-cors'] as const
    for (const path of [
      ...paths,
      'files/avatars/abc.webp',
      'prescriptions/document/1.pdf',
      'x/assets/a.js',
    ]) {
      for (const mode of modes) {
        expect(partOf(asked(`/api/v1/${path}`, { mode }), origin), path).toBeUndefined()
      }
    }
    for (const path of ['/api', '/api/', '/socket.io/?EIO=4', '/assets/../api/v1/records/all'])
      expect(partOf(asked(path, { mode: 'navigate' }), origin), path).toBeUndefined()
  })

  test.each([
    ['a screen', asked('/customer/agenda?page=2', { mode: 'navigate' }), 'screen'],
    ['the odd screen', asked('/specialist/agora.io', { mode: 'navigate' }), 'screen'],
    ['a file of the build', asked('/assets/index-abc.js'), 'asset'],
    ['a screen that a script asks for', asked('/customer/agenda'), undefined],
    ['something sent', asked('/assets/x.js', { method: 'POST' }), undefined],
    ['the manifest', asked('/manifest.json'), undefined],
    ['a file opened by itself', asked('/icons/192.png', { mode: 'navigate' }), undefined],
    ['another site', asked('https://tiles.test/assets/1.png'), undefined],
  ])('%s', (_name, request, part) => {
    expect(partOf(request, origin)).toBe(part)
  })
})

const shellWith = (answer: () => Promise<Response>) => ({
  fetch: vi.fn(answer),
  keptPage: vi.fn(async () => new Response('kept')),
  kept: vi.fn(async (): Promise<Response | undefined> => undefined),
  keep: vi.fn(async () => undefined),
})
const request = new Request(`${origin}/customer/agenda`)

describe('a screen', () => {
  test('is the newest while the server answers, and never kept', async () => {
    const shell = shellWith(async () => new Response('fresh'))
    expect(await (await answerScreen(shell, request)).text()).toBe('fresh')
    expect(shell.keep).not.toHaveBeenCalled()
  })

  test.each([
    ['without a connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server is down', async () => new Response('', { status: 503 })],
  ])('%s is the one that was kept', async (_name, answer) => {
    expect(await (await answerScreen(shellWith(answer), request)).text()).toBe('kept')
  })

  test('does not wait for a network that hardly moves', async () => {
    vi.useFakeTimers()
    const answer = answerScreen(
      shellWith(() => new Promise(() => {})),
      request,
    )
    await vi.advanceTimersByTimeAsync(4000)
    expect(await (await answer).text()).toBe('kept')
    vi.useRealTimers()
  })

  test('fails as the network does where nothing was kept', async () => {
    const shell = shellWith(async () => Promise.reject(new TypeError('Failed to fetch')))
    const bare = { ...shell, keptPage: async () => undefined }
    await expect(answerScreen(bare, request)).rejects.toThrow('Failed to fetch')
  })
})

describe('a file of the build', () => {
  const answerOf = (status: number): Response =>
    Object.defineProperty(new Response('code', { status }), 'type', { value: 'basic' })

  test('is kept when it is used, and asked for once', async () => {
    const shell = shellWith(async () => answerOf(200))
    expect(await (await answerAsset(shell, request)).text()).toBe('code')
    expect(shell.keep).toHaveBeenCalledOnce()
    shell.kept.mockResolvedValue(new Response('kept'))
    expect(await (await answerAsset(shell, request)).text()).toBe('kept')
    expect(shell.fetch).toHaveBeenCalledOnce()
  })

  test('is not kept when it is none', async () => {
    const shell = shellWith(async () => answerOf(404))
    expect((await answerAsset(shell, request)).status).toBe(404)
    expect(shell.keep).not.toHaveBeenCalled()
  })
})

test('a push message is shown when it is one of ours, whole', () => {
  const notice = { id: '1', title: 'Emma', text: 'Você tem uma notificação na Emma.', path: '/customer' }
  expect(readNotice({ ...notice, more: 1 })).toEqual(notice)
  for (const other of [null, 'text', {}, { ...notice, path: undefined }, { ...notice, title: '' }])
    expect(readNotice(other)).toBeUndefined()
})

describe('files that another application shares', () => {
  test('are taken at one address alone', () => {
    expect(isShare(asked('/compartilhar', { method: 'POST', mode: 'navigate' }), origin)).toBe(true)
    expect(isShare(asked('/compartilhar'), origin)).toBe(false)
    expect(isShare(asked('/api/v1/exams', { method: 'POST' }), origin)).toBe(false)
    expect(isShare(asked('https://elsewhere.test/compartilhar', { method: 'POST' }), origin)).toBe(false)
  })

  test('are kept, and lead to the exams', async () => {
    const body = new FormData()
    body.append('files', new File(['x'], 'laudo.pdf', { type: 'application/pdf' }))
    body.append('files', 'a text')
    const keep = vi.fn(async (_: readonly File[]) => undefined)
    const request = { formData: async () => body } as Request
    const { status, headers } = await answerShare(request, keep)
    expect([status, headers.get('location')]).toEqual([303, '/customer/area-paciente/historico-exame'])
    expect(keep.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['laudo.pdf'])
  })
})
