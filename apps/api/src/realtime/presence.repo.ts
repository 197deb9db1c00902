import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** Records that a server is alive; `false` if the others had given it up, with its people. */
export const saySeen = async (db: Db, serverId: string): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO socket_servers (id, seen_at) VALUES (${serverId}, now())
    ON CONFLICT (id) DO UPDATE SET seen_at = now() RETURNING xmax = 0 AS is_new`.execute(db)
  return rows[0]?.is_new === false
}

/** Records people of a server, and returns those who were on none before. */
export const insertConnected = async (
  db: Db,
  serverId: string,
  userIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    WITH before AS (SELECT id FROM unnest(${userIds}::uuid[]) AS id WHERE NOT is_connected(id)), kept AS (
      INSERT INTO connected_users (user_id, server_id)
        SELECT id, ${serverId} FROM unnest(${userIds}::uuid[]) AS id
        WHERE EXISTS (SELECT FROM socket_servers WHERE id = ${serverId})
      ON CONFLICT DO NOTHING)
    SELECT id FROM before`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes people of a server, and returns those who are on none now. */
export const deleteConnected = async (
  db: Db,
  serverId: string,
  userIds: readonly string[],
): Promise<readonly string[]> => {
  await sql`DELETE FROM connected_users
    WHERE server_id = ${serverId} AND user_id = ANY(${userIds}::uuid[])`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${userIds}::uuid[]) AS id WHERE NOT is_connected(id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes silent servers, and returns those of their people who are on none now. One of the others does it. */
export const deleteSilent = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    WITH silent AS (
      SELECT id FROM socket_servers WHERE seen_at <= now() - interval '30 seconds' FOR UPDATE SKIP LOCKED
    ), people AS (SELECT DISTINCT user_id AS id FROM connected_users WHERE server_id IN (SELECT id FROM silent)
    ), gone AS (DELETE FROM socket_servers WHERE id IN (SELECT id FROM silent))
    SELECT id FROM people WHERE NOT is_connected(id)`.execute(db)
  return rows.map(({ id }) => id)
}

export const deleteServer = async (db: Db, serverId: string): Promise<void> => {
  await sql`DELETE FROM socket_servers WHERE id = ${serverId}`.execute(db)
}

/** Those of some people who have an open screen, on any server. In SQL: `is_connected(user_id)`. */
export const connectedAmong = async (db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM unnest(${userIds}::uuid[]) AS id WHERE is_connected(id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
