import { ApiError } from '@emma/contracts/kit'
import type { Message } from '@emma/contracts/messages'
import type { Watch } from '../../lib/upload.ts'
import type { OutboxStore } from './outbox-store.ts'

/** A message on its way. */
export interface Pending {
  readonly clientId: string
  readonly text: string
  readonly at: string
  /** Files wait in memory alone: a page that is closed forgets them. */
  readonly file?: File
  readonly percent?: number
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly failure?: unknown
}

/** What sending takes of a `ChatSource`. */
export interface Sender {
  readonly send: (message: string, clientId: string) => Promise<Message>
  readonly upload: (file: File, clientId: string, watch: Watch) => Promise<Message>
}

/** More than a person writes on a day without a connection. */
export const OUTBOX_MOST = 300
const AGAIN_MS = 3000
/** The server asked to go slower. */
const SLOWER_MS = 15_000

/** Its own answer, which another try would only repeat. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.status < 500 && ![401, 429].includes(error.problem.status)

/**
 * What one person writes in one chat, until the server has it: kept on the device at once, sent in order, one after the
 * other, each under a name of its own, so that none arrives twice however often it is tried.
 */
export class Outbox {
  readonly #sender: Sender
  readonly #store: OutboxStore
  readonly #onSent: (message: Message) => void
  readonly #listeners = new Set<() => void>()
  readonly #uploads = new Map<string, AbortController>()
  #items: readonly Pending[]
  #isRunning = false
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(sender: Sender, store: OutboxStore, onSent: (message: Message) => void) {
    this.#sender = sender
    this.#store = store
    this.#onSent = onSent
    this.#items = store.read().map((item) => ({ ...item, state: 'waiting' }))
  }

  readonly items = (): readonly Pending[] => this.#items

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** `false` where too many wait already. */
  add(what: { readonly text: string; readonly file?: File }): boolean {
    if (this.#items.length >= OUTBOX_MOST) return false
    const item = {
      ...what,
      clientId: crypto.randomUUID(),
      at: new Date().toISOString(),
      state: 'waiting',
    } as const
    this.#become([...this.#items, item])
    void this.flush()
    return true
  }

  retry(clientId: string): void {
    this.#change(clientId, { state: 'waiting', failure: undefined })
    void this.flush()
  }

  /** Takes one out; an upload under way ends. */
  discard(clientId: string): void {
    this.#uploads.get(clientId)?.abort()
    this.#become(this.#items.filter((item) => item.clientId !== clientId))
  }

  /** The server has it: said by its answer, or by what it told meanwhile. */
  arrived(clientId: string | undefined): void {
    if (this.#items.some((item) => item.clientId === clientId)) {
      this.#become(this.#items.filter((item) => item.clientId !== clientId))
    }
  }

  /** Sends what waits, in order. One window of the browser at a time, so that two do not mix their order. */
  async flush(): Promise<void> {
    if (this.#isRunning || !this.#items.some(({ state }) => state === 'waiting')) return
    clearTimeout(this.#again)
    this.#isRunning = true
    try {
      for (;;) {
        const next = this.#items.find(({ state }) => state === 'waiting')
        if (!next || !(await this.#sendOne(next))) return
      }
    } finally {
      this.#isRunning = false
    }
  }

  /** `false` where there is no going on for now. */
  async #sendOne(item: Pending): Promise<boolean> {
    const { clientId, text, file } = item
    this.#change(clientId, { state: 'sending', percent: 0 })
    try {
      this.#onSent(await (file ? this.#upload(clientId, file) : this.#sender.send(text, clientId)))
      this.arrived(clientId)
      return true
    } catch (failure) {
      if (!this.#items.some((each) => each.clientId === clientId)) return true
      if (isFinal(failure)) {
        this.#change(clientId, { state: 'failed', failure })
        return true
      }
      this.#change(clientId, { state: 'waiting' })
      const isSlower = failure instanceof ApiError && failure.problem.status === 429
      this.#again = setTimeout(() => void this.flush(), isSlower ? SLOWER_MS : AGAIN_MS)
      return false
    }
  }

  async #upload(clientId: string, file: File): Promise<Message> {
    const run = new AbortController()
    this.#uploads.set(clientId, run)
    const onProgress = (percent: number) => this.#change(clientId, { percent })
    try {
      return await this.#sender.upload(file, clientId, { onProgress, signal: run.signal })
    } finally {
      this.#uploads.delete(clientId)
    }
  }

  #change(clientId: string, part: Partial<Pending>): void {
    this.#become(this.#items.map((item) => (item.clientId === clientId ? { ...item, ...part } : item)))
  }

  #become(items: readonly Pending[]): void {
    this.#items = items
    this.#store.write(items.flatMap(({ clientId, text, at, file }) => (file ? [] : [{ clientId, text, at }])))
    for (const listener of this.#listeners) listener()
  }
}
