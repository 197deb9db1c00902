import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import type { BusyQuery, BusyTimes } from './busy-in.ts'
import { type UnreadText, unreadTexts } from './unread-texts.ts'

const PROGRAM = fileURLToPath(new URL('./busy-process.ts', import.meta.url))
const FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--permission', '--allow-fs-read=*']
const TIMEOUT_MS = 20_000

const answer = z.union([
  z.object({
    busy: z.array(z.object({ start: z.number(), end: z.number() })),
    unread: z.number(),
  }),
  z.enum(unreadTexts),
])

/**
 * Parses a calendar in a separate process: it cannot write, start others or see our secrets, is ended if it takes too
 * long, and has the query's zone.
 */
export const readBusy = (query: BusyQuery): Promise<BusyTimes | UnreadText> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...FLAGS, PROGRAM],
      { env: { TZ: query.zone }, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 4_000_000 },
      (error, output) => resolve(error ? 'unreadable' : answer.parse(JSON.parse(output))),
    )
    child.stdin?.on('error', () => {})
    child.stdin?.end(JSON.stringify(query))
  })
