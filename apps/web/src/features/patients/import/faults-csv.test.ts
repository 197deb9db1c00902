import { expect, test } from 'vitest'
import { faultsCsv } from './faults-csv.ts'

test('rows with errors stand as in the file, with line and reason, and no cell is run as a formula', () => {
  const rows = [{ line: 14, cells: ['=1+1', '9'], reasons: [{ code: 'phone_short', line: null }] }] as const
  const text = faultsCsv(
    ['Nome', null, 'Obs'],
    rows.map((row) => ({ ...row, cells: [...row.cells], reasons: [...row.reasons] })),
    { line: 'Linha', reason: 'Motivo' },
    () => 'Telefone incompleto; sem DDD',
  )
  expect(text).toBe(`\uFEFFLinha;Nome;;Obs;Motivo\r\n14;'=1+1;9;;"Telefone incompleto; sem DDD"\r\n`)
})
