import { searchOrders } from '@emma/contracts/site/search'
import { nameEverybody } from '../dataset/names.ts'
import { load, type Request } from '../load.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { CONNECTIONS, measure } from './http-work.ts'

const P99_GOAL = 30
/** Per kind, so that most are requested once in a measurement. */
const MOST = 2000
const WARM_UP_SECONDS = 2

interface Kind {
  readonly work: string
  readonly typed: (names: readonly string[]) => readonly string[]
  /** The list by default. */
  readonly request?: (typed: string, nth: number) => Request
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request => ({
  method: 'GET',
  path,
  headers: { ...headers },
})

const listOf = (typed: string): Request =>
  get(`/api/v1/specialists/specialists?pageSize=20&search=${encodeURIComponent(typed)}`)

const choicesOf = (typed: string): Request =>
  get(`/api/v1/specialists/facets?search=${encodeURIComponent(typed)}`)

/** Another network address each time: rendering per address and minute is limited. */
const pageOf = (typed: string, nth: number): Request =>
  get(`/buscar?${typed}`, {
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
  })

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

/** Swaps two letters of the first word, if it is long enough to be recognized. */
const mistyped = (name: string): string => name.replace(/^(\S{2})(\S)(\S)(\S+)/, '$1$3$2$4')

const partOf = (name: string): string => name.split(' ').slice(0, 2).join(' ')
const bySymptom = [...symptoms, ...pairs(symptoms, cities)]
/** Enough that none is requested again while cached, if the warm-up requests the first half only. */
const asPages = (names: readonly string[]): readonly string[] =>
  ['', ...searchOrders].flatMap((ordem) => names.map((q) => new URLSearchParams({ q, ordem }).toString()))

const kinds: readonly Kind[] = [
  { work: 'specialist by full name', typed: (names) => names },
  { work: 'specialist by part of a name', typed: (names) => names.map(partOf) },
  { work: 'specialist by mistyped name', typed: (names) => names.map(mistyped) },
  { work: 'specialist by symptom', typed: () => bySymptom },
  { work: 'specialist by profession', typed: () => [...professions, ...pairs(professions, cities)] },
  {
    work: 'specialist by mistyped specialty',
    typed: () => ['carduologia', 'dermatolojia', 'pediatrya', 'neurolgia'],
  },
  { work: 'word that nobody has', typed: (names) => names.map((_, nth) => `xyz${nth}`) },
  { work: 'choices left, by symptom', typed: () => bySymptom, request: choicesOf },
  { work: 'choices left, by part of a name', typed: (names) => names.map(partOf), request: choicesOf },
  { work: 'page of a search, by name, drawn', typed: asPages, request: pageOf },
]

/** The list for typed searches of visitors, with ten connections. */
export const runFinding = async (setup: Setup, say: (row: Row) => void): Promise<Row[]> => {
  await nameEverybody(setup.pool)
  const { rows: people } = await setup.pool.query<{ name: string }>(
    'SELECT name FROM specialists ORDER BY md5(id::text) LIMIT $1',
    [MOST],
  )
  const names = people.map(({ name }) => name)
  const works = kinds.map(({ work, typed, request = listOf }) => {
    const requests = typed(names).map(request)
    const half = requests.length / 2
    if (request !== pageOf) return { work, requests, before: requests }
    return { work, requests: requests.slice(half), before: requests.slice(0, half) }
  })
  // A server that has just started is slower at whatever is measured first.
  const { url } = setup.server
  for (const { requests } of works)
    await load({ url, connections: CONNECTIONS, requests, seconds: WARM_UP_SECONDS })
  const rows: Row[] = []
  for (const { work, requests } of works) {
    const figures = await measure(setup, setup.server, requests)
    const row = { work, goal: `p99 ≤ ${P99_GOAL} ms`, ...figures, isMet: figures.p99 <= P99_GOAL }
    rows.push(row)
    say(row)
  }
  return rows
}
