import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Notices per statement. */
const AT_ONCE = 500
/** Tries to get a connection; each waits as long as the pool does. */
const TRIES = 5
const PAUSE_MS = 1000

/** A connection, even if none was available at first, as on a busy machine or during a fail-over. */
const connection = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.connect()
    } catch (error) {
      if (tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
}

/**
 * Sends notices on a channel, in order: those that arrive during a statement go with the next one. A notice that failed
 * after it reached the database is not sent again, as it may have been delivered.
 */
export const createNoticeSender = (pool: pg.Pool, channel: string) => {
  let waiting: string[] = []
  let sending: Promise<void> | undefined
  const text = `SELECT pg_notify('${channel}', notice) FROM unnest($1::text[]) WITH ORDINALITY AS p (notice, at) ORDER BY at`

  const sendBatch = async (): Promise<void> => {
    const client = await connection(pool)
    const batch = waiting.slice(0, AT_ONCE)
    waiting = waiting.slice(AT_ONCE)
    try {
      await client.query(text, [batch])
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const sendAll = async (): Promise<void> => {
    try {
      while (waiting.length > 0) await sendBatch()
    } catch (error) {
      waiting = []
      throw error
    } finally {
      sending = undefined
    }
  }
  /** Resolves when they are sent, with all others waiting; a message's own notices stay together. */
  return (notices: readonly string[]): Promise<void> => {
    waiting.push(...notices)
    sending ??= sendAll()
    return sending
  }
}
