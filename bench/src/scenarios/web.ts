import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { demoEmails, demoPassword } from '../../../apps/api/db/seeds/seed.ts'
import { freePort } from '../../../apps/api/test/free-port.ts'
import { buildWebIfChanged } from '../../../scripts/run/web-build.ts'
import { type Looked, look } from '../processes/lighthouse.ts'
import type { Row } from '../row.ts'
import type { Setup } from '../setup.ts'

const LEAST_SCORE = 95
const MOST_SHIFTS = 0.05
const SYSTEMS = '/usr/bin/chromium'

interface Screen {
  readonly work: string
  readonly path: string
  /** Indexed by search engines: SEO counts. */
  readonly isFound?: boolean
}

/** The role of the main screens; a stranger has no e-mail. */
interface Role {
  readonly email?: string
  readonly screens: readonly Screen[]
}

const rolesOf = async ({ pool }: Setup): Promise<Role[]> => {
  const { rows } = await pool.query<{ id: string; slug: string; specialty: string }>(
    `SELECT n.specialist_id AS id, g.slug, y.slug AS specialty FROM next_slots n
       JOIN specialist_slugs g ON g.specialist_id = n.specialist_id AND g.is_current
       JOIN specialist_specialties s ON s.specialist_id = n.specialist_id
       JOIN specialties y ON y.id = s.specialty_id
      WHERE n.specialty_id IS NULL AND n.starts_at IS NOT NULL ORDER BY n.starts_at LIMIT 1`,
  )
  const [first] = rows
  if (!first) throw new Error('Nobody of the demo has a free time')
  return [
    {
      screens: [
        { work: 'home, a stranger', path: '/', isFound: true },
        { work: 'search, a stranger', path: '/buscar', isFound: true },
        { work: 'specialty, a stranger', path: `/especialidades/${first.specialty}`, isFound: true },
        { work: 'specialist, a stranger', path: `/especialista/${first.slug}`, isFound: true },
        { work: 'login', path: '/login' },
      ],
    },
    {
      email: demoEmails.customer,
      screens: [
        { work: 'Início', path: '/customer' },
        { work: 'Buscar', path: '/customer/specialists/todos' },
        { work: 'slot', path: `/customer/horario/${first.id}` },
        { work: 'Agenda', path: '/customer/agenda' },
        { work: 'Saúde', path: '/customer/area-paciente' },
      ],
    },
    {
      email: demoEmails.specialist,
      screens: [
        { work: 'Hoje, of a specialist', path: '/dashboard' },
        { work: 'Pacientes, of a specialist', path: '/specialist/pacientes' },
      ],
    },
  ]
}

const comeIn = async (page: Page, url: string, email: string): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(/\/(customer|dashboard)$/)
}

/** The system's Chromium, or Playwright's; it keeps its session, and listens on a port. */
const openBrowser = (profile: string, port: number) => {
  const executablePath = process.env.CHROMIUM ?? (existsSync(SYSTEMS) ? SYSTEMS : undefined)
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  return chromium.launchPersistentContext(profile, {
    args: [...quiet, `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const rowOf = ({ work, isFound = false }: Screen, looked: Looked): Row => {
  const { score, firstPaint, largestPaint, blocked, shifts, kilobytes } = looked
  const { accessibility, bestPractices, seo } = looked
  const scores = [score, accessibility, bestPractices, ...(isFound ? [seo] : [])]
  return {
    work,
    goal: `≥ ${LEAST_SCORE}, CLS ≤ ${MOST_SHIFTS}`,
    result: [
      `${scores.join(' · ')}: FCP ${seconds(firstPaint)}`,
      `LCP ${seconds(largestPaint)}`,
      `TBT ${blocked.toFixed(0)} ms`,
      `CLS ${shifts.toFixed(3)}`,
      `${kilobytes.toFixed(0)} KB`,
    ].join(', '),
    isMet: scores.every((each) => each >= LEAST_SCORE) && shifts <= MOST_SHIFTS,
  }
}

/** The median by score. */
const middleOf = (all: readonly Looked[]): Looked => {
  const middle = all.toSorted((one, other) => one.score - other.score)[Math.floor(all.length / 2)]
  if (!middle) throw new Error('Nothing was looked at')
  return middle
}

interface Choice {
  readonly rounds: number
  /** Screens to measure; undefined for all. */
  readonly only: readonly string[] | undefined
}

const lookAt = async (
  { server, settings }: Setup,
  { email, screens }: Role,
  { rounds }: Choice,
  say: (row: Row) => void,
) => {
  const { url } = server
  const reports = join(settings.dataDir, 'lighthouse')
  await mkdir(reports, { recursive: true })
  const profile = await mkdtemp(join(tmpdir(), 'emma-web-'))
  const port = await freePort()
  const browser = await openBrowser(profile, port)
  const rows: Row[] = []
  try {
    if (email !== undefined) await comeIn(await browser.newPage(), url, email)
    for (const screen of screens) {
      const all: Looked[] = []
      for (let nth = 0; nth < rounds; nth += 1)
        all.push(await look(url + screen.path, port, join(reports, `${screen.work} ${nth}.json`)))
      const row = rowOf(screen, middleOf(all))
      rows.push(row)
      say(row)
    }
    return rows
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Lighthouse on a phone: public pages for a visitor, and the main screens of a patient and a specialist. */
export const runWeb = async (setup: Setup, choice: Choice, say: (row: Row) => void): Promise<Row[]> => {
  const rows: Row[] = []
  for (const role of await rolesOf(setup)) {
    const screens = role.screens.filter(({ work }) => choice.only?.includes(work) ?? true)
    if (screens.length > 0) rows.push(...(await lookAt(setup, { ...role, screens }, choice, say)))
  }
  return rows
}

/** Call it before the server starts, which serves the build. */
export const prepareWeb = buildWebIfChanged
