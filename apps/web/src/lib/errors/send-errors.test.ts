import { NetworkError } from '@emma/contracts/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { knowOwnAddress } from '../../test/own-address.ts'
import { reportError, watchErrors } from './error-reports.ts'
import { startSendingErrors } from './send-errors.ts'

const sent: { url: string; body: Record<string, unknown> }[] = []
beforeEach(() => {
  knowOwnAddress()
  sent.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ url: request.url, body: await request.json() })
    return Response.json({ status: 'accepted' }, { status: 202 })
  })
  return () => vi.unstubAllGlobals()
})
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what broke before the sender came is told, scrubbed, and once a minute however often', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const error = new TypeError('CPF 123.456.789-09 de maria@emma.test')
  reportError(error)
  startSendingErrors()
  for (let nth = 0; nth < 5; nth += 1) reportError(error)
  await settled()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toContain('/api/v1/errors')
  expect(sent[0]?.body).toMatchObject({ name: 'TypeError', message: 'CPF [cpf] de [e-mail]', count: 1 })
  expect(JSON.stringify(sent)).not.toMatch(/maria|123\.456/)
  vi.advanceTimersByTime(61_000)
  reportError(error)
  await settled()
  expect(sent[1]?.body).toMatchObject({ count: 6 })
  vi.useRealTimers()
})

test('what nobody caught is told; what is no defect of ours is not', async () => {
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught one') }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  reportError(new NetworkError('gone'))
  reportError(new DOMException('left', 'AbortError'))
  await settled()
  expect(sent.map(({ body }) => body.message)).toEqual(['uncaught one'])
})

test('a page that breaks in ever new ways stops telling', async () => {
  for (let nth = 0; nth < 60; nth += 1)
    reportError(new Error(`broken ${'abcdefghijklmnopqrstuvwxyz'[nth % 26]} ${nth > 25 ? 'x' : 'y'}`))
  await settled()
  expect(sent.length).toBeLessThanOrEqual(20)
})
