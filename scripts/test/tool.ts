import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { say } from '../run/failure.ts'
import { root } from '../run/settings.ts'

/**
 * Runs a program of Node's from the root and shows what it says.
 * @param beside its name before each line, for one that runs beside others
 * @returns its exit code
 */
export async function runTool(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  beside?: string,
): Promise<number | null> {
  const piped = beside !== undefined
  const colours = piped && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...colours },
    stdio: piped ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const shown = [child.stdout, child.stderr].map((stream) => stream && showLines(stream, String(beside)))
  const [code] = await once(child, 'exit')
  await Promise.all(shown)
  return code
}

async function showLines(input: Readable, name: string): Promise<void> {
  for await (const line of createInterface({ input })) say(`${name} │ ${line}`)
}
