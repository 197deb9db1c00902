import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { cpuDuring } from '../processes/cpu.ts'
import type { Floor } from '../row.ts'
import type { Setup } from '../setup.ts'
import { CONNECTIONS } from './http-work.ts'

const TRANSACTIONS = 3000
const run = promisify(execFile)

/** The product's INSERT of a booking, at times that nobody else has: `n` is a specialist, `at` a half hour. */
const insertOf = (n: string, at: string): string => `
  WITH booked AS (
    INSERT INTO appointments (id, specialist_id, customer_id, specialty_id, starts_at, ends_at, time_zone, status, price,
      platform_fee, company_share, specialist_share, policy, payment_method, idempotency_key, created_at, confirmed_at, updated_at)
    VALUES (gen_random_uuid(), bench_id(5, ${n}), bench_id(4, ${n}), bench_id(1, 1), timestamptz '2030-01-01' + ${at} * interval '30 minutes',
      timestamptz '2030-01-01 00:30' + ${at} * interval '30 minutes', 'America/Sao_Paulo', 'confirmed', 15000, 2250, 0, 12750,
      '{"full_refund_hours": 24}', 'wallet', gen_random_uuid()::text, now(), now(), now())
    ON CONFLICT DO NOTHING RETURNING id, customer_id)
  INSERT INTO payments (id, appointment_id, customer_id, method, amount, wallet_amount, status, provider_key, created_at, paid_at, updated_at)
  SELECT gen_random_uuid(), id, customer_id, 'wallet', 15000, 15000, 'paid', id::text, now(), now(), now() FROM booked`

const byPgbench = async ({ databaseUrl, specialists }: Setup): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-bench-'))
  try {
    const script = join(folder, 'insert.sql')
    const insert = insertOf(':n', ':at').replaceAll('\n', ' ')
    await writeFile(script, `\\set n random(1, ${specialists})\n\\set at random(0, 2000000)\n${insert};\n`)
    const size = ['-c', String(CONNECTIONS), '-j', '1', '-t', String(TRANSACTIONS / CONNECTIONS)]
    await run('pgbench', ['-n', '-M', 'prepared', ...size, '-f', script, databaseUrl])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const byPg = async ({ databaseUrl, specialists }: Setup): Promise<void> => {
  const text = insertOf('$1::bigint', '$2::int')
  const loop = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    for (let nth = 0; nth < TRANSACTIONS / CONNECTIONS; nth += 1) {
      const values = [1 + Math.floor(Math.random() * specialists), Math.floor(Math.random() * 2_000_000)]
      await client.query({ name: 'insert', text, values })
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
}

/** The cost of the same INSERT without a product around it: the client's time and the database's. */
export const insertFloor = async (setup: Setup): Promise<Floor> => {
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  )
  const began = performance.now()
  const { ms } = await cpuDuring([setup.settings.clusterPid, process.pid], () =>
    hasPgbench ? byPgbench(setup) : byPg(setup),
  )
  return {
    cpu: ms.reduce((sum, each) => sum + each, 0) / TRANSACTIONS,
    perSecond: (TRANSACTIONS / (performance.now() - began)) * 1000,
    what: hasPgbench ? 'pgbench' : 'pg in a loop (no pgbench here)',
  }
}
