import { expect, test } from 'vitest'
import { csvLine, csvMoney, csvText } from './csv.ts'

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

test('a line ends as spreadsheets expect, and money has a decimal comma', () => {
  expect(csvLine(['Ana', csvMoney(123_456)])).toBe('Ana;1234,56\r\n')
  expect(csvMoney(-5)).toBe('-0,05')
})
