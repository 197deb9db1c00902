import { DAY, HOUR } from '@emma/domain/interval'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  callOf,
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../../../test/index.ts'
import { insertAppointment } from '../../../test/matrix/fixture.ts'

let t: TestApp
let specialtyId: string
let sergio: TestSpecialist
let asSergio: SignedIn
let asAna: SignedIn
const call = callOf(() => t)

beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())

beforeEach(async () => {
  sergio = await createSpecialist(t.deps, { specialtyId })
  asSergio = await signIn(t.deps, sergio)
  asAna = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
})

const appointment = (customer: TestCustomer, status: string, days: number) =>
  insertAppointment(t, {
    specialist: sergio,
    customer,
    specialtyId,
    startsAt: new Date(t.clock.now().getTime() + days * DAY - HOUR),
    status,
  })
const named = (name: string) => createCustomer(t.deps, { name: [name, 'Prado'] })
const list = async (query = '', who = asSergio) => (await call(who, 'GET', `patients${query}`)).body
const namesOf = async (query = '') => (await list(query)).data.map(({ name }: { name: string }) => name)

describe('the list', () => {
  test('is the specialist’s own, of those in care', async () => {
    const [agnes, bruno, clara] = [await named('Agnes'), await named('Bruno'), await named('Clara')]
    await appointment(agnes, 'finished', -10)
    await appointment(agnes, 'confirmed', 5)
    await appointment(bruno, 'canceled_by_customer', -3)
    await appointment(clara, 'finished', -5 * 365)
    expect(await list()).toMatchObject({
      data: [
        {
          id: agnes.customerId,
          name: 'Agnes Prado',
          dependent: null,
          attendances: 1,
          last_at: new Date(t.clock.now().getTime() - 10 * DAY - HOUR).toISOString(),
          next_at: new Date(t.clock.now().getTime() + 5 * DAY - HOUR).toISOString(),
          unwritten: true,
          tags: [],
        },
      ],
      meta: { total: 1 },
    })
    expect((await list('', asAna)).data).toEqual([])
    expect((await call(null, 'GET', 'patients')).status).toBe(401)
    expect((await call(await signIn(t.deps, agnes), 'GET', 'patients')).status).toBe(403)
  })

  test('is searched without accents, sorted by either appointment, and paged', async () => {
    const [angela, bruno, zelia] = [await named('Ângela'), await named('Bruno'), await named('Zélia')]
    await appointment(angela, 'finished', -30)
    await appointment(bruno, 'finished', -10)
    await appointment(bruno, 'confirmed', 9)
    await appointment(zelia, 'confirmed', 2)
    expect(await namesOf()).toEqual(['Ângela Prado', 'Bruno Prado', 'Zélia Prado'])
    expect(await namesOf('?search=angela')).toEqual(['Ângela Prado'])
    expect(await namesOf('?sort=next_at')).toEqual(['Zélia Prado', 'Bruno Prado', 'Ângela Prado'])
    expect(await namesOf('?sort=-last_at')).toEqual(['Bruno Prado', 'Ângela Prado', 'Zélia Prado'])
    expect(await list('?pageSize=1&page=2')).toMatchObject({
      data: [{ name: 'Bruno Prado' }],
      meta: { page: 2, pageSize: 1, total: 3 },
    })
    expect(await namesOf('?unwritten=true')).toEqual(['Ângela Prado', 'Bruno Prado'])
  })
})

describe('tags and the note', () => {
  let paula: TestCustomer
  let path: string
  beforeEach(async () => {
    paula = await named('Paula')
    await appointment(paula, 'finished', -1)
    path = `patients/${paula.customerId}`
  })
  const tag = (who: SignedIn | null, names: readonly string[]) => call(who, 'PUT', `${path}/tags`, { names })
  const write = (who: SignedIn | null, text: string) => call(who, 'PUT', `${path}/note`, { text })
  const kept = async () => {
    const { rows } = await sql<{ tags: number; notes: number }>`
      SELECT (SELECT count(*)::int FROM tagged_patients WHERE customer_id = ${paula.customerId}) AS tags,
        (SELECT count(*)::int FROM patient_notes WHERE customer_id = ${paula.customerId}) AS notes`.execute(
      t.deps.db,
    )
    return rows[0]
  }

  test('nobody but a specialist in care keeps anything', async () => {
    const asPaula = await signIn(t.deps, paula)
    for (const [who, status] of [
      [null, 401],
      [asPaula, 403],
      [asAna, 404],
    ] as const) {
      expect((await tag(who, ['Dor'])).status).toBe(status)
      expect((await write(who, 'Nada')).status).toBe(status)
      expect((await call(who, 'GET', `${path}/notes`)).status).toBe(status)
    }
    expect(await kept()).toEqual({ tags: 0, notes: 0 })
  })

  test('a tag is one whatever its accents, filters the list, and goes with its last patient', async () => {
    const bruno = await named('Bruno')
    await appointment(bruno, 'finished', -1)
    const { body } = await tag(asSergio, ['Pós-operatório', 'pos-operatorio', 'Cefaleia'])
    expect(body.tags.map(({ name }: { name: string }) => name)).toEqual(['Cefaleia', 'Pós-operatório'])
    const [cefaleia] = body.tags
    expect(await namesOf(`?tag=${cefaleia.id}`)).toEqual(['Paula Prado'])
    expect((await call(asSergio, 'GET', 'patients/tags')).body.data).toMatchObject([
      { name: 'Cefaleia', patients: 1 },
      { name: 'Pós-operatório', patients: 1 },
    ])
    await tag(asSergio, ['Cefaleia'])
    expect((await call(asSergio, 'GET', 'patients/tags')).body.data).toMatchObject([{ name: 'Cefaleia' }])
    expect((await call(asAna, 'GET', 'patients/tags')).body.data).toEqual([])
    expect(await namesOf(`?tag=${body.tags[1].id}`)).toEqual([])
  })

  test('the note is replaced, deleted when empty, and sealed; the patient’s log tells of it', async () => {
    await write(asSergio, 'Prefere manhãs.')
    const { body } = await write(asSergio, 'Prefere tardes.')
    expect(body).toMatchObject({ note: 'Prefere tardes.', note_updated_at: expect.any(String) })
    const { rows } = await sql<{ found: number }>`
      SELECT count(*)::int AS found FROM patient_notes n
      WHERE n::text LIKE '%' || encode('Prefere', 'hex') || '%'`.execute(t.deps.db)
    expect(rows).toEqual([{ found: 0 }])
    expect((await write(asSergio, '')).body).toMatchObject({ note: '', note_updated_at: null })
    expect(await kept()).toEqual({ tags: 0, notes: 0 })
    const log = await call(await signIn(t.deps, paula), 'GET', 'customer/access-log')
    expect(log.body.data).toMatchObject([{ action: 'update', object: 'note', times: 3 }])
  })

  test('too many tags and too long a note are refused', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `Marcador ${at}`)
    expect((await tag(asSergio, eleven)).status).toBe(422)
    expect((await write(asSergio, 'x'.repeat(5001))).status).toBe(422)
    expect(await kept()).toEqual({ tags: 0, notes: 0 })
  })
})
