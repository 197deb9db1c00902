import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Connection, connect, type Tokens } from '@emma/client'
import { authenticateToken } from '@emma/contracts/auth'
import { listOpenSlots } from '@emma/contracts/availability/slots'
import { confirmSchedule } from '@emma/contracts/booking'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  giveCard,
  PASSWORD,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../index.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const SPECIALTY = 'Cardiologia de teste'

let t: TestApp
let url: string
let person: TestCustomer
let offer: { readonly specialistId: string; readonly specialtyId: string }
beforeAll(async () => {
  t = await buildTestApp()
  url = await t.app.listen({ host: '127.0.0.1', port: 0 })
  const specialtyId = await createSpecialty(t.deps, SPECIALTY)
  const { specialistId } = await createSpecialist(t.deps, { specialtyId, price: 21_000 })
  offer = { specialistId, specialtyId }
  person = await createCustomer(t.deps)
  await giveCard(t, await signIn(t.deps, person))
})
afterEach(() => t.deps.db.deleteFrom('idempotency_keys').execute())
afterAll(() => t.close())

const booked = async () => {
  const rows = await t.deps.db
    .selectFrom('appointments')
    .select('status')
    .where('customer_id', '=', person.customerId)
    .execute()
  return rows.map(({ status }) => status)
}
const credentials = () => ({ email: person.email, password: PASSWORD })
const loggedIn = async (connection: Partial<Connection> = {}) => {
  const emma = connect({ url, ...connection })
  await emma.logIn(credentials())
  return emma
}

describe('the package that is published', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emma-partner-'))
    await run('node', [join(root, 'scripts/pack-client.mjs'), folder])
    const installed = join(folder, 'node_modules/@emma/client')
    await mkdir(installed, { recursive: true })
    await run('tar', ['xzf', join(folder, 'emma-client-0.1.0.tgz'), '-C', installed, '--strip-components=1'])
    await mkdir(join(folder, 'node_modules/@types'))
    for (const name of ['zod', '@types/node', 'undici-types']) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await copyFile(join(installed, 'example/book.ts'), join(folder, 'book.ts'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('types a program that stands alone, and books with it', async () => {
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
    await run(join(root, 'node_modules/.bin/tsc'), [...strict, '--ignoreConfig', 'book.ts'], { cwd: folder })
    const before = await booked()
    const env = { ...process.env, EMMA_EMAIL: person.email, EMMA_PASSWORD: PASSWORD }
    const { stdout } = await run('node', ['book.ts', url, SPECIALTY], { cwd: folder, env })
    expect(stdout).toMatch(/^confirmed: .+, 2026-11-\S+, R\$\s210,00\n$/)
    expect(await booked()).toEqual([...before, 'confirmed'])
  })

  test('a wrong call does not compile', async () => {
    const wrong = `import { connect } from '@emma/client'
      import { confirmSchedule } from '@emma/client/booking'
      await connect({ url: '' }).call(confirmSchedule, { params: { customerId: '' } })`
    await writeFile(join(folder, 'wrong.ts'), wrong)
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node']
    const compiled = run(join(root, 'node_modules/.bin/tsc'), [...strict, '--ignoreConfig', 'wrong.ts'], {
      cwd: folder,
    })
    await expect(compiled).rejects.toMatchObject({
      stdout: expect.stringContaining("'scheduleId' is missing"),
    })
  })
})

test('a call whose answer was lost on the way is made again and books once', async () => {
  const keys: (string | null)[] = []
  const losing = async (request: Request) => {
    const answer = await fetch(request)
    if (!request.url.endsWith('/confirm')) return answer
    keys.push(request.headers.get('idempotency-key'))
    if (keys.length === 1) throw new TypeError('fetch failed')
    return answer
  }
  const emma = await loggedIn({ fetch: losing })
  const params = { id: offer.specialistId }
  const { data } = await emma.call(listOpenSlots, { params, query: { specialty_id: offer.specialtyId } })
  const before = await booked()
  const appointment = await emma.call(confirmSchedule, {
    params: { customerId: person.customerId, scheduleId: data.at(-1)?.id ?? '' },
    body: { specialty_id: offer.specialtyId, payment_method: 'credit_card' },
  })
  expect(appointment.status).toBe('confirmed')
  expect(await booked()).toEqual([...before, 'confirmed'])
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('an access token that has ended is renewed once for all calls that wait', async () => {
  const told: (Tokens | null)[] = []
  const refreshes: string[] = []
  const emma = await loggedIn({
    onTokens: (tokens) => told.push(tokens),
    fetch: (request) => {
      if (request.url.endsWith('refreshToken')) refreshes.push(request.url)
      return fetch(request)
    },
  })
  const [first] = told
  emma.keep({ accessToken: 'no longer good', refreshToken: first?.refreshToken ?? '' })
  const answers = await Promise.all([1, 2, 3].map(() => emma.call(authenticateToken, {})))
  expect(answers.map(({ userData }) => userData.customerId)).toEqual(Array(3).fill(person.customerId))
  expect(refreshes).toHaveLength(1)
  expect(told.at(-1)?.refreshToken).not.toBe(first?.refreshToken)
})

test('a session that is over is told, and its call refused', async () => {
  const told: (Tokens | null)[] = []
  const emma = connect({
    url,
    tokens: { accessToken: 'x', refreshToken: 'never-given-by-this-server' },
    onTokens: (tokens) => told.push(tokens),
  })
  await expect(emma.call(authenticateToken, {})).rejects.toMatchObject({ problem: { status: 401 } })
  expect(told).toEqual([null])
})

test('every call says which trace of the program it belongs to', async () => {
  const sent: (string | null)[] = []
  const traceparent = () => '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const watched = (request: Request) => {
    sent.push(request.headers.get('traceparent'))
    return fetch(request)
  }
  const emma = await loggedIn({ traceparent, fetch: watched })
  await emma.call(authenticateToken, {})
  expect(sent).toEqual([traceparent(), traceparent()])
})

test('who logs out leaves no session behind', async () => {
  const told: (Tokens | null)[] = []
  const emma = await loggedIn({ onTokens: (tokens) => told.push(tokens) })
  const kept = told.at(-1)
  await emma.logOut()
  expect(told.at(-1)).toBeNull()
  const later = connect({ url, ...(kept ? { tokens: kept } : {}) })
  await expect(later.call(authenticateToken, {})).rejects.toMatchObject({ problem: { status: 401 } })
})
