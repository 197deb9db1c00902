import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/pool.ts'
import type { Clock } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { claimKey, forgetKey, type IdempotencyScope, readKey, storeAnswer } from './idempotency.repo.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const WAIT_MS = 100
const WAITS = 120

/** Waits for a first call that is still running; if its process died, its key is free again after 30 s. */
export const waitForFirst = async (db: Db, scope: IdempotencyScope): Promise<Answer> => {
  for (let wait = 0; wait < WAITS; wait += 1) {
    const row = await readKey(db, scope)
    if (row === undefined) break
    if (!row.body_hash.equals(scope.bodyHash) || row.endpoint !== scope.endpoint) {
      throw new AppError('idempotency_key_reused')
    }
    if (row.status !== null) return { status: row.status, body: row.response }
    await sleep(WAIT_MS)
  }
  throw new AppError('request_in_progress', { retryAfter: 5 })
}

/** An object's fields have no order (RFC 8259, 4); a list's items do. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

export const scopeOf = (userId: string, key: string, endpoint: string, body: unknown): IdempotencyScope => ({
  userId,
  key,
  endpoint,
  bodyHash: createHash('sha256')
    .update(JSON.stringify(body ?? null, inOrder))
    .digest(),
})

/** Long before another call may take a key that nobody freed. */
const FREE_TRIES = 20
const FREE_AGAIN_MS = 1000

/**
 * Frees a key whose work failed. If the database is unreachable too, as soon as it is back, so that a repeated call
 * need not wait.
 */
export const freeKey = async (db: Db, scope: IdempotencyScope): Promise<void> => {
  const tryAgain = async (): Promise<void> => {
    for (let tries = 0; tries < FREE_TRIES; tries += 1) {
      await sleep(FREE_AGAIN_MS, undefined, { ref: false })
      const isFree = await forgetKey(db, scope).then(
        () => true,
        () => false,
      )
      if (isFree) return
    }
  }
  await forgetKey(db, scope).catch(() => void tryAgain())
}

/**
 * Answers a repeated call with the first one's answer, for 24 hours (refusals below 500 included). The work itself must
 * tolerate being run again after a crash: a use case stores the key with what it creates.
 */
export const onceOnly = async (
  { db, clock }: { db: Db; clock: Clock },
  scope: IdempotencyScope,
  run: () => Promise<Answer>,
): Promise<Answer> => {
  if (!(await claimKey(db, scope, clock.now()))) return waitForFirst(db, scope)
  try {
    const answer = await run()
    if (answer.status >= 500) await freeKey(db, scope)
    else await storeAnswer(db, scope, answer)
    return answer
  } catch (error) {
    await freeKey(db, scope)
    throw error
  }
}
