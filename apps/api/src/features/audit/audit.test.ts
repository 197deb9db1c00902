import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
} from '../../../test/index.ts'
import { hidePersonal } from './hide-personal.ts'

let t: TestApp
let ana: SignedIn & { readonly userId: string; readonly name: string }
let bia: SignedIn & { readonly userId: string }
let patient: SignedIn
const admin = async () => {
  const person = await createAdmin(t.deps)
  return { ...person, ...(await signIn(t.deps, person)) }
}
beforeAll(async () => {
  t = await buildTestApp()
  ana = await admin()
  bia = await admin()
  patient = await signIn(t.deps, await createCustomer(t.deps))
})
afterAll(() => t.close())

const ask = (method: 'GET' | 'PUT' | 'POST', path: string, session: SignedIn | null, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: session?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
const read = async (query = '') => (await ask('GET', `audit?${query}`, ana)).json()

test.each(['audit', 'audit/export'])('%s is for admins', async (path) => {
  expect((await ask('GET', path, null)).statusCode).toBe(401)
  expect((await ask('GET', path, patient)).statusCode).toBe(403)
})

describe('what admins do', () => {
  test('is found by who, what, on what and when; only what changed is in it', async () => {
    const id = await createSpecialty(t.deps, 'Neuro')
    const renamed = await ask('PUT', `specialties/${id}`, ana, { name: 'Neurologia' })
    expect(renamed.statusCode, renamed.body).toBe(200)
    await ask('PUT', 'variables/hold_minutes', bia, { value: 12, reason: 'Muitas reservas perdidas.' })
    const [latest] = (await read()).data
    expect(latest).toMatchObject({
      by: { id: bia.userId },
      action: 'updated',
      entity: 'variable',
      entity_id: 'hold_minutes',
      before: { value: 10 },
      after: { value: 12 },
      reason: 'Muitas reservas perdidas.',
      session_id: bia.sessionId,
      address: '127.0.0.1',
    })
    const { data } = await read(`entity_id=${id}`)
    expect(data).toMatchObject([
      { entity_name: 'Neurologia', before: { name: 'Neuro' }, after: { name: 'Neurologia' }, reason: null },
    ])
    expect(data[0].after).toEqual({ name: 'Neurologia' })
    const found = async (query: string) => (await read(query)).meta.total
    expect(await found(`user_id=${bia.userId}&entity=variable&action=updated`)).toBe(1)
    expect(await found(`user_id=${ana.userId}&entity=variable`)).toBe(0)
    expect(await found('from=2026-11-23&to=2026-11-23')).toBe(2)
    expect(await found('to=2026-11-22')).toBe(0)
    expect((await ask('GET', 'audit?action=looked', ana)).statusCode).toBe(422)
    expect((await ask('GET', 'audit?entity_id=%00', ana)).statusCode).toBeLessThan(500)
  })

  test('is never changed', async () => {
    for (const change of [
      'DELETE FROM admin_acts',
      "UPDATE admin_acts SET action = 'x'",
      'TRUNCATE admin_acts',
    ])
      await expect(sql.raw(change).execute(t.deps.db)).rejects.toThrow(/append-only|permission/)
  })

  test('is a file that no spreadsheet runs', async () => {
    await ask('PUT', 'variables/hold_minutes', ana, { value: 14, reason: '=HYPERLINK("http://x"); novo' })
    const answer = await ask('GET', 'audit/export?entity=variable', ana)
    expect(answer.headers['content-type']).toContain('text/csv')
    const [head, first, ...rest] = answer.body.slice(1).trim().split('\r\n')
    expect(head).toMatch(/^Data;Hora \(horário de Brasília\);Administrador;/)
    expect(first).toContain('"\'=HYPERLINK(""http://x""); novo"')
    expect(rest).toHaveLength(1)
  })

  test('is a file in which a status is a word', async () => {
    const dr = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
    const reason = 'Documento vencido.'
    const path = `specialists/updateStatus/${dr.specialistId}`
    expect((await ask('PUT', path, ana, { status: 4, reason })).statusCode).toBe(200)
    const { body } = await ask('GET', `audit/export?entity_id=${dr.specialistId}`, ana)
    expect(body).toContain('Ativo')
    expect(body).toContain('Suspenso')
    expect(body).not.toMatch(/status"*:\s*\d/)
  })

  test.each([
    ['=1', 20],
    ['+1', 21],
    ['-1', 22],
    ['@x', 23],
  ])('is a file in which %s in a name or a reason is a text', async (said, value) => {
    await ask('PUT', 'variables/hold_minutes', ana, { value, reason: said })
    const { id } = (await ask('POST', 'specialties', ana, { name: `${said} Neuro` })).json()
    const { body } = await ask('GET', 'audit/export', ana)
    const cells = body.split('\r\n').flatMap((line) => line.split(';'))
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    expect(cells).toContain(`'${said}`)
    expect(cells).toContain(`'${said} Neuro`)
    await t.deps.db.deleteFrom('specialties').where('id', '=', id).execute()
  })

  test('hides what is personal, whatever it stands in, and cuts what is long', () => {
    const hidden = hidePersonal({
      email: 'paula@emma.test',
      personalData: { fullName: 'Paula Souza', cpf: '52998224725' },
      address: { city: 'Recife' },
      price: 100,
      content: 'x'.repeat(900),
    })
    expect(hidden).toMatchObject({
      email: 'p•••@emma.test',
      personalData: { fullName: '•••', cpf: '•••' },
      address: '•••',
      price: 100,
    })
    expect(String(hidden.content)).toHaveLength(501)
  })
})

test('of 1,200 acts the last page and the file are whole and in order', async () => {
  const acts = await Promise.all(
    Array.from({ length: 1200 }, async (_, n) => {
      const id = t.deps.newId()
      const cell = { subjectId: bia.userId, column: 'admin_acts.details_sealed', rowId: id }
      return {
        id,
        at: new Date(Date.UTC(2026, 0, 1, 0, n)),
        user_id: bia.userId,
        action: 'exported',
        entity: 'audit',
        entity_id: String(n),
        details_sealed: await t.deps.vault.seal(t.deps.db, cell, {}),
        session_id: bia.sessionId,
        address: '10.0.0.1',
      }
    }),
  )
  await t.deps.db.insertInto('admin_acts').values(acts).execute()
  const last = await read('entity=audit&page=120&pageSize=10')
  expect(last.meta.total).toBe(1200)
  expect(last.data.map(({ entity_id }: { entity_id: string }) => entity_id)).toEqual([
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
    '0',
  ])
  const file = await ask('GET', 'audit/export?entity=audit', ana)
  const lines = file.body.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';')[5])).toEqual(
    Array.from({ length: 1200 }, (_, n) => String(1199 - n)),
  )
})
