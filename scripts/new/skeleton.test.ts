import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run/settings.ts'
import { patientData } from './patient/patient.ts'
import { kinds, type Skeleton } from './skeleton.ts'

const choice = { role: 'customer', title: undefined } as const

test.each([
  ['feature', 'pinned-notes', 'pinnedNotes', 'customer'],
  ['endpoint', 'records/pin-note', 'pinNote', 'specialist'],
  ['endpoint', 'records/pinned-note/pin-note', 'pinNote', 'specialist'],
  ['endpoint', 'pages/pin-page', 'pinPage', 'admin'],
  ['screen', 'records/pinned-cards', 'pinnedCards', 'customer'],
  ['screen', 'records/patient/pinned-cards', 'pinnedCards', 'specialist'],
  ['screen', 'pages/pinned-cards', 'pinnedCards', 'admin'],
] as const)(
  'a new %s %s finds its places in today’s files, and writes over none',
  async (kind, name, identifier, role) => {
    const { files, edits, next } = (await kinds[kind]?.(name, { ...choice, role })) ?? nothing
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter(({ path }) => existsSync(join(root, path)))).toEqual([])
    expect(files.some(({ content }) => content.includes(identifier))).toBe(true)
    for (const { path, change } of edits) {
      const before = await readFile(join(root, path), 'utf8')
      const after = change(before)
      expect(after.length, path).toBeGreaterThan(before.length)
      expect(after.slice(0, 20), path).toBe(before.slice(0, 20))
    }
    expect(next.join('\n')).toContain('README.md')
  },
)

test('a call beside others of its subject goes into their contract, test and matrix case', async () => {
  const made = await kinds.endpoint?.('records/allergies/confirm-allergy', { ...choice, role: 'specialist' })
  expect(made?.files.map(({ path }) => path)).toEqual([
    'apps/api/src/features/records/allergies/confirm-allergy.ts',
  ])
  expect(made?.edits.map(({ path }) => path)).toEqual([
    'packages/contracts/src/records/allergies.ts',
    'apps/api/src/features/records/allergies/allergies.test.ts',
    'apps/api/test/matrix/cases/care/records.ts',
    'apps/api/src/features/records/records.routes.ts',
  ])
})

test.each([
  ['patients/pins/read-pin', "method: 'GET'", 'body:'],
  ['patients/pins/delete-pin', 'status: 204', 'body:'],
  ['patients/pins/save-pin', "method: 'PUT'", 'status: 204'],
])('%s begins as its verb says', async (name, holds, lacks) => {
  const made = await kinds.endpoint?.(name, { ...choice, role: 'specialist' })
  const contract = made?.files.find(({ path }) => path.startsWith('packages/contracts'))?.content
  expect(contract).toContain(holds)
  expect(contract).toContain("resource: 'record'")
  expect(contract).not.toContain(lacks)
})

test('what is to be decided of the matrix is said once for several calls', async () => {
  const path = 'apps/api/test/matrix/cases/care/patients.ts'
  let text = await readFile(join(root, path), 'utf8')
  for (const name of ['patients/pins/read-pin', 'patients/pins/save-pin']) {
    const made = await kinds.endpoint?.(name, { ...choice, role: 'specialist' })
    text = made?.edits.find((edit) => edit.path === path)?.change(text) ?? ''
  }
  expect(text.split('// Decide who may call it')).toHaveLength(2)
  expect(text).toContain('matrixCase(readPin')
  expect(text).toContain('matrixCase(savePin')
})

test('data about a patient is named everywhere that it has to be, and green as made', async () => {
  const calls = ['records/care-hints/add-care-hint', 'records/care-hints/list-care-hints']
  const { files, edits, generates } = await patientData(calls, {
    role: 'specialist',
    title: 'Dicas de cuidado',
  })
  expect(generates).toBe(true)
  for (const { path, content } of files) {
    expect(existsSync(join(root, path)), path).toBe(false)
    expect(content, path).not.toMatch(/[«»]|expect\.fail/)
  }
  const made = new Map<string, string>()
  for (const { path, change } of edits) {
    const after = change(await readFile(join(root, path), 'utf8'))
    expect(after, path).not.toMatch(/[«»]|expect\.fail/)
    made.set(path, after)
  }
  const naming = ['sealed-columns.ts', 'tables.ts', 'areas.ts', 'access-log.repo.ts', 'export-care.repo.ts']
  for (const name of naming)
    expect([...made].find(([path]) => path.endsWith(name))?.[1], name).toContain('care_hints')
  expect(made.get('packages/phrases/src/pt/records/index.ts')).toContain('care_hint: ')
  expect(made.get('apps/api/test/matrix/cases/care/records.ts')).toContain('matrixCase(listCareHints')
  expect(files.find(({ path }) => path.endsWith('_care_hints.sql'))?.content).toContain('text_sealed bytea')
})

test.each([
  [['records/pins/pin-note']],
  [['records/pins/pin-note', 'records/pins/read-pin']],
  [['records/pins/pin-note', 'records/hints/list-hints']],
  [['booking/pins/pin-note', 'booking/pins/list-pins']],
])('data about a patient is one call that writes and one that lists: not %j', async (calls) => {
  await expect(patientData(calls, { role: 'specialist', title: undefined })).rejects.toThrow('--patient')
})

test('a call in records is, for a specialist, one on records', async () => {
  const made = await kinds.endpoint?.('records/pin-note', { ...choice, role: 'specialist' })
  const contract = made?.files.find(({ path }) => path.startsWith('packages/contracts'))?.content
  for (const line of ["resource: 'record'", "action: 'manage'", "role: 'specialist'"])
    expect(contract).toContain(line)
})

test('a call in a feature that is not there is refused', async () => {
  await expect(kinds.endpoint?.('ghosts/pin-note', choice)).rejects.toThrow('ghosts')
})

const nothing: Skeleton = { files: [], edits: [], next: [] }
