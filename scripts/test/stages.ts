import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import type { Tally } from './tally-reporter.ts'

export interface Stage {
  readonly name: string
  readonly run: () => Promise<Tally>
}

/** Of failed runs, with what they need to be run again. */
const kept = join(root, '.cache/failed-tests.log')

/**
 * Runs stages one after the other, prints how long each took, what failed, and how many passed and failed.
 * @returns whether nothing failed
 */
export async function runStages(stages: readonly Stage[], seed: string): Promise<boolean> {
  say(phrases.propertySeed(seed))
  const seconds: string[] = []
  let passed = 0
  const failures: string[] = []
  const began = performance.now()
  for (const { name, run } of stages) {
    const started = performance.now()
    const tally = await run()
    passed += tally.passed
    failures.push(...tally.failures)
    seconds.push(phrases.stageTook(name, since(started)))
    say(`\n${seconds.at(-1)}\n`)
  }
  if (failures.length > 0) await keep(failures, seed)
  say([...seconds, phrases.stageTook(phrases.stages.all, since(began))].join('\n'))
  say(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0
}

const since = (start: number): number => Math.round((performance.now() - start) / 1000)

async function keep(failures: readonly string[], seed: string): Promise<void> {
  const list = failures.map((name) => `  ✗ ${name}`).join('\n')
  say(`\n${phrases.failures}\n${list}\n\n${phrases.propertySeed(seed)}\n`)
  await mkdir(join(root, '.cache'), { recursive: true })
  await appendFile(kept, `${new Date().toISOString()} PROPERTY_SEED=${seed}\n${list}\n`)
}
