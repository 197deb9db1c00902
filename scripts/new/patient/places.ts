import type { Skeleton } from '../skeleton.ts'
import { after, before, beforeLast, camel, importing, sorted } from '../text.ts'
import { filled, type Kept } from './kept.ts'

type Change = (text: string) => string

/** Everywhere a table about a patient has to be listed (apps/api/README.md, "Add an endpoint"). */
export const placesOf = (kept: Kept): Skeleton['edits'] => {
  const fill = (text: string) => filled(kept, text)
  const places = {
    ...tablePlaces(fill),
    ...callPlaces(kept, fill),
    ...logPlaces(fill),
    ...copyPlaces(fill),
    ...webPlaces(kept, fill),
  }
  return Object.entries(places).map(([path, changes]) => ({
    path,
    change: (text: string) => changes.reduce((changed, change) => change(changed), text),
  }))
}

type Fill = (text: string) => string
type Places = Readonly<Record<string, readonly Change[]>>

const tablePlaces = (fill: Fill): Places => ({
  'apps/api/src/features/records/tables.ts': [sorted('TableName[] = [\n', fill(`  '«table»',\n`))],
  'apps/api/db/describe/areas.ts': [after('record_heads allergies ', fill('«table» '))],
  'apps/api/src/crypto/sealed-columns.ts': [
    before(
      `  { table: 'vitals', column`,
      fill(`  { table: '«table»', column: 'text_sealed', ...ofCustomer, onErasure: 'kept' },\n`),
    ),
  ],
  'docs/security.md': [
    (text) => {
      const anchor = "| a specialist's private note"
      const line = text.slice(text.indexOf(anchor)).split('\n')[0] ?? ''
      const widths = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.length - 1)
      const cells = [
        fill('«words»'),
        '20 years after the last entry',
        'read by all in care (Lei 13.787/2018); sealed; nothing removes them',
      ]
      return before(
        anchor,
        `${cells.map((cell, at) => `| ${cell}`.padEnd((widths[at] ?? 0) + 2)).join('')}|\n`,
      )(text)
    },
  ],
})

const callPlaces = ({ file, write, list }: Kept, fill: Fill): Places => {
  const endpoints =
    fill(`import { «list» as «list»Endpoint, «write» as «write»Endpoint } from '@emma/contracts/records/«file»'
import { «list» } from './${file}/${list}.ts'
import { «write» } from './${file}/${write}.ts'`)
  const sent = fill(`const «one»Text = ({ customer }: MatrixFixture) => ({
  body: { customer_id: customer.customerId, text: 'Prefere manhãs.' },
})

`)
  const cases = fill(`  matrixCase(«list», { own: { specialist: patient }, foreign: patient }),
  matrixCase(«write», { own: { specialist: «one»Text }, foreign: «one»Text }),
`)
  return {
    'apps/api/src/features/records/records.routes.ts': [
      beforeLast('}', fill('  mount(«list»Endpoint, «list»)\n  mount(«write»Endpoint, «write»)\n')),
      importing(endpoints),
    ],
    'apps/api/test/matrix/cases/care/records.ts': [
      before('export const recordCases', sent),
      after('Cases: readonly MatrixCase[] = [\n', cases),
      importing(fill(`import { «list», «write» } from '@emma/contracts/records/«file»'`)),
    ],
  }
}

/** The entry in the patient's access log, and its owner. */
const logPlaces = (fill: Fill): Places => ({
  'packages/contracts/src/records/access-log.ts': [before(`    'identity',\n`, fill(`    '«object»',\n`))],
  'apps/api/src/features/records/access/access-log.repo.ts': [
    before(
      '  // A note is logged under',
      fill(`  «object»: sql\`coalesce((SELECT x.dependent_id FROM «table» x WHERE x.id = l.object_id),
    (SELECT k.id FROM dependents k WHERE k.id = l.object_id))\`,
`),
    ),
  ],
  'packages/phrases/src/pt/records/index.ts': [
    before(`      identity: 'seu CPF'`, fill(`      «object»: 'uma anotação em “«title»”',\n`)),
    before(`      identity: '{{count}} CPFs'`, fill(`      «object»: '{{count}} anotações em “«title»”',\n`)),
  ],
  'packages/phrases/src/en/records/index.ts': [
    before(`      identity: 'your CPF'`, fill(`      «object»: 'a note in “«Words»”',\n`)),
    before(`      identity: '{{count}} CPFs'`, fill(`      «object»: '{{count}} notes in “«Words»”',\n`)),
  ],
})

/** The patient's copy of their data (LGPD). */
const copyPlaces = (fill: Fill): Places => ({
  'apps/api/src/features/privacy/export/export-care.repo.ts': [
    before(
      'export const problems: ExportPart',
      fill(`export const «subjects»: ExportPart = {
  name: '«file»',
  rows: ({ customerId }) => sql\`
    SELECT x.id::text AS key, x.id AS row_id, jsonb_build_object('id', x.id, 'dependent_id', x.dependent_id,
      'specialist', s.name, 'created_at', x.created_at) AS data, x.text_sealed AS sealed_text
    FROM «table» x JOIN specialists s ON s.id = x.specialist_id WHERE x.customer_id = \${customerId}::uuid\`,
  sealed: { text: '«table».text_sealed' },
}

`),
    ),
  ],
  'apps/api/src/features/privacy/export/export-parts.ts': [
    before('  problems,\n  vitals', fill('  «subjects»,\n')),
    before('  problems,\n', fill('  «subjects»,\n')),
  ],
  'apps/api/src/features/privacy/export/own-family.test.ts': [(text) => `${text}${fill(copyTest)}`],
})

const copyTest = `
test('«words» of a dependent are in the copy', async () => {
  const specialtyId = await createSpecialty(t.deps)
  const sergio = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() - DAY)
  const seen = { specialist: sergio, customer: paula, specialtyId, startsAt, status: 'finished' }
  await insertAppointment(t, { ...seen, dependentId: lia })
  const { headers } = await signIn(t.deps, sergio)
  const payload = { customer_id: paula.customerId, dependent_id: lia, text: 'Prefere manhãs.' }
  const sent = await t.app.inject({ method: 'POST', url: '/api/v1/records/«file»', headers, payload })
  expect(sent.statusCode).toBe(201)
  expect(await partOf('«file»')).toMatchObject([
    { row_id: sent.json().id, data: { dependent_id: lia, specialist: sergio.name } },
  ])
})
`

const webPlaces = ({ file }: Kept, fill: Fill): Places => ({
  'packages/phrases/src/index.ts': [
    before('  admins: ()', fill(`  «subjects»: () => import('./pt/records/«file».ts'),\n`)),
  ],
  'packages/phrases/src/english.ts': [
    before('  admins: ()', fill(`  «subjects»: () => import('./en/records/«file».ts'),\n`)),
  ],
  'apps/web/src/features/records/patient/patient-screen.tsx': [
    before(
      'const PatientExams',
      fill(`const «Subjects» = lazyPart(() => import('../${file}/${file}.tsx'), '${camel(file)}')\n`),
    ),
    before(
      '            {isInCare && <OwnNotesPanel',
      fill('            {isInCare && <«Subjects» patient={patient} />}\n'),
    ),
  ],
  'apps/web/src/features/records/patient/patient-page.test.tsx': [
    before(
      '  if (/patients\\/.*\\/notes/',
      fill(`  if (/records\\/«file»\\//.test(path))
    return { data: [{ id: id('91'), ...noted, text: 'Prefere manhãs.', created_at: page.last_at }] }
`),
    ),
    (text) => `${text}${fill(panelTest)}`,
  ],
})

const panelTest = `
test('«words» are read and written by who cares for the patient', async () => {
  await open()
  const panel = within(await screen.findByRole('region', { name: '«title»' }))
  expect(await panel.findByText(/Prefere manhãs\\./)).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'Anotar' }))
  expect(panel.getByText('Escreva a anotação.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(panel.getByLabelText('Nova anotação'), 'Vem com a filha.')
  await userEvent.click(panel.getByRole('button', { name: 'Anotar' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', path: 'records/«file»', body: { customer_id: paula, text: 'Vem com a filha.' } },
    ]),
  )
})

test('in an emergency «words» are not shown', async () => {
  basis = 'break_glass'
  await open()
  await screen.findByText('Hipertensão')
  expect(screen.queryByRole('region', { name: '«title»' })).toBeNull()
})
`
