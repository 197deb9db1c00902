import type { Message } from '@emma/contracts/chat/messages'
import { ApiError } from '@emma/contracts/kit'
import type { Watch } from '../../../lib/api/upload.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { FileGone } from './outbox-files.ts'
import type { OutboxStore, Unsent } from './outbox-store.ts'

/** A file being sent: read when it is shown or sent. */
export interface PendingFile {
  readonly name: string
  readonly type: string
  readonly size: number
  /** @throws FileGone */
  readonly load: () => Promise<File>
  /** Whether it survives this page. */
  readonly isKept: boolean
}

/** A message being sent. */
export interface Pending {
  readonly clientId: string
  readonly text: string
  readonly at: string
  readonly file?: PendingFile
  readonly percent?: number
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly failure?: unknown
}

/** The part of a `ChatSource` needed for sending. */
export interface Sender {
  readonly send: (message: string, clientId: string) => Promise<Message>
  readonly upload: (file: File, clientId: string, watch: Watch) => Promise<Message>
}

/** More than anybody writes on a day offline. */
export const OUTBOX_MOST = 300
const AGAIN_MS = 3000
/** The server asked to slow down. */
const SLOWER_MS = 15_000

/** A final answer, which a retry would only repeat. */
const isFinal = (error: unknown): boolean =>
  error instanceof FileGone ||
  (error instanceof ApiError && error.problem.status < 500 && ![401, 429].includes(error.problem.status))

const pendingFile = (file: File): PendingFile => {
  const { name, type, size } = file
  return { name, type, size, load: async () => file, isKept: false }
}

/** The stored part of a message being sent; a file only once its bytes are stored. */
const unsentOf = ({ clientId, text, at, state, file }: Pending): readonly Unsent[] => {
  const item = { clientId, text, at, ...(state === 'failed' ? { isRefused: true } : {}) }
  if (!file) return [item]
  const { name, type, size, isKept } = file
  return isKept ? [{ ...item, file: { name, type, size } }] : []
}

/**
 * One person's messages in one chat until the server has them: stored on the device at once, sent one after the other
 * in order, each with an id of its own, so that none arrives twice however often it is retried.
 */
export class Outbox {
  readonly #sender: Sender
  readonly #store: OutboxStore
  readonly #onSent: (message: Message) => void
  readonly #uploads = new Map<string, AbortController>()
  readonly #list: Store<readonly Pending[]>
  readonly items: () => readonly Pending[]
  readonly subscribe: Store<readonly Pending[]>['subscribe']
  #isRunning = false
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(sender: Sender, store: OutboxStore, onSent: (message: Message) => void) {
    this.#sender = sender
    this.#store = store
    this.#onSent = onSent
    this.#list = createStore<readonly Pending[]>(
      store.read().map(({ file, isRefused, ...item }) => ({
        ...item,
        // What was refused waits for its person: it must not go out later by itself.
        state: isRefused ? 'failed' : 'waiting',
        ...(file ? { file: this.#restored(item.clientId, file) } : {}),
      })),
    )
    this.items = this.#list.get
    this.subscribe = this.#list.subscribe
  }

  get #items(): readonly Pending[] {
    return this.#list.get()
  }

  /** `false` if too many wait already. */
  add(what: { readonly text: string; readonly file?: File }): boolean {
    if (this.#items.length >= OUTBOX_MOST) return false
    const { text, file } = what
    const clientId = crypto.randomUUID()
    const item = { text, clientId, at: new Date().toISOString(), state: 'waiting' } as const
    this.#become([...this.#items, { ...item, ...(file ? { file: pendingFile(file) } : {}) }])
    if (file) void this.#keep(clientId, file)
    void this.flush()
    return true
  }

  /** Whether waiting messages would be lost with this page: the browser could not store them. */
  readonly wouldLose = (): boolean =>
    this.#items.some(({ file, state }) => file !== undefined && !file.isKept && state !== 'failed')

  retry(clientId: string): void {
    this.#change(clientId, { state: 'waiting', failure: undefined })
    void this.flush()
  }

  /** Removes one; cancels a running upload. */
  discard(clientId: string): void {
    this.#uploads.get(clientId)?.abort()
    this.#remove(clientId)
  }

  /** The server has it: by its answer, or by an event. */
  arrived(clientId: string | undefined): void {
    if (clientId !== undefined && this.#has(clientId)) this.#remove(clientId)
  }

  /** Sends the waiting messages in order. Only one window at a time, so that two do not mix their order. */
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

  /** `false` if sending cannot continue for now. */
  async #sendOne(item: Pending): Promise<boolean> {
    const { clientId, text, file } = item
    this.#change(clientId, { state: 'sending', percent: 0 })
    try {
      this.#onSent(await (file ? this.#upload(clientId, file) : this.#sender.send(text, clientId)))
      this.arrived(clientId)
      return true
    } catch (failure) {
      if (!this.#has(clientId)) return true
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

  async #upload(clientId: string, pending: PendingFile): Promise<Message> {
    const run = new AbortController()
    this.#uploads.set(clientId, run)
    const onProgress = (percent: number) => this.#change(clientId, { percent })
    try {
      const file = await pending.load()
      run.signal.throwIfAborted()
      return await this.#sender.upload(file, clientId, { onProgress, signal: run.signal })
    } finally {
      this.#uploads.delete(clientId)
    }
  }

  /** If the browser can't store it, the person is asked before the page closes (`outboxes.ts`). */
  async #keep(clientId: string, file: File): Promise<void> {
    try {
      await this.#store.files.keep(clientId, file)
    } catch {
      return
    }
    if (this.#has(clientId)) this.#change(clientId, { file: { ...pendingFile(file), isKept: true } })
    else this.#drop(clientId)
  }

  #restored(clientId: string, shown: Pick<PendingFile, 'name' | 'type' | 'size'>): PendingFile {
    const load = async () => {
      const file = await this.#store.files.read(clientId).catch(() => undefined)
      if (!file) throw new FileGone()
      return file
    }
    return { ...shown, load, isKept: true }
  }

  #drop(clientId: string): void {
    // Leftovers are deleted with the session.
    void this.#store.files.drop(clientId).catch(() => undefined)
  }

  #has(clientId: string): boolean {
    return this.#items.some((item) => item.clientId === clientId)
  }

  #remove(clientId: string): void {
    const gone = this.#items.find((item) => item.clientId === clientId)
    this.#become(this.#items.filter((item) => item !== gone))
    if (gone?.file?.isKept) this.#drop(clientId)
  }

  #change(clientId: string, part: Partial<Pending>): void {
    this.#become(this.#items.map((item) => (item.clientId === clientId ? { ...item, ...part } : item)))
  }

  #become(items: readonly Pending[]): void {
    this.#store.write(items.flatMap(unsentOf))
    this.#list.set(items)
  }
}
