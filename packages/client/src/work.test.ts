import { register } from '@emma/contracts/customers/registration'
import { createClient } from '@emma/contracts/kit'
import { hasWork } from '@emma/domain/auth'
import { expect, test, vi } from 'vitest'
import { workOut } from './work.ts'

const challenge = '10.1795435800000.nyT8kbK7Nr14CyKL.mtomthqHxnMW1OYHTtiJRHBdg4o8QzeU-XSefrvKOM4'

test('a challenge is worked out as the server checks it', async () => {
  const work = await workOut(challenge)
  expect(work.startsWith(`${challenge}:`)).toBe(true)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(work))
  expect(hasWork(new Uint8Array(hash), 10)).toBe(true)
})

test('a call that is asked for work does it and is sent again, once', async () => {
  const refusal = () =>
    Response.json({ status: 428, code: 'work_required', detail: '', challenge }, { status: 428 })
  const sent: (string | null)[] = []
  const send = async (request: Request) => {
    sent.push(request.headers.get('x-work'))
    return refusal()
  }
  const work = vi.fn(async (asked: string) => `${asked}:7`)
  const call = createClient({ baseUrl: 'http://emma.test', send, work })
  // @ts-expect-error: what is sent does not matter here
  await expect(call(register, { body: {} })).rejects.toMatchObject({ problem: { code: 'work_required' } })
  expect(sent).toEqual([null, `${challenge}:7`])
})
