import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { explain, say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import type { Tally } from './tally-reporter.ts'

export interface Stage {
  readonly name: string
  readonly run: () => Promise<Tally>
}

/** Output of failed runs, with the data to repeat them. */
const kept = join(root, '.cache/failed-tests.log')

/** One after the other; the stages of a list run in parallel. */
export type Order = readonly (Stage | readonly Stage[])[]

interface Done {
  readonly tally: Tally
  readonly took: string
}

/**
 * Runs stages, prints how long each took, the failures, and the counts.
 * @returns whether nothing failed
 */
export async function runStages(order: Order, seed: string): Promise<boolean> {
  say(phrases.propertySeed(seed))
  const began = performance.now()
  const done: Done[] = []
  for (const next of order) done.push(...(await Promise.all([next].flat().map(runStage))))
  const passed = done.reduce((sum, { tally }) => sum + tally.passed, 0)
  const failures = done.flatMap(({ tally }) => tally.failures)
  if (failures.length > 0) await keep(failures, seed)
  say([...done.map(({ took }) => took), phrases.stageTook(phrases.stages.all, since(began))].join('\n'))
  say(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0
}

async function runStage({ name, run }: Stage): Promise<Done> {
  const started = performance.now()
  const tally = await run().catch((error) => ({ passed: 0, failures: [`${name}: ${explain(error)}`] }))
  const took = phrases.stageTook(name, since(started))
  say(`\n${took}\n`)
  return { tally, took }
}

const since = (start: number): number => Math.round((performance.now() - start) / 1000)

async function keep(failures: readonly string[], seed: string): Promise<void> {
  const list = failures.map((name) => `  ✗ ${name}`).join('\n')
  say(`\n${phrases.failures}\n${list}\n\n${phrases.propertySeed(seed)}\n`)
  await mkdir(join(root, '.cache'), { recursive: true })
  await appendFile(kept, `${new Date().toISOString()} PROPERTY_SEED=${seed}\n${list}\n`)
}
