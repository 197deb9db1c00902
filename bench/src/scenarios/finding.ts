import { nameEverybody } from '../dataset/names.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { measure } from './http-work.ts'

const P99_GOAL = 30
/** Of each kind, so that most are asked for once in a measurement. */
const MOST = 2000

interface Kind {
  readonly work: string
  readonly typed: (names: readonly string[]) => readonly string[]
}

const symptoms = [
  'enxaqueca',
  'dor de cabeça',
  'pressão alta',
  'coceira',
  'ansiedade',
  'dor no joelho',
  'febre',
]
const professions = [
  'cardiologista',
  'dermatologista',
  'pediatra',
  'psicólogo',
  'nutricionista',
  'ortopedista',
]
const cities = ['campinas', 'salvador', 'recife', 'santos', 'curitiba', 'são paulo']

const pairs = (firsts: readonly string[], seconds: readonly string[]): readonly string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

/** Two letters of the first word change places, where it is long enough to be known again. */
const mistyped = (name: string): string => name.replace(/^(\S{2})(\S)(\S)(\S+)/, '$1$3$2$4')

const kinds: readonly Kind[] = [
  { work: 'specialist by full name', typed: (names) => names },
  {
    work: 'specialist by part of a name',
    typed: (names) => names.map((name) => name.split(' ').slice(0, 2).join(' ')),
  },
  { work: 'specialist by mistyped name', typed: (names) => names.map(mistyped) },
  { work: 'specialist by symptom', typed: () => [...symptoms, ...pairs(symptoms, cities)] },
  { work: 'specialist by profession', typed: () => [...professions, ...pairs(professions, cities)] },
  {
    work: 'specialist by mistyped specialty',
    typed: () => ['carduologia', 'dermatolojia', 'pediatrya', 'neurolgia'],
  },
  { work: 'word that nobody has', typed: (names) => names.map((_, nth) => `xyz${nth}`) },
]

/** The list by what strangers type, at ten connections. */
export const runFinding = async (setup: Setup, say: (row: Row) => void): Promise<Row[]> => {
  await nameEverybody(setup.pool)
  const { rows: people } = await setup.pool.query<{ name: string }>(
    'SELECT name FROM specialists ORDER BY md5(id::text) LIMIT $1',
    [MOST],
  )
  const names = people.map(({ name }) => name)
  const rows: Row[] = []
  for (const { work, typed } of kinds) {
    const requests = typed(names).map((search) => ({
      method: 'GET' as const,
      path: `/api/v1/specialists/specialists?pageSize=20&search=${encodeURIComponent(search)}`,
      headers: {},
    }))
    const figures = await measure(setup, setup.server, requests)
    const row = { work, goal: `p99 ≤ ${P99_GOAL} ms`, ...figures, isMet: figures.p99 <= P99_GOAL }
    rows.push(row)
    say(row)
  }
  return rows
}
