import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demoEmails, demoPassword } from '../../../apps/api/db/seeds/seed.ts'
import { freePort } from '../../../apps/api/test/free-port.ts'
import { buildWebIfChanged } from '../../../scripts/run/web-build.ts'
import { type Looked, look } from '../processes/lighthouse.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'

/** Of the table of tasks in the design: the patient's main screens on a phone. */
const LEAST_SCORE = 95
const MOST_SHIFTS = 0.05
const SYSTEMS = '/usr/bin/chromium'

interface Screen {
  readonly work: string
  readonly path: string
}

const screensOf = async ({ pool }: Setup): Promise<{ strangers: Screen[]; patients: Screen[] }> => {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `SELECT n.specialist_id AS id, g.slug FROM next_slots n
       JOIN specialist_slugs g ON g.specialist_id = n.specialist_id AND g.is_current
      WHERE n.specialty_id IS NULL AND n.starts_at IS NOT NULL ORDER BY n.starts_at LIMIT 1`,
  )
  const [first] = rows
  if (!first) throw new Error('Nobody of the demo has a free time')
  return {
    strangers: [
      { work: 'home, a stranger', path: '/' },
      { work: 'search, a stranger', path: '/buscar' },
      { work: 'specialist, a stranger', path: `/especialista/${first.slug}` },
      { work: 'login', path: '/login' },
    ],
    patients: [
      { work: 'Início', path: '/customer' },
      { work: 'Buscar', path: '/customer/specialists/todos' },
      { work: 'slot', path: `/customer/horario/${first.id}` },
      { work: 'Agenda', path: '/customer/agenda' },
      { work: 'Saúde', path: '/customer/area-paciente' },
    ],
  }
}

const comeIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(demoEmails.customer)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`${url}/customer`)
}

/** The system's Chromium, or Playwright's own; what keeps who is logged in, and listens on a port. */
const openBrowser = (profile: string, port: number) => {
  const executablePath = process.env.CHROMIUM ?? (existsSync(SYSTEMS) ? SYSTEMS : undefined)
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launchPersistentContext(profile, {
    args: [...quiet, `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const rowOf = (
  work: string,
  { score, firstPaint, largestPaint, blocked, shifts, kilobytes }: Looked,
): Row => ({
  work,
  goal: `≥ ${LEAST_SCORE}, CLS ≤ ${MOST_SHIFTS}`,
  result: [
    `${score}: FCP ${seconds(firstPaint)}`,
    `LCP ${seconds(largestPaint)}`,
    `TBT ${blocked.toFixed(0)} ms`,
    `CLS ${shifts.toFixed(3)}`,
    `${kilobytes.toFixed(0)} KB`,
  ].join(', '),
  isMet: score >= LEAST_SCORE && shifts <= MOST_SHIFTS,
})

/** The middle one by its score. */
const middleOf = (all: readonly Looked[]): Looked => {
  const middle = all.toSorted((one, other) => one.score - other.score)[Math.floor(all.length / 2)]
  if (!middle) throw new Error('Nothing was looked at')
  return middle
}

/** Lighthouse on a phone: public pages for a stranger, and the patient's main screens logged in. */
export const runWeb = async (setup: Setup, rounds: number, say: (row: Row) => void): Promise<Row[]> => {
  const { url } = setup.server
  const { strangers, patients } = await screensOf(setup)
  const profile = await mkdtemp(join(tmpdir(), 'emma-web-'))
  const port = await freePort()
  const browser = await openBrowser(profile, port)
  const rows: Row[] = []
  const measure = async (screens: readonly Screen[]) => {
    for (const { work, path } of screens) {
      const all: Looked[] = []
      for (let nth = 0; nth < rounds; nth += 1) all.push(await look(url + path, port))
      const row = rowOf(work, middleOf(all))
      rows.push(row)
      say(row)
    }
  }
  try {
    await measure(strangers)
    await comeIn(await browser.newPage(), url)
    await measure(patients)
    return rows
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Before the server starts: it serves what was built. */
export const prepareWeb = buildWebIfChanged
