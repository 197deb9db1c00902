import { Worker } from 'node:worker_threads'

export interface Question {
  readonly id: number
  readonly password: string
  readonly personal: readonly string[]
}

/** The dictionaries are a hundred megabytes: they go when nobody has set a password for a while. */
const IDLE_MS = 60_000

interface Asked {
  readonly resolve: (score: number) => void
  readonly reject: (error: unknown) => void
}

interface Judge {
  readonly worker: Worker
  readonly asked: Map<number, Asked>
}

let judge: Judge | undefined
let idle: NodeJS.Timeout | undefined
let count = 0

const dismiss = (gone: Judge, error?: unknown): void => {
  if (judge === gone) judge = undefined
  for (const { reject } of gone.asked.values()) reject(error ?? new Error('The judge of passwords is gone'))
  gone.asked.clear()
}

const hire = (): Judge => {
  const worker = new Worker(new URL('./password-judge.worker.ts', import.meta.url))
  worker.unref()
  const hired: Judge = { worker, asked: new Map() }
  worker.on('message', ({ id, score }: { id: number; score: number }) => {
    hired.asked.get(id)?.resolve(score)
    hired.asked.delete(id)
  })
  worker.on('error', (error) => dismiss(hired, error))
  worker.on('exit', () => dismiss(hired))
  return hired
}

const rest = (): void => {
  if (!judge || judge.asked.size > 0) return
  void judge.worker.terminate()
  judge = undefined
}

/**
 * How hard a password is to guess: 0 (a common one) to 4 (zxcvbn). Asked in a thread of its own, which is started for
 * the first one: loading the dictionaries and each estimate would keep every other call waiting.
 */
export const scoreOf = (password: string, personal: readonly string[]): Promise<number> => {
  judge ??= hire()
  const { worker, asked } = judge
  clearTimeout(idle)
  idle = setTimeout(rest, IDLE_MS).unref()
  count += 1
  const question: Question = { id: count, password, personal }
  return new Promise<number>((resolve, reject) => {
    asked.set(question.id, { resolve, reject })
    worker.ref()
    worker.postMessage(question)
  }).finally(() => {
    if (asked.size === 0) worker.unref()
  })
}
