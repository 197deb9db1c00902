import { expect, it } from 'vitest'
import { folded, oneLine, readable } from './text.ts'

it('makes one kind of line break, and takes out what nobody can read', () => {
  expect(readable('um\r\ndois\rtrês\vquatro\fcinco')).toBe('um\ndois\ntrês\nquatro\ncinco')
  expect(readable('a\u0000b\u001b[31mc\u007fd\ud83de')).toBe('ab[31mcde')
})

it.each(['😀🇧🇷', '👩🏽‍⚕️ 👨‍👩‍👧‍👦', 'שלום \u202b5 mg\u202c', 'e\u0301', 'a\tb\nc'])(
  'leaves %s as it is',
  (text) => {
    expect(readable(text)).toBe(text)
  },
)

it('compares a name whatever its apostrophe and accents are', () => {
  expect(["D'Ávila", 'd’avila', 'DÁVILA'].map(folded)).toEqual(['davila', 'davila', 'davila'])
})

it('finds a name with letters that a Brazilian keyboard lacks by those that it has', () => {
  expect(['Łukasz', 'Sørensen', 'Weiß', 'Æsa', 'Đurić', 'Þór', 'İlker', 'Işık'].map(folded)).toEqual([
    ...['lukasz', 'sorensen', 'weiss', 'aesa', 'duric', 'thor', 'ilker', 'isik'],
  ])
})

it.each([
  ['  Clínica\r\nBcc: a@b.c\t 2 ', 'Clínica Bcc: a@b.c 2'],
  ['\u202eClínica\u2028Ipê\ufeff', 'Clínica Ipê'],
  ['\u200b\u200d \u2060', ''],
  ['عيادة ابن سينا', 'عيادة ابن سينا'],
  ['Pediatria 👨‍👩‍👧', 'Pediatria 👨‍👩‍👧'],
  ['=1+1 <b>"D’Ávila"</b>', '=1+1 <b>"D’Ávila"</b>'],
])('writes the name %j in one line of what is seen', (typed, name) => {
  expect(oneLine(typed)).toBe(name)
})
