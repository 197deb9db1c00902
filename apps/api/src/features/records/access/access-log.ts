import type { Db } from '../../../db/pool.ts'
import type { AccessLog } from '../../../ports/access-log.ts'
import { insertLines, type Line, linesOf } from './log-access.repo.ts'

/** The lines of one waiting call. */
interface Reading {
  readonly lines: readonly Line[]
  readonly settle: (written: Promise<unknown>) => void
}

const AT_ONCE = 100

/** Waits for other writers of the same patients' chains. */
const writeAlone = (db: Db, { settle }: Reading, lines: readonly Line[]): void =>
  settle(insertLines(db, lines, true))

/**
 * One commit for all. If another writer holds a patient's chain, only the readers of that patient wait; a line that the
 * database refuses fails only its own call.
 */
const writeTogether = async (db: Db, readings: readonly Reading[]): Promise<void> => {
  const all = readings.flatMap(({ lines }) => lines)
  const open = await insertLines(db, all, false).catch(() => all)
  const isOpen = new Set(open)
  for (const reading of readings) {
    const lines = reading.lines.filter((line) => isOpen.has(line))
    if (lines.length > 0) writeAlone(db, reading, lines)
    else reading.settle(Promise.resolve())
  }
}

/** Parallel reads share a commit: otherwise those of the same patients would wait for each other, one by one. */
export const createAccessLog = (db: Db): AccessLog => {
  const waiting: Reading[] = []
  let isWriting = false
  const writeAll = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) await writeTogether(db, waiting.splice(0, AT_ONCE))
    isWriting = false
  }
  return {
    read: async (who, accesses) => {
      if (accesses.length === 0) return
      await new Promise<unknown>((settle) => {
        waiting.push({ lines: linesOf(who, accesses), settle })
        if (!isWriting) void writeAll()
      })
    },
  }
}
