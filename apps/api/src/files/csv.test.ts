import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvFile, csvText } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A'])('%s is no formula', (value) => {
  expect(csvText(value)).toBe(`'${value}`)
})

test.each(['\t=1', '\r=1', '\n=1'])('%j is no formula, and one cell', (value) => {
  expect(csvText(value)).toBe(`"'${value}"`)
})

test('nothing in a text ends its cell', () => {
  expect(csvText('a;=1')).toBe('"a;=1"')
  expect(csvText('a,=1')).toBe('"a,=1"')
  expect(csvText('a";=1')).toBe('"a"";=1"')
  expect(csvText('a\r\n=1')).toBe('"a\r\n=1"')
})

test('what is harmless stays as it is', () => {
  for (const value of ['', 'Ana Souza', 'ana@emma.test', 'a=b', '1-2']) expect(csvText(value)).toBe(value)
})

test('a file is its columns and its rows, for a spreadsheet in UTF-8', async () => {
  const rows = async function* () {
    yield [csvText('=1'), '2,00']
  }
  const { content } = await csvFile({ name: 'x.csv', columns: ['A', 'B'], rows: rows() })
  if (!(content instanceof Readable)) throw new Error('The file is not written while it is read')
  expect(await text(content)).toBe("\uFEFFA;B\r\n'=1;2,00\r\n")
})
