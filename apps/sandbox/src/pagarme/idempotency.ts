import type { Context } from '../context.ts'

const KEPT_MS = 24 * 60 * 60 * 1000
const KEPT = 20_000

export type Claim =
  | { kind: 'first' }
  | { kind: 'running' }
  | { kind: 'answered'; status: number; body: string }

/** `Idempotency-Key`: the first answer is stored for 24 h, unless it was an error. */
export function createIdempotency(context: Context) {
  const running = new Set<string>()
  const { answers } = context.state

  return {
    claim(id: string): Claim {
      const answer = answers.get(id)
      if (answer !== undefined && answer.expires_at > Date.now()) return { kind: 'answered', ...answer }
      if (running.has(id)) return { kind: 'running' }
      running.add(id)
      return { kind: 'first' }
    },
    settle(id: string, status: number, body: string): void {
      running.delete(id)
      if (status >= 400) return
      answers.put({ id, status, body, expires_at: Date.now() + KEPT_MS })
      answers.trim(KEPT)
    },
  }
}
