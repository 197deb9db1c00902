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
  type TestSpecialist,
} from '../../../../test/index.ts'
import { insertAppointment } from '../../../../test/matrix/fixture.ts'

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

const HEADER = 'Nome;Celular;E-mail;CPF;Data de Nascimento;Sexo;Marcadores;Observações'
const ROSA = 'ROSA LIMA;(11) 98765-4321;rosa@exemplo.com;529.982.247-25;03/02/1985;F;Crônico;Prefere manhãs'
const linesOf = (...rows: readonly string[]) => [HEADER, ...rows].join('\r\n')

interface Sending {
  readonly who?: SignedIn | null
  readonly to?: '' | '/preview' | '/faults'
  readonly reading?: object
  readonly key?: string
}
const send = async (
  content: string | Buffer,
  { who = asSergio, to = '', reading = {}, key }: Sending = {},
) => {
  const payload = new FormData()
  payload.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'lista.csv')
  for (const [name, value] of Object.entries(reading))
    payload.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const headers = { ...who?.headers, ...(key && { 'idempotency-key': key }) }
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/v1/patients/imports${to}`,
    headers,
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const preview = (content: string | Buffer, reading = {}) => send(content, { to: '/preview', reading })
const list = async (query = '', who = asSergio) =>
  (await call(who, 'GET', `patients?contacts=true${query}`)).body.data
const namesOf = async (query = '') => (await list(query)).map(({ name }: { name: string }) => name)
const imports = async () => (await call(asSergio, 'GET', 'patients/imports')).body.data
const undo = (id: string, who: SignedIn | null = asSergio) => call(who, 'DELETE', `patients/imports/${id}`)
const stored = async () => {
  const { rows } = await sql<{ contacts: number; imports: number; tags: number }>`
    SELECT (SELECT count(*)::int FROM patient_contacts) AS contacts, (SELECT count(*)::int FROM patient_imports) AS imports,
      (SELECT count(*)::int FROM tagged_contacts) AS tags`.execute(t.deps.db)
  return rows[0]
}
/** A patient with an account, seen yesterday. */
const attended = async (first: string) => {
  const customer = await createCustomer(t.deps, { name: [first, 'Prado'] })
  const startsAt = new Date(t.clock.now().getTime() - DAY - HOUR)
  await insertAppointment(t, { specialist: sergio, customer, specialtyId, startsAt, status: 'finished' })
  return customer
}

test('the line that names the separator for Excel is not a row', async () => {
  for (const [sign, name] of [
    [';', 'semicolon'],
    [',', 'comma'],
  ] as const) {
    const plain = `Nome${sign}E-mail\r\nRosa Lima${sign}rosa@exemplo.com\r\n`
    const { status, body } = await preview(`\uFEFFsep=${sign}\r\n${plain}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ delimiter: name, columns: [{ field: 'name' }, { field: 'email' }] })
  }
})

describe('who may', () => {
  test('a specialist, for themselves; every refusal keeps nothing', async () => {
    const before = await stored()
    const asPaula = await signIn(t.deps, await createCustomer(t.deps))
    for (const to of ['', '/preview', '/faults'] as const) {
      expect((await send(linesOf(ROSA), { who: null, to })).status).toBe(401)
      expect((await send(linesOf(ROSA), { who: asPaula, to })).status).toBe(403)
    }
    expect(await stored()).toEqual(before)
    await send(linesOf(ROSA))
    const [contact] = await list()
    const [made] = await imports()
    const after = await stored()
    expect((await call(asAna, 'GET', `patients/contacts/${contact.id}`)).status).toBe(404)
    expect((await call(asAna, 'DELETE', `patients/contacts/${contact.id}`)).status).toBe(404)
    expect((await undo(made.id, asAna)).status).toBe(404)
    expect((await undo(made.id, null)).status).toBe(401)
    expect((await undo(made.id, asPaula)).status).toBe(403)
    expect(await list('', asAna)).toEqual([])
    expect((await call(asAna, 'GET', 'patients/imports')).body.data).toEqual([])
    expect(await stored()).toEqual(after)
  })
})

describe('the preview', () => {
  test('says what is read, what is new and why rows are left out, and keeps nothing', async () => {
    const before = await stored()
    const { body } = await preview(
      linesOf(
        ROSA,
        ';;;;;;;',
        'Bia Nunes;9876;;111;31/12/2090;x;;',
        'Rosa Lima;11987654321;;;;;;',
        'Caio Reis;;;;;;;',
      ),
    )
    expect(body).toMatchObject({ delimiter: 'semicolon', rows: 4, made: 2, known: 0, faulty: 2 })
    expect(body.columns[1]).toEqual({
      header: 'Celular',
      samples: ['(11) 98765-4321', '9876', '11987654321'],
      field: 'phone',
    })
    expect(body.sample[0]).toEqual({
      line: 2,
      name: 'Rosa Lima',
      phone: '11987654321',
      email: 'rosa@exemplo.com',
      cpf: '52998224725',
      birth_date: '1985-02-03',
      sex: 'feminino',
      tags: ['Crônico'],
      known_as: null,
    })
    const codes = ['phone_short', 'cpf_invalid', 'birth_date_future', 'sex_unknown']
    expect(body.faults).toEqual([
      { line: 4, name: 'Bia Nunes', reasons: codes.map((code) => ({ code, line: null })) },
      { line: 5, name: 'Rosa Lima', reasons: [{ code: 'repeated', line: 2 }] },
    ])
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFFNome;CPF\nÂngela Conceição;\n`), 'semicolon'],
    ['Windows-1252', Buffer.from('Nome,CPF\nÂngela Conceição,\n', 'latin1'), 'comma'],
    ['UTF-16 with tabs', Buffer.from('\uFEFFNome\tCPF\nÂngela Conceição\t\n', 'utf16le'), 'tab'],
    ['UTF-16 without a mark', Buffer.from('Nome\tCPF\nÂngela Conceição\t\n', 'utf16le'), 'tab'],
    ['the other UTF-16', Buffer.from('Nome;CPF\nÂngela Conceição;\n', 'utf16le').swap16(), 'semicolon'],
    ['quotes with line breaks', 'Nome,Obs\n"Ângela\nConceição","disse ""oi"", e saiu"\n', 'comma'],
    ['no header', 'Ângela Conceição;11987654321\n', 'semicolon'],
  ])('reads %s', async (_name, content, delimiter) => {
    const reading =
      typeof content === 'string' && !content.startsWith('Nome') ? { columns: ['name', 'phone'] } : {}
    const { body } = await preview(content, reading)
    expect(body).toMatchObject({ delimiter, rows: 1, made: 1, faulty: 0 })
    expect(body.sample[0].name).toBe('Ângela Conceição')
  })

  test.each(['\n', '\r\n', '\r'])('counts lines as an editor does, whatever ends them (%j)', async (end) => {
    const note = ['"Ligar', '', 'em março"'].join(end)
    const { body } = await preview(['Nome;Celular;Obs', `Ana Reis;;${note}`, 'Bia Nunes;9876;'].join(end))
    expect(body).toMatchObject({ sample: [{ line: 2 }], faults: [{ line: 5 }] })
  })

  test.each(['Nome;Obs', 'Nome;Obs '])(
    'keeps every character of a file that is read in parts (%s)',
    async (header) => {
      const cells = ['Rosa 2', '😀'.repeat(300)]
      const { body } = await send(
        [header, ...Array.from({ length: 250 }, () => cells.join(';'))].join('\n'),
        { to: '/faults' },
      )
      expect(body.data).toHaveLength(250)
      for (const row of body.data) expect(row.cells).toEqual(cells)
    },
  )

  test('reads columns as they are chosen', async () => {
    const { body } = await preview('A;B\nRosa;Lima\n', {
      columns: ['name', 'last_name'],
      delimiter: 'semicolon',
    })
    expect(body.sample).toMatchObject([{ name: 'Rosa Lima' }])
    const twice = await preview('A;B\nRosa;Lima\n', { columns: ['name', 'name'] })
    expect(twice.body.errors).toMatchObject([{ path: 'columns', code: 'column_repeated' }])
  })

  test.each([
    ['nobody', '', 'csv_empty'],
    ['a header alone', HEADER, 'csv_empty'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004xx'), 'csv_spreadsheet'],
    ['an open quote', `${HEADER}\nRosa;"1\nBia;2\n`, 'csv_quote_open'],
    ['too many rows', `Nome\n${'Rosa\n'.repeat(5001)}`, 'csv_rows'],
  ])('refuses %s in words', async (_name, content, code) => {
    const { status, body } = await preview(content)
    expect([status, body.errors]).toMatchObject([422, [{ path: 'file', code }]])
    expect((await send(content)).status).toBe(422)
  })

  test('gives the rows with errors back as they stand in the file', async () => {
    const { body } = await send(linesOf(ROSA, 'Bia;9;;;;;;=1+1'), { to: '/faults' })
    expect(body.headers).toEqual(HEADER.split(';'))
    expect(body.data).toEqual([
      {
        line: 3,
        cells: ['Bia', '9', '', '', '', '', '', '=1+1'],
        reasons: [{ code: 'phone_short', line: null }],
      },
    ])
  })
})

describe('an import', () => {
  test('takes good rows in, leaves bad ones out, and keeps its count', async () => {
    const { status, body } = await send(linesOf(ROSA, 'Bia;9;;;;;;'))
    expect([status, body]).toMatchObject([
      201,
      { file_name: 'lista.csv', made: 1, known: 0, faulty: 1, undone_at: null, removed: null },
    ])
    expect(body.undo_until).toBe(new Date(t.clock.now().getTime() + 30 * DAY).toISOString())
    expect(await imports()).toEqual([body])
    const [line] = await list()
    expect(line).toMatchObject({
      customer_id: null,
      name: 'Rosa Lima',
      attendances: 0,
      tags: [{ name: 'Crônico' }],
      contact: { phone: '11987654321', email: 'rosa@exemplo.com', cpf: '52998224725' },
    })
    expect((await call(asSergio, 'GET', `patients/contacts/${line.id}`)).body).toMatchObject({
      birth_date: '1985-02-03',
      sex: 'feminino',
      note: 'Prefere manhãs',
      import: { file_name: 'lista.csv' },
    })
  })

  test('writes to nobody, and keeps what identifies people sealed', async () => {
    const messages = async () =>
      (await sql<{ n: number }>`SELECT count(*)::int AS n FROM notification_messages`.execute(t.deps.db))
        .rows[0]
    const before = await messages()
    await send(linesOf(ROSA))
    expect(await messages()).toEqual(before)
    const { rows } = await sql<{ text: string }>`
      SELECT c::text AS text FROM patient_contacts c WHERE specialist_id = ${sergio.specialistId}`.execute(
      t.deps.db,
    )
    for (const value of ['52998224725', '11987654321', 'rosa@exemplo.com', 'Prefere']) {
      expect(rows[0]?.text).not.toContain(Buffer.from(value).toString('hex'))
      expect(rows[0]?.text).not.toContain(value)
    }
  })

  test('makes nothing twice: a repeated press, the same file, two at once', async () => {
    const first = await send(linesOf(ROSA), { key: 'once' })
    expect(await send(linesOf(ROSA), { key: 'once' })).toEqual(first)
    expect((await send(linesOf(ROSA, 'Caio;;;;;;;'), { key: 'once' })).body.code).toBe(
      'idempotency_key_reused',
    )
    expect((await send(linesOf(ROSA))).body.code).toBe('import_empty')
    const both = await Promise.all([
      send(linesOf(ROSA, 'Bia Nunes;;;;;;;')),
      send(linesOf('Bia Nunes;;;;;;;')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await namesOf()).toEqual(['Bia Nunes', 'Rosa Lima'])
    expect(await imports()).toHaveLength(2)
  })

  test('knows who is a patient with an account, by CPF or by contact with the first name', async () => {
    const { customerId } = await attended('Ana')
    const { email } = await attended('Bia')
    const cpf_hash = t.deps.vault.blindIndex('52998224725')
    await t.deps.db.updateTable('customers').set({ cpf_hash }).where('id', '=', customerId).execute()
    const rows = [
      `A. Prado;;;52998224725;;;;`,
      `Bia;;${email.toUpperCase()};;;;;`,
      `Lia Prado;;${email};;;;;`,
    ]
    const { body } = await preview(linesOf(...rows))
    expect(body).toMatchObject({ made: 1, known: 2, faulty: 0 })
    expect(body.sample).toMatchObject([{ known_as: 'patient' }, { known_as: 'patient' }, { known_as: null }])
  })

  test('of 5,000 rows stands in a few statements, and the list is searched by name, CPF and phone', async () => {
    const rows = Array.from({ length: 4999 }, (_, at) => {
      const name = [...String(10_000 + at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      return `Pessoa ${name};119${80_000_000 + at};${name}@exemplo.com;;;;Lista;nota`
    })
    const { body } = await send(linesOf(ROSA, ...rows))
    expect(body).toMatchObject({ made: 5000, faulty: 0 })
    expect(await namesOf('&search=rosa')).toEqual(['Rosa Lima'])
    expect(await namesOf('&search=529.982.247-25')).toEqual(['Rosa Lima'])
    expect(await namesOf(`&search=${encodeURIComponent('(11) 98000-0007')}`)).toEqual(['Pessoa Baaah'])
    const { meta } = (await call(asSergio, 'GET', 'patients?contacts=true&page=3')).body
    expect(meta.total).toBe(5000)
    expect((await call(asSergio, 'GET', 'patients')).body.meta.total).toBe(0)
    const { data } = (await call(asSergio, 'GET', 'patients/tags')).body
    expect(data).toMatchObject([
      { name: 'Crônico', patients: 1 },
      { name: 'Lista', patients: 4999 },
    ])
    expect(await namesOf(`&tag=${data[0].id}`)).toEqual(['Rosa Lima'])
  })
})

describe('undoing', () => {
  const save = async (id: string, change: object) => {
    const { tags, import: _, id: __, ...rest } = (await call(asSergio, 'GET', `patients/contacts/${id}`)).body
    const names = tags.map(({ name }: { name: string }) => name)
    return call(asSergio, 'PUT', `patients/contacts/${id}`, { ...rest, tags: names, ...change })
  }

  test('takes everybody back once, with tags and key', async () => {
    const { body } = await send(linesOf(ROSA, 'Bia Nunes;;;;;;;'))
    const keys = () =>
      t.deps.db.selectFrom('data_keys').selectAll().where('subject_id', '=', body.id).execute()
    expect(await keys()).toHaveLength(1)
    const undone = await undo(body.id)
    expect(undone.body).toMatchObject({ import: { removed: 2, undo_until: null }, kept: [] })
    expect(await list()).toEqual([])
    expect((await call(asSergio, 'GET', 'patients/tags')).body.data).toEqual([])
    expect(await keys()).toEqual([])
    expect((await undo(body.id)).body.code).toBe('import_over')
    expect((await send(linesOf(ROSA))).status).toBe(201)
  })

  test('leaves who was changed, and names them', async () => {
    const { body } = await send(linesOf(ROSA, 'Bia Nunes;;;;;;;'))
    const [bia] = await list('&search=bia')
    expect((await save(bia.id, { note: 'Ligar em março.' })).body.note).toBe('Ligar em março.')
    expect((await undo(body.id)).body).toMatchObject({
      import: { removed: 1 },
      kept: [{ id: bia.id, name: 'Bia Nunes', reason: 'changed' }],
    })
    expect(await namesOf()).toEqual(['Bia Nunes'])
    expect((await call(asSergio, 'GET', `patients/contacts/${bia.id}`)).body.note).toBe('Ligar em março.')
  })

  test('is over after 30 days, and keeps everybody then', async () => {
    const { body } = await send(linesOf(ROSA))
    t.clock.advance(30 * DAY)
    asSergio = await signIn(t.deps, sergio)
    expect((await undo(body.id)).body.code).toBe('import_over')
    expect(await namesOf()).toEqual(['Rosa Lima'])
  })
})

describe('a contact', () => {
  const only = async () => (await list())[0]

  test('is corrected; a CPF of another is refused and changes nothing', async () => {
    await send(linesOf(ROSA, 'Bia Nunes;;;;;;;'))
    const [bia] = await list('&search=bia')
    const body = {
      name: 'Bia Souza',
      phone: '11912345678',
      email: null,
      cpf: null,
      birth_date: null,
      sex: null,
      note: '',
      tags: ['VIP'],
    }
    const path = `patients/contacts/${bia.id}`
    expect((await call(asSergio, 'PUT', path, { ...body, cpf: '52998224725' })).body.code).toBe(
      'contact_known',
    )
    expect((await call(asSergio, 'GET', path)).body).toMatchObject({ name: 'Bia Nunes', phone: null })
    expect((await call(asAna, 'PUT', path, body)).status).toBe(404)
    expect((await call(asSergio, 'PUT', path, body)).body).toMatchObject({
      name: 'Bia Souza',
      tags: [{ name: 'VIP' }],
    })
    expect(await namesOf('&search=11912345678')).toEqual(['Bia Souza'])
  })

  test('is deleted with everything, and the key with the last one', async () => {
    const { body } = await send(linesOf(ROSA))
    const { id } = await only()
    expect((await call(asSergio, 'DELETE', `patients/contacts/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
    const key = t.deps.db.selectFrom('data_keys').selectAll().where('subject_id', '=', body.id)
    expect(await key.execute()).toEqual([])
  })
})
