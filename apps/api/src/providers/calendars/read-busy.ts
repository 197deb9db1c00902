import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Interval } from '@emma/domain/interval'
import * as z from 'zod'
import type { BusyQuery } from './busy-in.ts'

const PROGRAM = fileURLToPath(new URL('./busy-process.ts', import.meta.url))
const FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--permission', '--allow-fs-read=*']
const TIMEOUT_MS = 20_000

const answer = z.nullable(z.array(z.object({ start: z.number(), end: z.number() })))

/**
 * Reads a calendar in a process of its own: it may not write, start others or see our secrets, is ended when it takes
 * too long, and lives in the given zone. Undefined where the text is no calendar, or none that can be read.
 */
export const readBusy = (query: BusyQuery, zone: string): Promise<readonly Interval[] | undefined> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...FLAGS, PROGRAM],
      { env: { TZ: zone }, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 4_000_000 },
      (error, output) => resolve(error ? undefined : (answer.parse(JSON.parse(output)) ?? undefined)),
    )
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify(query))
  })
