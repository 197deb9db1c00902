import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { messageSchema } from './messages/kept-message.ts'
import * as model from './model.ts'

const snapshotSchema = z.object({
  customers: z.array(model.customerSchema).default([]),
  cards: z.array(model.cardSchema).default([]),
  orders: z.array(model.orderSchema).default([]),
  charges: z.array(model.chargeSchema).default([]),
  recipients: z.array(model.recipientSchema).default([]),
  withdrawals: z.array(model.withdrawalSchema).default([]),
  transfers: z.array(model.transferSchema).default([]),
  payables: z.array(model.payableSchema).default([]),
  hooks: z.array(model.hookSchema).default([]),
  answers: z.array(model.answerSchema).default([]),
  messages: z.array(messageSchema).default([]),
  calendars: z.array(model.calendarSchema).default([]),
  dues: z.array(model.dueSchema).default([]),
})

type Snapshot = z.infer<typeof snapshotSchema>

/** Rows by id in order of arrival. Every write marks the state as changed. */
export class Table<Row extends { id: string }> {
  readonly #rows: Map<string, Row>
  readonly #changed: () => void

  constructor(rows: readonly Row[], changed: () => void) {
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#changed = changed
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  filter(keep: (row: Row) => boolean): Row[] {
    return this.all().filter(keep)
  }

  put(row: Row): Row {
    this.#rows.set(row.id, row)
    this.#changed()
    return row
  }

  delete(id: string): void {
    if (this.#rows.delete(id)) this.#changed()
  }

  /** Deletes the oldest rows above `size`. */
  trim(size: number): void {
    for (const id of this.#rows.keys()) {
      if (this.#rows.size <= size) return
      this.delete(id)
    }
  }

  clear(): void {
    this.#rows.clear()
    this.#changed()
  }

  toJSON(): Row[] {
    return this.all()
  }
}

function tablesOf(snapshot: Snapshot, changed: () => void) {
  return {
    customers: new Table(snapshot.customers, changed),
    cards: new Table(snapshot.cards, changed),
    orders: new Table(snapshot.orders, changed),
    charges: new Table(snapshot.charges, changed),
    recipients: new Table(snapshot.recipients, changed),
    withdrawals: new Table(snapshot.withdrawals, changed),
    transfers: new Table(snapshot.transfers, changed),
    payables: new Table(snapshot.payables, changed),
    hooks: new Table(snapshot.hooks, changed),
    answers: new Table(snapshot.answers, changed),
    messages: new Table(snapshot.messages, changed),
    calendars: new Table(snapshot.calendars, changed),
    dues: new Table(snapshot.dues, changed),
  }
}

export type State = ReturnType<typeof tablesOf>

export interface Store {
  state: State
  /** Resolves when every change so far is on disk. Concurrent callers share one write. */
  saved(): Promise<void>
}

type Log = (line: string) => void

async function readSnapshot(file: string, log: Log): Promise<Snapshot> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return snapshotSchema.parse({})
  try {
    return snapshotSchema.parse(JSON.parse(text))
  } catch {
    await rename(file, `${file}.broken`)
    log(`${file} could not be read: kept as ${file}.broken, starting empty`)
    return snapshotSchema.parse({})
  }
}

/** For changes that nobody waits for. */
const WRITE_WITHIN_MS = 100

/** Opens the state, from `${dataDir}/sandbox.json` if a folder is given. */
export async function openStore(dataDir: string | undefined, log: Log): Promise<Store> {
  if (dataDir === undefined) {
    return { state: tablesOf(snapshotSchema.parse({}), () => {}), saved: async () => {} }
  }
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'sandbox.json')
  const keeper = keepFile(file, () => JSON.stringify(state), log)
  const state = tablesOf(await readSnapshot(file, log), keeper.changed)
  return { state, saved: keeper.saved }
}

/** Writes a file's text atomically: beside its place, then moved there, so that kill -9 leaves no partial file. */
function keepFile(file: string, text: () => string, log: Log) {
  let hasChanged = false
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let next: Promise<void> | undefined

  const write = async () => {
    next = undefined
    hasChanged = false
    clearTimeout(timer)
    timer = undefined
    try {
      await writeFile(`${file}.tmp`, text(), { mode: 0o600 })
      await rename(`${file}.tmp`, file)
    } catch (error) {
      hasChanged = true
      log(`${file} could not be written: ${error}`)
      throw error
    }
  }
  const begin = () => {
    writing = write()
    return writing
  }
  const saved = () => {
    if (hasChanged) next ??= writing.then(begin, begin)
    return next ?? writing
  }
  const changed = () => {
    hasChanged = true
    timer ??= setTimeout(() => void saved().catch(() => {}), WRITE_WITHIN_MS)
  }
  return { saved, changed }
}

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** `or_56GXnk6T0eU88qMm`: the shape of Pagar.me's ids. */
export function newId(prefix: string): string {
  const random = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length])
  return `${prefix}_${random.join('')}`
}

export const nowIso = (): string => new Date().toISOString()
