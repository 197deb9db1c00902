import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createPool } from '../pool.ts'
import { createPositions } from './positions.ts'

/** How often the replica's position is queried. */
const PERIOD_MS = 500

/** A source for reads that may lag slightly. */
export interface Replica {
  /** Connections to the replica; to the primary while the replica is too far behind, or unavailable. */
  readonly pool: PostgresPool
  /** Connections to the replica only. */
  readonly readers: pg.Pool
  /** Milliseconds; Infinity if unknown. */
  readonly behindMs: () => number
  readonly isUsed: () => boolean
  /** After this long, every write can be read from `pool`. */
  readonly latestMs: number
  readonly close: () => Promise<void>
}

interface Database {
  readonly pool: pg.Pool
  readonly url: string
}

interface Options {
  readonly primary: Database
  readonly readers: Database
  /** A replica further behind is not used. */
  readonly mostBehindMs: number
  readonly log: Logger
}

// A replica that was promoted, or never was one, reports its write position.
const POSITION = `SELECT pg_wal_lsn_diff(
  CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0')::float8 AS position`

/** The position up to which a server's log can be read, in bytes. */
export const positionIn = async (client: Pick<pg.Client, 'query'>): Promise<number> => {
  const { rows } = await client.query<{ position: number }>(POSITION)
  return rows[0]?.position ?? Number.NaN
}

/** Monitoring has its own connection to each, so that it does not queue behind the connections it reports on. */
const watcher = (url: string): pg.Pool =>
  createPool({ url, max: 1, applicationName: 'emma-replica-watch', asAppRole: true })

/** Repeats something, each time after the previous run. @returns a function that stops it */
const again = (work: () => Promise<void>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let working: Promise<void>
  const goOn = (): void => {
    working = work().finally(() => {
      if (!isOver) timer = setTimeout(goOn, PERIOD_MS).unref()
    })
  }
  goOn()
  return () => {
    isOver = true
    clearTimeout(timer)
    return working
  }
}

/** Logs when the use of a replica ends and resumes. */
const createTelling = (log: Logger, { behindMs, isUsed }: Pick<Replica, 'behindMs' | 'isUsed'>) => {
  let wasUsed = true
  return (err?: unknown): void => {
    if (isUsed() === wasUsed) return
    wasUsed = isUsed()
    if (wasUsed) log.info('The replica is read from again')
    else log.warn({ err, behindMs: behindMs() }, 'The replica is too late or away: the primary is read from')
  }
}

/** Watches a replica from now on. @throws nothing: an unreachable replica is not used */
export const watchReplica = ({ primary, readers, mostBehindMs, log }: Options): Replica => {
  const watchers = [watcher(primary.url), watcher(readers.url)] as const
  const positions = createPositions()
  const behindMs = () => positions.behind(performance.now())
  const isUsed = () => behindMs() <= mostBehindMs
  const tell = createTelling(log, { behindMs, isUsed })
  const look = async (): Promise<void> => {
    const at = performance.now()
    positions.written(at, await positionIn(watchers[0]))
    positions.replayed(await positionIn(watchers[1]))
  }
  const stop = again(() => look().then(() => tell(), tell))
  return {
    pool: {
      options: readers.pool.options,
      connect: async () => {
        if (!isUsed()) return primary.pool.connect()
        return readers.pool.connect().catch(() => primary.pool.connect())
      },
      end: () => readers.pool.end(),
    },
    readers: readers.pool,
    behindMs,
    isUsed,
    // A reading holds until the next one is finished.
    latestMs: mostBehindMs + 2 * PERIOD_MS,
    close: async () => {
      const stopped = stop()
      await Promise.all([readers.pool.end(), ...watchers.map((pool) => pool.end())])
      await stopped
    },
  }
}
