import type { Setup } from '../../setup.ts'

const PATIENTS = 1_000_000

/** The data has ten patients per specialist: adds the rest of the million, who registered and are seldom seen. */
export const fillUp = async ({ pool, specialists }: Setup): Promise<void> => {
  const from = specialists * 10 + 1
  const users = `INSERT INTO users (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
    SELECT bench_id(3, n), 'customer', 'paciente' || n || '@bench.test', '-', 'Paciente', 'Número ' || n, now(), now()
      FROM generate_series($1::int, $2::int) n`
  const customers = `INSERT INTO customers (id, user_id, status, created_at)
    SELECT bench_id(4, n), bench_id(3, n), 'active', now() FROM generate_series($1::int, $2::int) n`
  for (const statement of [users, customers]) await pool.query(statement, [from, PATIENTS])
  await pool.query('VACUUM ANALYZE users, customers')
}
