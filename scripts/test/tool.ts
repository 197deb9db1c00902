import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../run/settings.ts'

/**
 * Runs a Node program from the root and shows its output.
 * @returns its exit code
 */
export async function runTool(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code
}
