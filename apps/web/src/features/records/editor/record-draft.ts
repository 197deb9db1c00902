import type { MedicalRecord } from '@emma/contracts/records'
import type { RecordContent } from '@emma/contracts/records/forms'
import { inTime } from '../../../lib/api/in-time.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { existingId, mayComeBack } from './draft-faults.ts'
import type { DraftStore, Fields } from './draft-store.ts'
import {
  type Choice,
  type Clash,
  chosenText,
  clashesOf,
  contentOf,
  type FieldName,
  isOutdated,
  isSame,
  namesOf,
  pick,
  typedOverOwn,
  withFields,
} from './record-fields.ts'

/** The server calls that a draft needs. */
export interface RecordSource {
  readonly create: (fields: Fields) => Promise<MedicalRecord>
  readonly update: (record: MedicalRecord, fields: Fields) => Promise<MedicalRecord>
  readonly load: (id: string) => Promise<MedicalRecord>
}

export type Phase = 'idle' | 'pending' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict'
export interface DraftState {
  readonly content: RecordContent
  readonly record: MedicalRecord | null
  readonly phase: Phase
  /** Text of an earlier page was restored. */
  readonly restored: boolean
  /** Fields written in two windows; if the record was signed elsewhere, all unsent text. */
  readonly clashes: readonly Clash[]
  readonly error: unknown
}

/** Typed text is sent after a pause of PAUSE_MS, after LONGEST_MS at the latest: within 2 s the server has it. */
const PAUSE_MS = 800
const LONGEST_MS = 1500
const RETRY_MS = 3000
/** A call without an answer by then is repeated: nothing typed since would go before. */
const ANSWER_MS = 15_000

/**
 * A record being written: every change is stored on the device at once and sent after a pause; sent text is deleted
 * here. If a newer version changed the same field, it stops and asks, field by field.
 */
export class RecordDraft {
  readonly #source: RecordSource
  readonly #store: DraftStore
  readonly #view: Store<DraftState>
  readonly state: () => DraftState
  readonly subscribe: Store<DraftState>['subscribe']
  #unsent: Fields = {}
  /** The server's text in the unsent fields when they were typed. */
  #typedOver: Fields = {}
  /** Sent without an answer: it goes again, as it was, before anything typed since. */
  #inDoubt: Fields | undefined
  #waitingSince: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(opened: MedicalRecord | null, source: RecordSource, store: DraftStore) {
    this.#source = source
    this.#store = store
    this.#view = createStore<DraftState>({
      content: contentOf(opened),
      record: opened,
      phase: opened === null ? 'idle' : 'saved',
      restored: false,
      clashes: [],
      error: null,
    })
    this.state = this.#view.get
    this.subscribe = this.#view.subscribe
    this.#restore()
  }

  get #state(): DraftState {
    return this.#view.get()
  }

  change(name: FieldName, value: string): void {
    if (this.#unsent[name] === undefined) {
      this.#typedOver = { ...this.#typedOver, [name]: contentOf(this.#state.record)[name] }
    }
    this.#unsent = { ...this.#unsent, [name]: value }
    const clashes = this.#state.clashes.map((each) => (each.name === name ? { ...each, mine: value } : each))
    const phase = this.#state.phase === 'conflict' ? 'conflict' : 'pending'
    this.#become({ content: { ...this.#state.content, [name]: value }, clashes, phase })
    this.#keep()
    this.#waitingSince ??= Date.now()
    const waited = Date.now() - this.#waitingSince
    if (phase === 'pending') this.#schedule(Math.min(PAUSE_MS, Math.max(0, LONGEST_MS - waited)))
  }

  /** Sends pending text now; true when the server has everything. Begins the record if necessary. */
  async flush(): Promise<boolean> {
    await this.#running
    await this.#save()
    if (this.#state.phase === 'pending') await this.#save()
    return this.#state.phase === 'saved'
  }

  /** Resolves a conflict, field by field; a field without a choice keeps the local text. */
  resolve(choices: Partial<Record<FieldName, Choice>>): void {
    const { clashes, record } = this.#state
    for (const clash of clashes) {
      this.#unsent = { ...this.#unsent, [clash.name]: chosenText(clash, choices[clash.name] ?? 'mine') }
    }
    this.#settle(record)
    this.#schedule(0)
  }

  /** Discards unsent text: on a signed record it can only become an addendum. */
  discard(): void {
    this.#unsent = {}
    this.#settle(this.#state.record)
  }

  /** The record after a change other than a save: a signature, an addendum. */
  replace(record: MedicalRecord): void {
    this.#take(record, { phase: 'saved' })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #become(change: Partial<DraftState>): void {
    this.#view.set({ ...this.#state, ...change })
  }

  #keep(): void {
    if (namesOf(this.#unsent).length === 0) this.#store.clear()
    else this.#store.write({ fields: this.#unsent, typedOver: this.#typedOver, sent: this.#inDoubt })
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), ms)
  }

  /** Takes the server's version of everything that is not waiting to be sent. */
  #take(record: MedicalRecord, change: Partial<DraftState>): void {
    this.#become({ record, content: withFields(contentOf(record), this.#unsent), error: null, ...change })
    this.#keep()
  }

  /** Continues from the server's version, without conflicts. */
  #settle(record: MedicalRecord | null): void {
    const server = contentOf(record)
    this.#unsent = pick(this.#unsent, (name) => !isSame(this.#unsent[name], server[name]))
    this.#typedOver = pick(server, (name) => this.#unsent[name] !== undefined)
    const phase = namesOf(this.#unsent).length === 0 ? 'saved' : 'pending'
    if (record) this.#take(record, { phase, clashes: [], restored: false })
  }

  /** Restores text that an earlier page could not send; asks if the server's text has changed since. */
  #restore(): void {
    const { record, content } = this.#state
    const stored = this.#store.read()
    if (stored === null) return
    const left = { ...stored, typedOver: typedOverOwn(stored.typedOver, stored.sent ?? {}, content) }
    // A killed browser may restore text that it had sent since: its disk was behind the server.
    this.#unsent = pick(left.fields, (name) => !isOutdated(left, name, content[name]))
    this.#typedOver = left.typedOver
    this.#keep()
    if (namesOf(this.#unsent).length === 0) return
    const clashes = this.#clashesWith(content, record?.status === 'signed')
    const phase = clashes.length > 0 ? 'conflict' : 'pending'
    this.#become({ content: withFields(content, this.#unsent), restored: true, clashes, phase })
    if (phase === 'pending') this.#schedule(PAUSE_MS)
  }

  #clashesWith(server: RecordContent, isSigned: boolean): Clash[] {
    // A signed record cannot be changed: all unsent text is in conflict.
    return clashesOf(this.#unsent, isSigned ? null : this.#typedOver, server)
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#running) return this.#running
    const { phase, record } = this.#state
    if (phase === 'conflict' || (namesOf(this.#unsent).length === 0 && record !== null)) return
    this.#running = this.#send().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #send(): Promise<void> {
    const sent = this.#inDoubt ?? this.#unsent
    const { record } = this.#state
    const pause = this.#inDoubt ? 0 : PAUSE_MS
    this.#inDoubt = sent
    this.#waitingSince = undefined
    this.#keep()
    this.#become({ phase: 'saving' })
    try {
      const saved = await inTime(
        record ? this.#source.update(record, sent) : this.#source.create(sent),
        ANSWER_MS,
      )
      this.#inDoubt = undefined
      this.#unsent = pick(this.#unsent, (name) => this.#unsent[name] !== sent[name])
      this.#typedOver = pick(contentOf(saved), (name) => this.#unsent[name] !== undefined)
      const isAll = namesOf(this.#unsent).length === 0
      this.#become({ record: saved, phase: isAll ? 'saved' : 'pending', error: null })
      this.#keep()
      if (!isAll) this.#schedule(pause)
    } catch (error) {
      await this.#refused(error).catch((failure: unknown) => this.#retry(failure))
    }
  }

  async #refused(error: unknown): Promise<void> {
    const isElsewhere = isProblem(error, 'stale_version') || isProblem(error, 'record_signed')
    const id = isElsewhere ? this.#state.record?.id : existingId(error)
    if (id !== undefined) return this.#meet(id)
    this.#retry(error)
  }

  /** Tries again by itself after a failure that may pass. */
  #retry(error: unknown): void {
    const retry = mayComeBack(error)
    if (!retry) this.#inDoubt = undefined
    this.#become({ phase: retry ? 'offline' : 'failed', error })
    if (retry) this.#schedule(RETRY_MS)
  }

  /** Somebody else saved first: keeps what only one side changed, and asks about what both changed. */
  async #meet(id: string): Promise<void> {
    const theirs = await inTime(this.#source.load(id), ANSWER_MS)
    const content = contentOf(theirs)
    this.#unsent = pick(this.#unsent, (name) => !isSame(this.#unsent[name], content[name]))
    this.#typedOver = typedOverOwn(this.#typedOver, this.#inDoubt ?? {}, content)
    this.#inDoubt = undefined
    const clashes = this.#clashesWith(content, theirs.status === 'signed')
    const phase = clashes.length > 0 ? 'conflict' : 'pending'
    this.#take(theirs, { phase, clashes })
    if (phase === 'pending') this.#schedule(0)
  }
}
