import type pg from 'pg'

/** The data per specialist. */
export const PER_SPECIALIST = { customers: 10, appointments: 100, coming: 20, records: 20 } as const
/** Customers whose wallets can pay any number of bookings. */
export const BUYERS = 1000
const WALLET = 100_000_000

/** Ids ordered by time, like UUID v7. */
const functions = `
  CREATE FUNCTION bench_id(kind int, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    (lpad(to_hex(1717986918400 + n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8'
      || substr(md5(kind || ':' || n), 1, 15))::uuid;
  CREATE FUNCTION bench_zone(n bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    (ARRAY['America/Sao_Paulo', 'America/Sao_Paulo', 'America/Bahia', 'America/Manaus', 'America/Rio_Branco'])[1 + n % 5]`

const people = (specialists: number, passwordHash: string): string[] => [
  `INSERT INTO specialties (id, name, slug)
     SELECT bench_id(1, n), 'Especialidade ' || n, 'especialidade-' || n FROM generate_series(1, 12) n`,
  `INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
     SELECT bench_id(2, n), 'specialist', 'especialista' || n || '@bench.test', '${passwordHash}', 'Especialista', 'Número ' || n,
       now() - interval '1 year', now() FROM generate_series(1, ${specialists}) n`,
  `INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
     SELECT bench_id(3, n), 'customer', 'paciente' || n || '@bench.test', '${passwordHash}', 'Paciente', 'Número ' || n,
       now() - interval '1 year', now() FROM generate_series(1, ${specialists * PER_SPECIALIST.customers}) n`,
  `INSERT INTO customers (id, user_id, status, created_at)
     SELECT bench_id(4, n), bench_id(3, n), 'active', now() FROM generate_series(1, ${specialists * PER_SPECIALIST.customers}) n`,
  `INSERT INTO specialists (id, user_id, status, name, summary, council_type, council_uf, council_number, city, state,
       time_zone, on_duty, rating_sum, rating_count, created_at)
     SELECT bench_id(5, n), bench_id(2, n), 1, 'Especialista Número ' || n, repeat('Atende adultos e crianças. ', 6), 'CRM', 'SP',
       (100000 + n)::text, 'Cidade ' || n % 300, (ARRAY['SP', 'RJ', 'MG', 'BA', 'AM', 'AC'])[1 + n % 6], bench_zone(n), n % 20 = 0,
       (n % 40) * 4, n % 40, now() FROM generate_series(1, ${specialists}) n`,
  `INSERT INTO specialist_specialties (id, specialist_id, specialty_id, price, rqe, rqe_uf, created_at)
     SELECT bench_id(6, n), bench_id(5, n), bench_id(1, 1 + n % 12), 10000 + n % 200 * 100, '12345', 'SP', now()
     FROM generate_series(1, ${specialists}) n`,
  `INSERT INTO availability_rules (id, specialist_id, weekday, init_hour, final_hour, interval_minutes, created_at)
     SELECT bench_id(7, n * 7 + day), bench_id(5, n), day, '08:00', '18:00', 30, now()
     FROM generate_series(1, ${specialists}) n, generate_series(1, 5) day`,
]

/** In the order of booking, as on disk: eighty past ones per specialist, two a day, and twenty in the next ten days. */
const appointments = (specialists: number): string => `
  INSERT INTO appointments (id, specialist_id, customer_id, specialty_id, starts_at, ends_at, time_zone, status, price,
    platform_fee, specialist_share, policy, payment_method, created_at, confirmed_at, started_at, finished_at, released_at, updated_at)
  SELECT bench_id(8, k * ${specialists} + n), bench_id(5, n), bench_id(4, 1 + (n * 31 + k * 97) % ${specialists * PER_SPECIALIST.customers}),
    bench_id(1, 1 + n % 12), at, at + interval '30 minutes', bench_zone(n), CASE WHEN is_past THEN 'finished' ELSE 'confirmed' END,
    15000, 2250, 12750, '{"full_refund_hours": 24, "late_card_percent": 50, "late_wallet_percent": 70, "regret_days": 0, "reschedule_hours": 12, "release_days": 2}',
    'credit_card', at - interval '5 days', at - interval '5 days',
    CASE WHEN is_past THEN at END, CASE WHEN is_past THEN at + interval '28 minutes' END, CASE WHEN is_past THEN at + interval '2 days' END, at
  FROM (
    SELECT k, n, k < 80 AS is_past,
      ((current_date + CASE WHEN k < 80 THEN k / 2 - 45 ELSE 1 + (k - 80) / 2 END)::timestamp
        + (480 + 30 * ((n * 7 + k * 3) % 10 + 10 * (k % 2))) * interval '1 minute') AT TIME ZONE bench_zone(n) AS at
    FROM generate_series(0, ${PER_SPECIALIST.appointments - 1}) k, generate_series(1, ${specialists}) n ORDER BY k, n
  ) made`

const payments = `
  INSERT INTO payments (id, appointment_id, customer_id, method, amount, provider_amount, status, provider_key, created_at, paid_at, updated_at)
  SELECT bench_id(9, row_number() OVER ()), id, customer_id, 'credit_card', price, price, 'paid', id::text, created_at, created_at, created_at
  FROM appointments`

const wallets = [
  `INSERT INTO credits (id, customer_id, amount, remaining, reason, created_at)
     SELECT bench_id(10, n), bench_id(4, n), ${WALLET}, ${WALLET}, 'bench', now() FROM generate_series(1, ${BUYERS}) n`,
  `SELECT post_entry(bench_id(11, n), 'appointment_canceled', bench_id(10, n), now(),
       ARRAY['provider', 'wallet:' || bench_id(4, n)], ARRAY[-${WALLET}, ${WALLET}]) FROM generate_series(1, ${BUYERS}) n`,
]

interface Put {
  readonly drop: string
  readonly create: string
}

/** Indexes and the exclusion constraint of a table, to be created after filling it. */
const laterOf = async (client: pg.Client, table: string): Promise<Put[]> => {
  const { rows } = await client.query<Put>(
    `SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
        format('ALTER TABLE %I ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
       FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'x'
     UNION ALL
     SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid) FROM pg_index
      WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  )
  return rows
}

/** Fills an empty, migrated database; indexes last. */
export const fill = async (client: pg.Client, specialists: number, passwordHash: string): Promise<void> => {
  await client.query(functions)
  for (const statement of people(specialists, passwordHash)) await client.query(statement)
  const puts = [...(await laterOf(client, 'appointments')), ...(await laterOf(client, 'payments'))]
  for (const { drop } of puts) await client.query(drop)
  // Foreign keys hold by construction; checking two million of them would take longer than everything else.
  await client.query('SET session_replication_role = replica')
  await client.query(appointments(specialists))
  await client.query(payments)
  await client.query('RESET session_replication_role')
  for (const { create } of puts) await client.query(create)
  for (const statement of wallets) await client.query(statement)
  await client.query('SELECT refresh_next_slot(id, now(), 30) FROM specialists')
}
