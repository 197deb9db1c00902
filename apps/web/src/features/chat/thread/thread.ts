import type { Message } from '@emma/contracts/chat/messages'
import { createStore } from '../../../lib/store.ts'
import { type ChatSource, PAGE } from '../chat.calls.ts'
import { gapAfter, merged, withMarks } from './thread-messages.ts'

export interface ThreadState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  readonly error: unknown
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  /** The first message that was unread when the chat was opened, and how many there were. */
  readonly unread: { readonly sequence: number; readonly count: number } | null
}

const empty: ThreadState = {
  phase: 'loading',
  error: null,
  messages: [],
  hasOlder: false,
  older: 'idle',
  unread: null,
}

/**
 * One chat's messages on a screen: without gaps between the first and the last, even if events are lost or repeated.
 */
export class Thread {
  readonly #source: ChatSource
  readonly #otherId: string
  readonly #view = createStore(empty)
  #syncing: Promise<void> | undefined
  #isStale = false

  constructor(source: ChatSource, otherId: string) {
    this.#source = source
    this.#otherId = otherId
  }

  readonly state = this.#view.get
  readonly subscribe = this.#view.subscribe

  get #state(): ThreadState {
    return this.#view.get()
  }

  last(): number {
    return this.#state.messages.at(-1)?.sequence ?? 0
  }

  /** Loads the newest, or what came since; if called during a run, it runs once more. */
  async sync(unread = 0): Promise<void> {
    this.#isStale = true
    this.#syncing ??= this.#run(unread).finally(() => {
      this.#syncing = undefined
    })
    return this.#syncing
  }

  async #run(unread: number): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false
        await (this.#state.phase === 'ready' ? this.#catchUp() : this.#open(unread))
      }
    } catch (error) {
      if (this.#state.phase !== 'ready') this.#become({ phase: 'failed', error })
    }
  }

  async #open(unread: number): Promise<void> {
    this.#become({ phase: 'loading' })
    const { data, hasMore } = await this.#source.latest(Math.max(PAGE, unread + PAGE / 2))
    const waiting = data.filter(({ senderId, readAt }) => senderId === this.#otherId && readAt === null)
    const [first] = waiting
    this.#become({
      phase: 'ready',
      messages: merged(this.#state.messages, data, this.#otherId),
      hasOlder: hasMore,
      unread: first ? { sequence: first.sequence, count: waiting.length } : null,
    })
  }

  /** Loads the newest page with its marks, and everything between the last known message and it. */
  async #catchUp(): Promise<void> {
    const { data, hasMore } = await this.#source.latest()
    if (this.#state.messages.length === 0) this.#become({ hasOlder: hasMore })
    this.#merge(data)
    for (let gap = gapAfter(this.#state.messages); gap !== undefined; gap = gapAfter(this.#state.messages)) {
      const page = await this.#source.after(gap)
      if (page.data.length === 0) return
      this.#merge(page.data)
    }
  }

  async loadOlder(): Promise<void> {
    const [first] = this.#state.messages
    if (!first || !this.#state.hasOlder || this.#state.older === 'loading') return
    this.#become({ older: 'loading' })
    try {
      const { data, hasMore } = await this.#source.before(first.id)
      this.#become({
        older: 'idle',
        hasOlder: hasMore,
        messages: merged(data, this.#state.messages, this.#otherId),
      })
    } catch {
      this.#become({ older: 'failed' })
    }
  }

  /** Takes a message from an event or an answer; loads missing ones before it. */
  receive(message: Message): void {
    if (this.#state.phase !== 'ready') {
      this.#isStale = true
      return
    }
    this.#merge([message])
    if (gapAfter(this.#state.messages) !== undefined) void this.sync()
  }

  mark(marks: { readonly delivered?: number; readonly read?: number; readonly readAt?: string }): void {
    const { delivered = 0, read = 0, readAt = null } = marks
    this.#become({ messages: withMarks(this.#state.messages, this.#otherId, { delivered, read, readAt }) })
  }

  /** The line above unread messages goes away with the user's first own message. */
  forgetUnread(): void {
    if (this.#state.unread) this.#become({ unread: null })
  }

  #merge(more: readonly Message[]): void {
    this.#become({ messages: merged(this.#state.messages, more, this.#otherId) })
  }

  #become(part: Partial<ThreadState>): void {
    this.#view.set({ ...this.#state, ...part })
  }
}
