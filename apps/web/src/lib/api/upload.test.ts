import { ApiError, endpoint, NetworkError } from '@emma/contracts/kit'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeXhr, type SeenUpload } from '../../test/fake-xhr.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer } from '../../test/people.ts'
import { session } from './api.ts'
import { upload } from './upload.ts'

const sendPicture = endpoint({
  method: 'PUT',
  path: 'customer/updateCustomer',
  summary: 'A picture',
  resource: 'customer',
  action: 'update',
  multipart: { files: ['avatar'], maxBytes: 100 },
  response: null,
  status: 204,
  errors: [],
})

let seen: readonly SeenUpload[]
beforeEach(() => {
  knowOwnAddress()
  seen = fakeXhr()
  session.open({ accessToken: 'a1', refreshToken: 'refresh-token-number-1', userData: customer })
  return () => vi.unstubAllGlobals()
})

const start = () => {
  const progress: number[] = []
  const cancel = new AbortController()
  const files = { avatar: new Blob(['picture'], { type: 'image/webp' }) }
  const done = upload(
    sendPicture,
    { files },
    { onProgress: (at) => progress.push(at), signal: cancel.signal },
  )
  return { progress, cancel, done }
}
const sent = (index = 0) =>
  waitFor(() => {
    const found = seen[index]
    if (!found) throw new Error('Nothing was sent yet')
    return found
  })

test('the parts go with the token, and what has been sent is told in percent', async () => {
  const { progress, done } = start()
  const request = await sent()
  expect(request.headers.get('authorization')).toBe('Bearer a1')
  expect(request.headers.get('content-type')).toContain('multipart/form-data; boundary=')
  expect(await request.body.text()).toContain('name="avatar"')
  request.progress(1, 3)
  request.progress(3, 3)
  request.answer(204)
  await done
  expect(progress).toEqual([33, 100])
})

test('an old token is renewed, and the whole body sent once more', async () => {
  const tokens = { accessToken: 'a2', refreshToken: 'refresh-token-number-2' }
  vi.stubGlobal('fetch', async () => Response.json(tokens))
  const { done } = start()
  ;(await sent()).answer(401, { status: 401, code: 'token_expired' })
  const again = await sent(1)
  expect(again.headers.get('authorization')).toBe('Bearer a2')
  expect(await again.body.text()).toContain('name="avatar"')
  again.answer(204)
  await done
})

test('a canceled upload stops on the line and says that it was canceled', async () => {
  const { cancel, done } = start()
  const request = await sent()
  cancel.abort()
  await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.aborted).toBe(true)
})

test('a refusal is a problem, a cut line is none', async () => {
  const first = start()
  ;(await sent()).answer(413, { status: 413, code: 'payload_too_large', title: 'Erro', detail: '' })
  await expect(first.done).rejects.toBeInstanceOf(ApiError)
  const second = start()
  ;(await sent(1)).cut()
  await expect(second.done).rejects.toBeInstanceOf(NetworkError)
})
