import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'

/** Downloaded from the registry when first needed: 180 MB that nothing else here uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** A report of one screen is about half of that. */
const MOST_OUTPUT = 64 * 1024 * 1024

/** Like a phone: Lighthouse's defaults. A session is kept; cached files are loaded again. */
const config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    clearStorageTypes: ['cache_storage', 'service_workers', 'shader_cache'],
  },
}

const figure = z.object({ numericValue: z.number() })
const category = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100))
const report = z.object({
  finalDisplayedUrl: z.string(),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'total-byte-weight': figure,
  }),
})

/** Milliseconds, except for scores (0 to 100), shifts (Core Web Vitals) and kilobytes. */
export interface Looked {
  readonly url: string
  /** Of performance: the score that varies on a busy machine. */
  readonly score: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Low for screens hidden from search engines. */
  readonly seo: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly shifts: number
  readonly kilobytes: number
}

const lookedOf = (text: string): Looked => {
  const { finalDisplayedUrl, categories, audits } = report.parse(JSON.parse(text))
  return {
    url: finalDisplayedUrl,
    score: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shifts: audits['cumulative-layout-shift'].numericValue,
    kilobytes: audits['total-byte-weight'].numericValue / 1024,
  }
}

/** Its error for a recording without a start of navigation, which sometimes happens on a busy machine. */
const NOT_RECORDED = 'NO_NAVSTART'

const lookOnce = async (url: string, browserPort: number, output: string): Promise<Looked> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-lighthouse-'))
  const settings = join(folder, 'config.json')
  try {
    await writeFile(settings, JSON.stringify(config))
    const given = [`--port=${browserPort}`, `--config-path=${settings}`, `--output-path=${output}`]
    const fixed = ['--output=json', '--quiet', '--no-enable-error-reporting']
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...given, ...fixed], {
      maxBuffer: MOST_OUTPUT,
    })
    return lookedOf(await readFile(output, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Runs Lighthouse on an address, in the browser that listens on a port of this machine; once more if it recorded
 * nothing. @param output file for its whole report, as JSON
 */
export const look = async (url: string, browserPort: number, output: string): Promise<Looked> => {
  try {
    return await lookOnce(url, browserPort, output)
  } catch (error) {
    if (!String(error).includes(NOT_RECORDED)) throw error
    return lookOnce(url, browserPort, output)
  }
}
