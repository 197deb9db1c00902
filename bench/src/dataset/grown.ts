import type pg from 'pg'
import { PER_SPECIALIST } from './fill.ts'

/** Five million messages and as many lines of the access log, at 10,000 specialists. */
const EACH = { chats: 5, messages: 100, lines: 50 } as const

/**
 * Old chats and accesses of everybody, in order of time. The contents of these messages cannot be decrypted: scenarios
 * read only chats they wrote themselves.
 */
const statements = (specialists: number): string[] => {
  const customers = specialists * PER_SPECIALIST.customers
  return [
    `INSERT INTO chats (id, customer_id, specialist_id, last_care_at, last_seq, last_at, created_at)
       SELECT bench_id(20, (n - 1) * ${EACH.chats} + k), bench_id(4, 1 + (n * 31 + k * 97) % ${customers}), bench_id(5, n), now(),
         ${EACH.messages}, now(), now() - interval '1 year'
       FROM generate_series(1, ${specialists}) n, generate_series(1, ${EACH.chats}) k ON CONFLICT DO NOTHING`,
    `INSERT INTO messages (id, chat_id, seq, from_specialist, content_sealed, created_at, read_at)
       SELECT bench_id(21, seq::bigint * ${specialists * EACH.chats} + c), bench_id(20, c), seq, seq % 2 = 0,
         decode(repeat(md5(c::text), 8), 'hex'), at, at
       FROM generate_series(1, ${EACH.messages}) seq, generate_series(1, ${specialists * EACH.chats}) c,
         LATERAL (SELECT now() - interval '1 year' + seq * interval '3 days' AS at) t`,
    `INSERT INTO access_log (customer_id, user_id, role, action, object, object_id, basis, session_id, address, at, hash)
       SELECT bench_id(4, n), bench_id(2, 1 + n % ${specialists}), 'specialist', 'read', 'record', bench_id(12, n), 'author',
         bench_id(22, n), '10.0.0.1', now() - interval '1 year' + k * interval '7 days', sha256(k::text::bytea)
       FROM generate_series(1, ${EACH.lines}) k, generate_series(1, ${customers}) n`,
  ]
}

/** Adds to a copy of the data what grows with every consultation. */
export const fillGrown = async (pool: pg.Pool, specialists: number): Promise<void> => {
  const client = await pool.connect()
  try {
    // References hold by construction, as in `fill`.
    await client.query('SET session_replication_role = replica')
    for (const statement of statements(specialists)) await client.query(statement)
    await client.query('RESET session_replication_role')
    await client.query('VACUUM ANALYZE chats, messages, access_log')
    await client.query('CHECKPOINT')
  } finally {
    client.release()
  }
}
