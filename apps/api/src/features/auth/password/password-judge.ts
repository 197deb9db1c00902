import { Worker } from 'node:worker_threads'
import { MINUTE } from '@emma/domain/interval'
import type { Passwords } from '../../../ports/passwords.ts'

export interface Question {
  readonly id: number
  readonly password: string
  readonly personal: readonly string[]
}

/** The dictionaries take a hundred megabytes: they are released after a while without use. */
const IDLE_MS = MINUTE

interface Asked {
  readonly resolve: (score: number) => void
  readonly reject: (error: unknown) => void
}

interface Judge {
  readonly worker: Worker
  readonly asked: Map<number, Asked>
}

const refuseAll = ({ asked }: Judge, error?: unknown): void => {
  for (const { reject } of asked.values()) reject(error ?? new Error('The judge of passwords is gone'))
  asked.clear()
}

/** Starts the thread; `onGone` runs when it ends, for any reason. */
const hire = (onGone: (judge: Judge) => void): Judge => {
  const worker = new Worker(new URL('./password-judge.worker.ts', import.meta.url))
  worker.unref()
  const hired: Judge = { worker, asked: new Map() }
  const end = (error?: unknown) => {
    onGone(hired)
    refuseAll(hired, error)
  }
  worker.on('message', ({ id, score }: { id: number; score: number }) => {
    hired.asked.get(id)?.resolve(score)
    hired.asked.delete(id)
  })
  worker.on('error', end)
  worker.on('exit', () => end())
  return hired
}

const ask = ({ worker, asked }: Judge, question: Question): Promise<number> =>
  new Promise<number>((resolve, reject) => {
    asked.set(question.id, { resolve, reject })
    worker.ref()
    worker.postMessage(question)
  }).finally(() => {
    if (asked.size === 0) worker.unref()
  })

/**
 * Rates passwords in a separate thread, started on first use: loading the dictionaries and each estimate would block
 * every other call.
 */
export const createPasswordJudge = (): Pick<Passwords, 'scoreOf' | 'close'> => {
  let judge: Judge | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0
  const dismiss = async (): Promise<void> => {
    const gone = judge
    judge = undefined
    await gone?.worker.terminate()
  }
  const rest = (): void => {
    if (judge?.asked.size === 0) void dismiss()
  }
  const forget = (gone: Judge): void => {
    if (judge === gone) judge = undefined
  }
  return {
    scoreOf: (password, personal) => {
      judge ??= hire(forget)
      clearTimeout(idle)
      idle = setTimeout(rest, IDLE_MS).unref()
      count += 1
      return ask(judge, { id: count, password, personal })
    },
    close: () => {
      clearTimeout(idle)
      return dismiss()
    },
  }
}
