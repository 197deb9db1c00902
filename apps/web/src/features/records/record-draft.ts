import { ApiError, NetworkError } from '@emma/contracts/kit'
import type { RecordContent } from '@emma/contracts/record-forms'
import type { MedicalRecord } from '@emma/contracts/records'
import { isProblem } from '../../lib/problem.ts'
import type { DraftStore, Fields } from './draft-store.ts'

export type FieldName = keyof RecordContent

/** The server, as far as a draft needs it. */
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
  /** Text of an earlier page was brought back. */
  readonly restored: boolean
  readonly error: unknown
}

/** A pause of so long sends what was typed: within 2 s the server has it. */
const PAUSE_MS = 900
const RETRY_MS = 3000

export const fieldNames = [
  'complaint',
  'hpma',
  'personal_historic',
  'family_history',
  'physical_exam',
  'exPhysicist',
  'resExams',
  'diagnosis',
  'cid_code',
  'conduct',
  'guidance',
] as const satisfies readonly FieldName[]

export const contentOf = (record: MedicalRecord | null): RecordContent => ({
  complaint: record?.complaint ?? '',
  hpma: record?.hpma ?? '',
  personal_historic: record?.personal_historic ?? '',
  family_history: record?.family_history ?? '',
  physical_exam: record?.physical_exam ?? '',
  exPhysicist: record?.exPhysicist ?? '',
  resExams: record?.resExams ?? '',
  diagnosis: record?.diagnosis ?? '',
  cid_code: record?.cid_code ?? '',
  conduct: record?.conduct ?? '',
  guidance: record?.guidance ?? '',
})

const namesOf = (fields: Fields): FieldName[] => fieldNames.filter((name) => fields[name] !== undefined)
const pick = (fields: Fields, keep: (name: FieldName) => boolean): Fields =>
  Object.fromEntries(namesOf(fields).flatMap((name) => (keep(name) ? [[name, fields[name]]] : [])))
/** The server trims; nothing else differs between what was sent and what it keeps. */
const isSame = (fields: Fields, content: RecordContent, name: FieldName): boolean =>
  (fields[name] ?? '').trim() === content[name].trim()

const withFields = (content: RecordContent, fields: Fields): RecordContent => {
  const next = { ...content }
  for (const name of namesOf(fields)) next[name] = fields[name] ?? ''
  return next
}

const mayComeBack = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.problem.status >= 500)
const existingId = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.errors?.find(({ path }) => path === 'id')?.message : undefined

/** Fields that both sides wrote: the draft's unsent text stands over something of the server's. */
const clashesWith = (fields: Fields, content: RecordContent): boolean =>
  namesOf(fields).some((name) => content[name] !== '')

/**
 * A record while it is written: every change is kept on the device at once and sent after a pause; what the server has
 * is forgotten here. A save over somebody else's newer version stops and asks.
 */
export class RecordDraft {
  readonly #source: RecordSource
  readonly #store: DraftStore
  readonly #listeners = new Set<() => void>()
  #state: DraftState
  #unsent: Fields = {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  constructor(opened: MedicalRecord | null, source: RecordSource, store: DraftStore) {
    this.#source = source
    this.#store = store
    const phase = opened === null ? 'idle' : 'saved'
    this.#state = { content: contentOf(opened), record: opened, phase, restored: false, error: null }
    this.#restore()
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(name: FieldName, value: string): void {
    this.#unsent = { ...this.#unsent, [name]: value }
    const phase = this.#state.phase === 'conflict' ? 'conflict' : 'pending'
    this.#become({ content: { ...this.#state.content, [name]: value }, phase })
    this.#keep()
    if (phase === 'pending') this.#schedule(PAUSE_MS)
  }

  /** Sends what waits, now; true when the server has everything. A record that was not begun is. */
  async flush(): Promise<boolean> {
    await this.#running
    await this.#save()
    return this.#state.phase === 'saved'
  }

  /** Ends a conflict: `mine` goes over the newer version, `theirs` forgets what was not sent. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') this.#unsent = {}
    const phase = choice === 'mine' ? 'pending' : 'saved'
    if (this.#state.record) this.#take(this.#state.record, { phase, restored: false })
    if (choice === 'mine') this.#schedule(0)
  }

  /** The record after something else than a save: a signature, an addendum. */
  replace(record: MedicalRecord): void {
    this.#take(record, { phase: 'saved' })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #become(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #keep(): void {
    if (namesOf(this.#unsent).length === 0) this.#store.clear()
    else this.#store.write({ fields: this.#unsent, version: this.#state.record?.version ?? 0 })
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), ms)
  }

  /** Takes the server's version for everything that is not waiting to be sent. */
  #take(record: MedicalRecord, change: Partial<DraftState>): void {
    this.#become({ record, content: withFields(contentOf(record), this.#unsent), error: null, ...change })
    this.#keep()
  }

  /** Text that an earlier page could not send comes back; over a newer version it asks. */
  #restore(): void {
    const { record, content } = this.#state
    const left = this.#store.read()
    if (left === null || record?.status === 'signed') return
    this.#unsent = pick(left.fields, (name) => !isSame(left.fields, content, name))
    this.#keep()
    if (namesOf(this.#unsent).length === 0) return
    const isOver = left.version !== (record?.version ?? 0)
    const phase = isOver && clashesWith(this.#unsent, content) ? 'conflict' : 'pending'
    this.#become({ content: withFields(content, this.#unsent), restored: true, phase })
    if (phase === 'pending') this.#schedule(PAUSE_MS)
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
    const sent = this.#unsent
    const { record } = this.#state
    this.#become({ phase: 'saving' })
    try {
      const saved = record ? await this.#source.update(record, sent) : await this.#source.create(sent)
      this.#unsent = pick(this.#unsent, (name) => this.#unsent[name] !== sent[name])
      const isAll = namesOf(this.#unsent).length === 0
      this.#become({ record: saved, phase: isAll ? 'saved' : 'pending', error: null })
      this.#keep()
      if (!isAll) this.#schedule(PAUSE_MS)
    } catch (error) {
      await this.#refused(error).catch((failure: unknown) =>
        this.#become({ phase: 'failed', error: failure }),
      )
    }
  }

  async #refused(error: unknown): Promise<void> {
    const isElsewhere = isProblem(error, 'stale_version') || isProblem(error, 'record_signed')
    const id = isElsewhere ? this.#state.record?.id : existingId(error)
    if (id !== undefined) return this.#meet(id)
    const retry = mayComeBack(error)
    this.#become({ phase: retry ? 'offline' : 'failed', error })
    if (retry) this.#schedule(RETRY_MS)
  }

  /** Somebody else saved first: what only one side wrote is kept, what both wrote is asked about. */
  async #meet(id: string): Promise<void> {
    const theirs = await this.#source.load(id)
    const content = contentOf(theirs)
    this.#unsent = pick(this.#unsent, (name) => !isSame(this.#unsent, content, name))
    const clashes = clashesWith(this.#unsent, content) || theirs.status === 'signed'
    this.#take(theirs, { phase: clashes ? 'conflict' : 'pending' })
    if (!clashes) this.#schedule(0)
  }
}
