import { join } from 'node:path'
import { importCids, importMedicines } from '../../../apps/api/db/imports/index.ts'
import { loadStarterSets } from '../../../apps/api/db/starter/index.ts'
import type { Row } from '../row.ts'
import { withDeps } from '../settings.ts'
import { headersOf, type Setup, specialistsOf } from '../setup.ts'
import { measure } from './http-work.ts'

const P99_GOAL = 20

/** Typical search texts: letter by letter, whole words, codes, mistakes, and nothing. */
const typing = {
  cids: [
    ...['d', 'di', 'dia', 'diab', 'diabe', 'diabetes', 'diabetes m', 'diabetes mel', 'diab mell'],
    ...[
      'hipertensão',
      'hipertensao essencial',
      'infecção aguda vias aéreas',
      'dor',
      'dor lombar',
      'de',
      'outras',
    ],
    ...[
      'J',
      'J0',
      'J06',
      'J06.9',
      'j069',
      'I10',
      'F41.1',
      'M54',
      'diabetis',
      'hipertenssao',
      'amigdalitte',
      '',
    ],
  ],
  medicines: [
    ...['a', 'am', 'amo', 'amox', 'amoxicilina', 'amoxicilina clav', 'dip', 'dipirona', 'losartana'],
    ...[
      'cloridrato',
      'cloridrato de',
      'sodica',
      'paracetamol codeina',
      'ibuprofeno 600',
      'vitamina',
      'insulina',
    ],
    ...['amoxilina', 'dipironna', 'losartanna', 'azitromisina', ''],
  ],
} as const

const works = [
  {
    work: 'diagnosis search',
    typed: typing.cids,
    texts: 'SELECT description AS text FROM cids ORDER BY code',
    path: (words: string) => `/api/v1/cids/all?pageSize=20&search=${encodeURIComponent(words)}`,
  },
  {
    work: 'medicine search',
    typed: typing.medicines,
    texts: 'SELECT name AS text FROM medicines ORDER BY name, id',
    path: (words: string) => `/api/v1/bulario/pesquisar?nome=${encodeURIComponent(words)}&pagina=1`,
  },
]

/** @param official the folder of the official lists, if available */
const fill = (setup: Setup, official: string | undefined): Promise<string> =>
  withDeps(setup.settings, setup.databaseUrl, async (deps) => {
    await loadStarterSets(deps)
    if (official === undefined) return 'with the starter sets alone: the official lists are not here'
    const began = performance.now()
    const cids = await importCids(deps, join(official, 'cid10'))
    const between = performance.now()
    const medicines = await importMedicines(deps, join(official, 'anvisa/DADOS_ABERTOS_MEDICAMENTOS.csv'))
    const seconds = [between - began, performance.now() - between].map((ms) => (ms / 1000).toFixed(1))
    return `${cids.rows} diagnoses imported in ${seconds[0]} s, ${medicines.rows} medicines in ${seconds[1]} s`
  })

/** More than the server caches, so that each is searched afresh. */
const NEW_TEXTS = 2000
const A_MISTAKE_EVERY = 10

/**
 * The beginnings of the list's own texts, from three letters to three words; in every tenth the last two letters are
 * swapped.
 */
const newTexts = async ({ pool }: Setup, query: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ text: string }>(query)
  const step = Math.max(1, Math.floor(rows.length / NEW_TEXTS))
  const texts = rows
    .filter((_, index) => index % step === 0)
    .map(({ text }, index) => {
      const start = text.slice(0, 3 + (index % 20))
      return index % A_MISTAKE_EVERY === 0 ? start.replace(/(.)(.)$/, '$2$1') : start
    })
  return [...new Set(texts)]
}

/** Both searches over the official lists, at ten connections. */
export const runSearch = async (setup: Setup, official: string | undefined, say: (row: Row) => void) => {
  const note = await fill(setup, official)
  await setup.pool.query('ANALYZE cids, medicines')
  const [specialist] = await specialistsOf(setup, 1)
  if (!specialist) throw new Error('Nobody is there to search')
  const rows: Row[] = []
  for (const { work, typed, texts, path } of works) {
    const rounds = [
      { work, words: typed },
      { work: `${work}, what nobody typed before`, words: await newTexts(setup, texts) },
    ]
    for (const { work, words } of rounds) {
      const requests = words.map((text) => ({
        method: 'GET' as const,
        path: path(text),
        headers: headersOf(specialist),
      }))
      const figures = await measure(setup, setup.server, requests)
      const row = { work, goal: `p99 ≤ ${P99_GOAL} ms`, ...figures, isMet: figures.p99 <= P99_GOAL }
      rows.push(row)
      say(row)
    }
  }
  return { rows, note }
}
