import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromFileSystem } from '../../apps/api/src/db/embedded/launch-error.ts'
import { waitUntil } from '../../apps/api/src/db/embedded/processes.ts'
import { root } from './settings.ts'

/** One of a running Emma's processes. */
export interface Part {
  name: 'server' | 'sandbox' | 'postgres' | 'vite'
  /** Log to read if it ends by itself. */
  logFile?: string | undefined
  /** Its last message before it ended. */
  lastWords?(): string | undefined
  /** Resolves when it has ended, for any reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
  kill(): void
}

export const followParent = new URL('../bootstrap/follow-parent.mjs', import.meta.url).href
const graceful = 10_000
const logLimit = 20 * 1024 ** 2

/**
 * Starts one of our TypeScript programs in its own process group: the terminal sends Ctrl-C to a whole group, and we
 * stop the parts in our own order.
 */
export function startPart(options: {
  name: Part['name']
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Without one, its output goes to the terminal. */
  logFile?: string | undefined
}): Part {
  const { logFile } = options
  const output = logFile ? openLog(logFile) : 'inherit'
  const child = spawn(process.execPath, ['--import', followParent, ...options.args], {
    cwd: root,
    env: { ...options.env, EMMA_PARENT: String(process.pid) },
    detached: true,
    stdio: ['ignore', output, output],
  })
  const from = typeof output === 'number' ? fstatSync(output).size : 0
  if (typeof output === 'number') closeSync(output)
  return {
    name: options.name,
    logFile,
    lastWords: () => logFile && lastWords(logFile, from),
    ended: once(child, 'exit'),
    stop: () => stopChild(child),
    kill: () => void child.kill('SIGKILL'),
  }
}

/** The last line since `from` meant for the user: no log record, no stack. */
function lastWords(logFile: string, from: number): string | undefined {
  const lines = readFileSync(logFile).subarray(from).toString().split('\n')
  return lines.findLast((line) => line !== '' && !/^([{}\s]|Node\.js v)/.test(line))
}

async function stopChild(child: ChildProcess): Promise<void> {
  const hasEnded = async () => child.exitCode !== null || child.signalCode !== null
  child.kill('SIGTERM')
  if (await waitUntil(hasEnded, graceful)) return
  child.kill('SIGKILL')
  await waitUntil(hasEnded, graceful)
}

function openLog(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size > logLimit) renameSync(file, `${file}.1`)
    return openSync(file, 'a', 0o600)
  } catch (error) {
    throw fromFileSystem(error, dirname(file))
  }
}
