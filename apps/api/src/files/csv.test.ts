import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { csvText } from '@emma/domain/csv'
import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

test('a file is its columns and its rows, for a spreadsheet in UTF-8', async () => {
  const rows = async function* () {
    yield [csvText('=1'), '2,00']
  }
  const { content } = await csvFile({ name: 'x.csv', columns: ['A', 'B'], rows: rows() })
  if (!(content instanceof Readable)) throw new Error('The file is not written while it is read')
  expect(await text(content)).toBe("\uFEFFA;B\r\n'=1;2,00\r\n")
})
