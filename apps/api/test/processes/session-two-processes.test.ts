import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createS3Storage } from '../../src/providers/storage/s3.ts'
import { buildTestApp, createCustomer, PASSWORD, signIn, type TestApp } from '../index.ts'
import { connect } from '../sockets.ts'
import { passExam } from '../storage/pass-exam.ts'
import { type S3Server, startS3 } from '../storage/s3.ts'
import { type RunningProcess, startProcess } from './start-process.ts'

let t: TestApp
let s3: S3Server
let folder: string
let apis: RunningProcess[]
/** Two processes that share the database and a bucket, and no folder. */
const startApart = (name: string) =>
  startProcess(t, 'api', {
    DATA_DIR: join(folder, name),
    ...s3.environment,
  })
beforeAll(async () => {
  t = await buildTestApp()
  t.clock.set(new Date().toISOString())
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'emma-apart-'))
  apis = await Promise.all([startApart('one'), startApart('other')])
})
afterAll(async () => {
  await Promise.all(apis.map((each) => each.stop()))
  await s3.close()
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

type Ends = 'one' | 'others' | 'password'
const calls = {
  one: (sessionId: string) => ({ method: 'DELETE', path: `sessions/${sessionId}` }),
  others: () => ({ method: 'DELETE', path: 'sessions' }),
  password: () => ({ method: 'PUT', path: 'password' }),
} as const satisfies Record<Ends, (sessionId: string) => { method: string; path: string }>
const change = {
  currentPassword: PASSWORD,
  password: 'girassol-trombone-47',
  passwordConfirmation: 'girassol-trombone-47',
}

test.each<Ends>(['one', 'others', 'password'])(
  'a session ended on one process loses its sockets and calls on both: %s',
  async (kind) => {
    const paula = await createCustomer(t.deps)
    const [mine, other] = [await signIn(t.deps, paula), await signIn(t.deps, paula)]
    const sockets = await Promise.all(apis.map(({ url }) => connect(url, other.accessToken)))
    const kept = await connect(apis[1]?.url ?? '', mine.accessToken)
    const gone = sockets.map(({ raw }) => new Promise((resolve) => raw.once('disconnect', resolve)))
    const { method, path } = calls[kind](other.sessionId)
    const answer = await fetch(`${apis[0]?.url}/api/v1/authentication/${path}`, {
      method,
      headers: {
        authorization: mine.headers.authorization,
        ...(kind === 'password' ? { 'content-type': 'application/json' } : {}),
      },
      ...(kind === 'password' ? { body: JSON.stringify(change) } : {}),
    })
    expect(answer.status).toBe(204)
    expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect'])
    for (const { url } of apis) {
      const who = `${url}/api/v1/authentication/authenticateToken`
      expect((await fetch(who, { headers: other.headers })).status).toBe(401)
      expect((await fetch(who, { headers: mine.headers })).status).toBe(200)
      await expect(connect(url, other.accessToken)).rejects.toThrow('session_ended')
    }
    expect(kept.raw.connected).toBe(true)
    kept.close()
  },
)

test('a file put through one process is read through the other, from the bucket they share', async () => {
  await passExam(t, [apis[0]?.url ?? '', apis[1]?.url ?? ''])
  const bucket = createS3Storage(s3.settings)
  const keys: string[] = await Readable.from(bucket.list()).toArray()
  const sealed = keys.find((key) => key.startsWith('sealed/')) ?? ''
  expect((await buffer(await bucket.get(sealed))).toString('latin1')).not.toContain('plain words')
  expect(await readdir(folder, { recursive: true })).not.toContainEqual(expect.stringContaining('files'))
})
