import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { say } from '../run/failure.ts'
import { root } from '../run/settings.ts'
import { stepBack } from '../run/step-back.ts'

export interface Beside {
  /** Before each line of one that runs beside others. */
  readonly name: string
  /** Whether it comes after the others where a processor is wanted by both. */
  readonly isPatient?: boolean
}

/**
 * Runs a program of Node's from the root and shows what it says.
 * @returns its exit code
 */
export async function runTool(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  beside?: Beside,
): Promise<number | null> {
  const piped = beside !== undefined
  const colours = piped && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...colours },
    stdio: piped ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  if (beside?.isPatient) stepBack(child)
  const shown = [child.stdout, child.stderr].map(
    (stream) => stream && showLines(stream, String(beside?.name)),
  )
  const [code] = await once(child, 'exit')
  await Promise.all(shown)
  return code
}

async function showLines(input: Readable, name: string): Promise<void> {
  for await (const line of createInterface({ input })) say(`${name} │ ${line}`)
}
