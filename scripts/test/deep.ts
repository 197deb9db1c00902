import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { runJourneys } from './playwright.ts'
import type { Stage } from './stages.ts'
import type { Tally } from './tally-reporter.ts'
import { runVitest } from './vitest.ts'

const SEEDS = 25

/** The stages of `npm run test:deep`: all rounds where `npm test` runs a few, and properties under many seeds. */
export async function deepStages(): Promise<readonly Stage[]> {
  const properties = await propertyTests()
  const rounds = await filesWith('apps/api/{src,test}/**/*.test.ts', 'depth.ts')
  const env = { ...process.env, TEST_DEPTH: 'deep' }
  return [
    { name: phrases.stages.deep, run: () => runVitest({ projects: ['api'], files: rounds, env }) },
    { name: phrases.stages.seeds, run: () => underManySeeds(properties) },
    { name: phrases.stages.faults, run: () => runVitest({ projects: ['faults'], env }) },
    { name: phrases.stages.made, run: () => runVitest({ projects: ['new'], env }) },
    { name: phrases.stages.release, run: () => runVitest({ projects: ['release'], env }) },
    { name: phrases.stages.journeys, run: () => runJourneys({ deep: true }) },
  ]
}

const propertyTests = async (): Promise<string[]> =>
  (
    await Promise.all(
      ['packages/*/src', 'apps/api/{src,test}'].map((at) => filesWith(`${at}/**/*.test.ts`, 'fast-check')),
    )
  ).flat()

async function filesWith(pattern: string, word: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(pattern, { cwd: root }))
    if ((await readFile(join(root, file), 'utf8')).includes(word)) found.push(file)
  return found.sort()
}

async function underManySeeds(files: readonly string[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] }
  const first = Number(process.env.PROPERTY_SEED)
  for (let turn = 1; turn <= SEEDS; turn += 1) {
    const seed = String((first + turn) % 2 ** 31)
    const env = { ...process.env, PROPERTY_SEED: seed }
    const { passed, failures } = await runVitest({ projects: ['domain', 'api'], files, env })
    tally.passed += passed
    tally.failures.push(...failures.map((name) => `${name} (PROPERTY_SEED=${seed})`))
  }
  return tally
}
