import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, createSpecialist, createSpecialty, type TestApp } from '../../test/index.ts'
import { officialLists } from '../../test/official-lists.ts'
import { loadStarterSets } from '../starter/index.ts'
import { type FaultKind, ImportFault, importCids, importMedicines } from './index.ts'

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url))
const official = officialLists(process.env.OFFICIAL_LISTS) ?? ''
if (official === '')
  process.stdout.write('The official lists are not here (OFFICIAL_LISTS): their imports are skipped.\n')

let t: TestApp
let folder: string
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.deleteFrom('prescriptions').execute()
  await t.deps.db.deleteFrom('cids').execute()
  await t.deps.db.deleteFrom('medicines').execute()
  folder = await mkdtemp(join(tmpdir(), 'emma-import-'))
  await cp(join(fixtures, 'cid10'), folder, { recursive: true })
  await cp(join(fixtures, 'medicines.csv'), join(folder, 'medicines.csv'))
  return () => rm(folder, { recursive: true })
})

const cids = () => t.deps.db.selectFrom('cids').selectAll().orderBy('code').execute()
const medicines = () => t.deps.db.selectFrom('medicines').selectAll().orderBy('name').execute()
/** Official files are Latin-1 with CRLF. */
const edit = async (file: string, change: (text: string) => string): Promise<void> => {
  const text = (await readFile(join(folder, file))).toString('latin1')
  await writeFile(join(folder, file), Buffer.from(change(text), 'latin1'))
}
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) =>
      error instanceof ImportFault ? { fault: error.fault, file: error.file, line: error.line } : error,
  )

const SUB = 'CID-10-SUBCATEGORIAS.CSV'

describe('diagnosis codes', () => {
  test('come with accents, points, chapters and sex, categories too, with progress', async () => {
    const reports: number[][] = []
    const done = await importCids(t.deps, folder, (...progress) => reports.push(progress))
    expect(done).toEqual({ rows: 7, added: 7, changed: 0, retired: 0, removed: 0 })
    expect(reports).toEqual([[7, 7]])
    const rows = await cids()
    expect(rows.map(({ code, sex }) => [code, sex])).toEqual([
      ['J00', null],
      ['J06', null],
      ['J06.0', null],
      ['J06.9', null],
      ['O00', 'F'],
      ['O00.0', 'F'],
      ['O00.1', 'F'],
    ])
    expect(rows[3]).toMatchObject({
      description: 'Infecção aguda das vias aéreas superiores não especificada',
      chapter: 'X. Doenças do aparelho respiratório',
    })
  })

  test('again change nothing; what an edition drops is retired and comes back with it', async () => {
    await importCids(t.deps, folder)
    const before = await cids()
    expect(await importCids(t.deps, folder)).toMatchObject({ added: 0, changed: 0, retired: 0 })
    expect(await cids()).toEqual(before)
    await edit(SUB, (text) =>
      text.replace(/J069;.*\r\n/, '').replace('Gravidez abdominal;', 'Gravidez no abdome;'),
    )
    expect(await importCids(t.deps, folder)).toMatchObject({ rows: 6, added: 0, changed: 1, retired: 1 })
    expect((await cids()).find(({ code }) => code === 'J06.9')?.retired_at).not.toBeNull()
    await cp(join(fixtures, 'cid10'), folder, { recursive: true })
    expect(await importCids(t.deps, folder)).toMatchObject({ added: 0, changed: 2, retired: 0 })
    expect(await cids()).toEqual(before)
  })

  test('of the starter set that no edition has stay', async () => {
    await loadStarterSets(t.deps)
    await importCids(t.deps, folder)
    const own = (await cids()).find(({ code }) => code === 'U07.1')
    expect(own).toMatchObject({ retired_at: null, imported_at: null })
  })

  test.each<[string, string, (text: string) => string, FaultKind, number]>([
    ['a code that is none', SUB, (text) => text.replace('J069;', 'J0;'), 'bad_code', 4],
    ['a code twice', SUB, (text) => text.replace('J069;', 'J060;'), 'repeated_code', 4],
    ['a sex that is none', SUB, (text) => text.replace('O000;;F', 'O000;;X'), 'bad_sex', 5],
    ['no description', SUB, (text) => text.replace('Gravidez tubária;O', ';O'), 'empty_text', 6],
    ['a line that breaks off', SUB, (text) => `${text}O002;;F`, 'missing_cell', 7],
    ['a code of no chapter', SUB, (text) => text.replace('J00;', 'K00;'), 'no_chapter', 2],
    ['another header', SUB, (text) => text.replace('RESTRSEXO', 'SEXO'), 'missing_column', 1],
    [
      'a quote that stays open',
      SUB,
      (text) => text.replace('Gravidez abdominal', '"Gravidez'),
      'open_quote',
      5,
    ],
    ['no lines', SUB, (text) => text.slice(0, text.indexOf('\r\n')), 'no_rows', 0],
    ['a chapter of no range', 'CID-10-CAPITULOS.CSV', (text) => text.replace('J99', 'J9'), 'bad_code', 3],
  ])('%s leaves everything as it was, and names the line', async (_, file, change, fault, line) => {
    await importCids(t.deps, folder)
    const before = await cids()
    await edit(file, change)
    expect(await faultOf(importCids(t.deps, folder))).toEqual({ fault, file, line })
    expect(await cids()).toEqual(before)
  })

  test('without one of the files are not touched', async () => {
    await rm(join(folder, 'CID-10-CATEGORIAS.CSV'))
    const fault = { fault: 'missing_file', file: 'CID-10-CATEGORIAS.CSV', line: 0 }
    expect(await faultOf(importCids(t.deps, folder))).toEqual(fault)
    expect(await cids()).toEqual([])
  })

  test('are written whole or not at all', async () => {
    await importCids(t.deps, folder)
    const before = await cids()
    await edit(SUB, (text) => text.replace('Gravidez abdominal;', 'Outra;'))
    const broken = importCids(t.deps, folder, () => {
      throw new Error('the power went')
    })
    await expect(broken).rejects.toThrow('the power went')
    expect(await cids()).toEqual(before)
  })
})

describe('medicines', () => {
  const path = () => join(folder, 'medicines.csv')

  test('come when they are active, with company, registration and class', async () => {
    expect(await importMedicines(t.deps, path())).toEqual({
      rows: 4,
      added: 4,
      changed: 0,
      retired: 0,
      removed: 0,
    })
    expect((await medicines()).map((row) => [row.name, row.holder, row.registration, row.class])).toEqual([
      ['AMOXEMPLO', 'EXEMPLO FARMACÊUTICA S/A', '100000002', 'antimicrobial'],
      ['CALMEX', 'EXEMPLO FARMACÊUTICA S/A', '100000001', 'controlled_344'],
      ['DIPIREXEMPLO', 'EXEMPLO FARMACÊUTICA S/A', '100000004', 'common'],
      ['SACIAR "FLEX"', 'OUTRA; COM PONTO E VÍRGULA LTDA', '100000003', 'glp1'],
    ])
  })

  test('again change nothing; what was prescribed is retired, the rest goes', async () => {
    await importMedicines(t.deps, path())
    const before = await medicines()
    expect(await importMedicines(t.deps, path())).toMatchObject({
      added: 0,
      changed: 0,
      retired: 0,
      removed: 0,
    })
    expect(await medicines()).toEqual(before)
    const specialtyId = await createSpecialty(t.deps)
    const { specialistId } = await createSpecialist(t.deps, { specialtyId })
    const used = before.find(({ name }) => name === 'CALMEX')
    const [id, at] = [t.deps.newId(), t.clock.now()]
    await t.deps.db
      .insertInto('prescriptions')
      .values({
        id,
        specialist_id: specialistId,
        medicine_id: used?.id ?? null,
        is_model: true,
        content_sealed: Buffer.from('sealed'),
        created_at: at,
        updated_at: at,
      })
      .execute()
    await edit('medicines.csv', (text) =>
      text.replace('"Válido"', '"CADUCO"').replace('"válido"', '"CADUCO"'),
    )
    expect(await importMedicines(t.deps, path())).toMatchObject({
      rows: 2,
      changed: 0,
      retired: 1,
      removed: 1,
    })
    const rows = await medicines()
    expect(rows.map(({ name, retired_at }) => [name, retired_at !== null])).toEqual([
      ['AMOXEMPLO', false],
      ['CALMEX', true],
      ['SACIAR "FLEX"', false],
    ])
    await t.deps.db.deleteFrom('prescriptions').where('id', '=', id).execute()
  })

  test('leave the starter set, and an incomplete file everything', async () => {
    await loadStarterSets(t.deps)
    const before = await medicines()
    await edit('medicines.csv', (text) => text.replace('"100000002"', '"abc"'))
    const fault = { fault: 'bad_code', file: 'medicines.csv', line: 3 }
    expect(await faultOf(importMedicines(t.deps, path()))).toEqual(fault)
    expect(await medicines()).toEqual(before)
    await cp(join(fixtures, 'medicines.csv'), path())
    await importMedicines(t.deps, path())
    expect((await medicines()).length).toBe(before.length + 4)
  })
})

describe.skipIf(official === '')('the official lists', { timeout: 60_000 }, () => {
  test('all subcategories are there, and again change nothing', async () => {
    const done = await importCids(t.deps, join(official, 'cid10'))
    expect(done).toMatchObject({ rows: 14_233, added: 14_233 })
    const { rows } = await sql<{
      total: number
    }>`SELECT count(*) AS total FROM cids WHERE code LIKE '%.%'`.execute(t.deps.db)
    expect(rows[0]?.total).toBe(12_188)
    expect(await importCids(t.deps, join(official, 'cid10'))).toMatchObject({
      added: 0,
      changed: 0,
      retired: 0,
    })
  })

  test('the active registrations of an edition of ANVISA are there', async () => {
    const path = join(official, 'anvisa/DADOS_ABERTOS_MEDICAMENTOS.csv')
    const done = await importMedicines(t.deps, path)
    expect(done.added).toBe(done.rows)
    expect(done.rows).toBeGreaterThan(10_000)
    expect(await importMedicines(t.deps, path)).toMatchObject({
      added: 0,
      changed: 0,
      retired: 0,
      removed: 0,
    })
    const found = await medicines()
    expect(found.find(({ name }) => name === 'AAS PROTECT')).toMatchObject({ class: 'common' })
    expect(found.find(({ name }) => name === 'RIVOTRIL')).toMatchObject({ class: 'controlled_344' })
  })
})
