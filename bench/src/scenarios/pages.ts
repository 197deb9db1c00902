import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Request } from '../load.ts'
import type { HttpProcess } from '../processes/child.ts'
import { cpuDuring } from '../processes/cpu.ts'
import { hottest, profileDuring } from '../processes/profile.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'
import { CONNECTIONS, measure } from './http-work.ts'
import { besideHello } from './multiples.ts'

/** Multiples of H, from the issue that brought public pages. */
const KEPT_GOAL = 4
const DRAWN_GOAL = 60
/** Pages drawn in one measurement, so that the resolution of the processor's clock does not matter. */
const DRAWN = 600
/**
 * Milliseconds from our notice of a change until the server, which is notified at the same time, has surely received it
 * too.
 */
const HEARD_MS = 3
/** How many functions a profile lists. */
const HOT = 25

interface PageWork {
  readonly key: string
  readonly work: string
  readonly paths: readonly string[]
  /** Specialists whose bookings drop them. */
  readonly shown: readonly string[]
}

interface Bookable {
  readonly id: string
  readonly slug: string
  readonly specialty: string
}

const bookable = async ({ pool }: Setup): Promise<Bookable[]> => {
  const { rows } = await pool.query<Bookable>(
    `SELECT n.specialist_id AS id, g.slug, y.slug AS specialty
       FROM next_slots n
       JOIN specialist_slugs g ON g.specialist_id = n.specialist_id AND g.is_current
       JOIN specialist_specialties s ON s.specialist_id = n.specialist_id
       JOIN specialties y ON y.id = s.specialty_id
      WHERE n.specialty_id IS NULL AND n.starts_at IS NOT NULL
      ORDER BY n.starts_at LIMIT 40`,
  )
  return rows
}

const both = (path: string): string[] => [path, path === '/' ? '/en' : `/en${path}`]

/** A stranger's first pages, of the demo. */
const pageWorks = async (setup: Setup): Promise<PageWork[]> => {
  const people = await bookable(setup)
  const pathsOf = (pathOf: (one: Bookable) => string) => [...new Set(people.map(pathOf))].flatMap(both)
  const shown = people.map(({ id }) => id)
  return [
    { key: 'home', work: 'home', paths: both('/'), shown },
    { key: 'specialist', work: 'specialist', paths: pathsOf(({ slug }) => `/especialista/${slug}`), shown },
    {
      key: 'specialty',
      work: 'specialty',
      paths: pathsOf(({ specialty }) => `/especialidades/${specialty}`),
      shown,
    },
    {
      key: 'search',
      work: 'search',
      paths: pathsOf(({ specialty }) => `/buscar?especialidade=${specialty}`),
      shown,
    },
  ]
}

/** Another network address each time: rendering per address and minute is limited. */
const addressOf = (nth: number): string =>
  [...createHash('sha256').update(String(nth)).digest().subarray(0, 3)].join('.')

let visitors = 0
const asVisitor = (): Record<string, string> => {
  visitors += 1
  return { 'accept-encoding': 'br', 'x-forwarded-for': `10.${addressOf(visitors)}` }
}

const openPage = async (url: string, path: string): Promise<void> => {
  const answer = await fetch(`${url}${path}`, { headers: asVisitor() })
  const isPage = answer.headers.get('cache-control')?.includes('stale-while-revalidate')
  if (!(answer.ok && isPage)) throw new Error(`${path} is no page; was the web app built?`)
  await answer.arrayBuffer()
}

const openAll = async (url: string, paths: readonly string[]): Promise<void> => {
  for (let at = 0; at < paths.length; at += CONNECTIONS)
    await Promise.all(paths.slice(at, at + CONNECTIONS).map((path) => openPage(url, path)))
}

/** Invalidates pages as bookings do; resolves when the server has received it. */
const dropper = async ({ databaseUrl, pool }: Setup, shown: readonly string[]) => {
  const ear = new pg.Client({ connectionString: databaseUrl })
  await ear.connect()
  await ear.query('LISTEN site_changed')
  const drop = async (): Promise<void> => {
    const heard = once(ear, 'notification')
    await pool.query(`SELECT pg_notify('site_changed', 'times:' || id) FROM unnest($1::text[]) id`, [shown])
    await heard
    await sleep(HEARD_MS)
  }
  return { drop, close: () => ear.end() }
}

/**
 * Invalidates all pages as bookings do, and then opens them with ten connections, round after round. The cost of the
 * notification is the booking's: it is measured separately and subtracted.
 */
const drawAnew = async (setup: Setup, { paths, shown }: PageWork) => {
  const { server, settings } = setup
  const rounds = Math.ceil(DRAWN / paths.length)
  const { drop, close } = await dropper(setup, shown)
  const during = async (round: () => Promise<void>) => {
    const run = async () => {
      for (let nth = 0; nth < rounds; nth += 1) await round()
    }
    await run()
    return (await cpuDuring([server.pid, settings.clusterPid], run)).ms
  }
  const dropped = await during(drop)
  const drawn = await during(async () => {
    await drop()
    await openAll(server.url, paths)
  })
  await close()
  const [cpuServer = 0, cpuDatabase = 0] = drawn.map(
    (ms, at) => Math.max(0, ms - (dropped[at] ?? 0)) / (rounds * paths.length),
  )
  return { cpu: cpuServer + cpuDatabase, cpuServer, cpuDatabase }
}

const keptRequests = ({ paths }: PageWork): Request[] =>
  paths.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } }))

/** A profile of the server while pages of one kind are rendered. @returns its hottest functions, one per line */
export const profilePages = async (setup: Setup, key: string, file: string): Promise<string[]> => {
  const works = await pageWorks(setup)
  const work = works.find((each) => each.key === key)
  if (!work) throw new Error(`No page is called ${key}: ${works.map((each) => each.key).join(', ')}`)
  await drawAnew(setup, work)
  const profile = await profileDuring(setup.inspectorPort ?? 0, file, () => drawAnew(setup, work))
  return hottest(profile, HOT)
}

/** Public pages from the cache, and rendered after a change, beside a bare hello. */
export const runPages = async (
  setup: Setup,
  hello: HttpProcess,
  rounds: number,
  say: (row: Row) => void,
): Promise<Row[]> => {
  const rows: Row[] = []
  const add = (row: Row): void => {
    rows.push(row)
    say(row)
  }
  for (const each of await pageWorks(setup)) {
    const { key, work } = each
    const kept = { key, work: `${work}, kept`, goal: KEPT_GOAL }
    const drawn = { key, work: `${work}, drawn and compressed`, goal: DRAWN_GOAL }
    add(await besideHello(hello, kept, rounds, () => measure(setup, setup.server, keptRequests(each))))
    add(await besideHello(hello, drawn, rounds, () => drawAnew(setup, each)))
  }
  return rows
}
