import { Agent, request as open } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '../../load.ts'
import type { Coming } from './errands.ts'

/** Reading time before the next press. */
const READS_MS = 400
const PATIENCE_MS = 30_000

/** One call: timed from when it was due, not from when it could be sent. */
export interface Answered {
  readonly path: string
  /** 0: no answer. */
  readonly status: number
  readonly ms: number
}

const send = (agent: Agent, url: string, { method, path, headers, body }: Request): Promise<number> =>
  new Promise((resolve) => {
    const sent = open(
      `${url}${path}`,
      { agent, method, headers: headers as Record<string, string>, timeout: PATIENCE_MS },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve(0))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(0))
    sent.end(body)
  })

/** Sends everybody's calls when they are due, however long others wait: a slow server gets no less load. */
export const letCome = async (url: string, coming: readonly Coming[]): Promise<Answered[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const began = performance.now()
  const answered: Answered[] = []
  const make = async ({ at, errand }: Coming): Promise<void> => {
    let due = began + at
    for (const call of errand) {
      const status = await send(agent, url, call)
      const now = performance.now()
      answered.push({ path: String(call.path), status, ms: now - due })
      await sleep(READS_MS)
      due = now + READS_MS
    }
  }
  const errands = []
  for (const each of coming) {
    const wait = began + each.at - performance.now()
    if (wait > 1) await sleep(wait)
    errands.push(make(each))
  }
  await Promise.all(errands)
  agent.destroy()
  return answered
}
