import { expect, test } from 'vitest'
import { problemsOf } from './finding.ts'
import { moduleState, stateFindings } from './module-state.ts'
import { parseSource } from './source.ts'

const source = (text: string) => parseSource('apps/api/src/features/auth/tokens.ts', text)

test.each([
  ['let kept = 0'],
  ['export let kept = 0'],
  ['const kept = new Map<string, string>()'],
  ['const kept: Set<string> = new Set()'],
  ['export const kept = new WeakMap()'],
  ['const kept = createLimit()'],
])('a module keeps nothing: %s', async (text) => {
  expect(moduleState(await source(`// first\n${text}`))).toEqual([{ name: 'kept', line: 2 }])
})

test.each([
  ["const names: ReadonlyMap<string, string> = new Map([['a', 'b']])"],
  ["const names: ReadonlySet<string> = new Set(['a'])"],
  ['const run = () => { let count = 0; const seen = new Set(); return count }'],
  ['const schema = build(new Map())'],
  ['const pattern = new RegExp("a")'],
])('what cannot change, or lives in a call, is no state: %s', async (text) => {
  expect(moduleState(await source(text))).toEqual([])
})

test('a list of accepted findings only shrinks', async () => {
  const findings = stateFindings([await source('let kept = 0')])
  expect(problemsOf(findings, ['features/auth kept'])).toBe('')
  expect(problemsOf(findings, [])).toContain(
    'apps/api/src/features/auth/tokens.ts:1: kept is kept in the module',
  )
  expect(problemsOf([], ['features/auth kept'])).toContain('remove it from the list')
})
