import type { Check } from '../check.ts'
import { type Finding, problemsOf } from '../finding.ts'
import { type Source, type Syntax, sourcesBelow, syntaxOf, visit } from '../source.ts'

/** Permitted uses that look like formatting a date, by file and call. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/format-date.ts DateTimeFormat': 'the one function',
  'packages/domain/src/availability/zone.ts DateTimeFormat': 'reads how far a zone is from UTC',
  'packages/domain/src/availability/wall-time.ts toISOString.slice': 'a date of the wire, of a wall time',
  'apps/web/src/lib/i18n/person-zone.ts DateTimeFormat': 'asks the device for its zone',
  'apps/api/src/features/availability/holidays.ts getMonth': 'the library gives midnights of the machine',
  'apps/api/src/features/availability/holidays.ts getDate': 'the library gives midnights of the machine',
  'packages/contracts/src/kit/person.ts toISOString.slice': 'the last day that has begun somewhere in Brazil',
  'packages/contracts/src/exams/index.ts toISOString.slice':
    'the last day that has begun somewhere in Brazil',
}

const packages = ['domain', 'contracts', 'phrases'].map((name) => `packages/${name}/src`)

const writers = new Set(['DateTimeFormat', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
/** In the machine's zone, which is no person's. */
const ofMachine = new Set(['getHours', 'getMinutes', 'getDate', 'getDay', 'getMonth', 'getFullYear'])

const propertyOf = (node: unknown): string =>
  String(syntaxOf(syntaxOf(node, 'MemberExpression')?.property, 'Identifier')?.value ?? '')

/** `DateTimeFormat` of `new Intl.DateTimeFormat()`, `getDate` of `at.getDate()`; empty if no date is formatted. */
function writerOf(node: Syntax): string {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return ''
  const name = propertyOf(node.callee)
  if (writers.has(name) || ofMachine.has(name)) return name
  const before = syntaxOf(syntaxOf(node.callee, 'MemberExpression')?.object, 'CallExpression')
  const isCut = name === 'slice' && propertyOf(before?.callee) === 'toISOString'
  return isCut ? 'toISOString.slice' : ''
}

export function dateFindings({ path, tree, lineOf }: Source): readonly Finding[] {
  const findings: Finding[] = []
  visit(tree, (node) => {
    const writer = writerOf(node)
    if (writer === '') return
    const where = 'apps/api/src/dates.ts or apps/web/src/lib/i18n/format.ts'
    findings.push({
      key: `${path} ${writer}`,
      text: `${path}:${lineOf(node)}: ${writer} writes a date or number by itself; use ${where}`,
    })
  })
  return findings
}

/** One function formats all dates, so that users see every time in their own zone. */
export const dates: Check = {
  name: 'dates',
  run: async () => {
    const folders = ['apps/api/src', 'apps/web/src', ...packages]
    const sources = (await Promise.all(folders.map((folder) => sourcesBelow(folder)))).flat()
    return problemsOf(sources.flatMap(dateFindings), Object.keys(allowed))
  },
}
