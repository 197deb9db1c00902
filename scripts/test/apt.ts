import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The commands that install packages on Debian or Ubuntu, as root or without prompting. */
export function aptInstall(...packages: string[]): string[][] {
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]
  return process.getuid?.() === 0 ? commands : commands.map((command) => ['sudo', '-n', ...command])
}

/** Runs commands one after the other, and returns whether all succeeded. */
export async function succeeds(commands: string[][]): Promise<boolean> {
  for (const [program = '', ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'exit').catch(() => [1])
    if (code !== 0) return false
  }
  return true
}
