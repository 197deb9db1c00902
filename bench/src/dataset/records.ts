import type pg from 'pg'
import type { Deps } from '../../../apps/api/src/deps.ts'
import { contentCell } from '../../../apps/api/src/features/records/record-content.ts'
import { PER_SPECIALIST } from './fill.ts'

const AT_ONCE = 2000
const paragraph =
  'Paciente refere melhora desde a última consulta, sem novas queixas, em uso regular das medicações. '
const content = {
  complaint: 'Retorno de rotina.',
  hpma: paragraph.repeat(4),
  personal_historic: 'Hipertensão arterial.',
  family_history: '',
  physical_exam: paragraph.repeat(2),
  exPhysicist: '',
  resExams: paragraph,
  diagnosis: 'Hipertensão arterial controlada.',
  cid_code: 'I10',
  conduct: paragraph,
  guidance: paragraph,
}

interface Row {
  readonly id: string
  readonly specialist_id: string
  readonly customer_id: string
}

/** People with records: every specialist has twenty patients, each with ten records. */
const rowsFrom = async (client: pg.Client, specialists: number, from: number): Promise<Row[]> => {
  const { rows } = await client.query<Row>(
    `SELECT bench_id(12, r) AS id, bench_id(5, 1 + r % $1::bigint) AS specialist_id,
        bench_id(4, 1 + (r * 7 + r / $1::bigint) % ($1::bigint * 2)) AS customer_id
       FROM generate_series($2::bigint, $3::bigint) r`,
    [specialists, from, Math.min(from + AT_ONCE, specialists * PER_SPECIALIST.records) - 1],
  )
  return rows
}

/** Actually sealed records, each with its patient's own key. */
export const fillRecords = async (
  client: pg.Client,
  { vault, db }: Deps,
  specialists: number,
): Promise<void> => {
  for (let from = 0; from < specialists * PER_SPECIALIST.records; from += AT_ONCE) {
    const rows = await rowsFrom(client, specialists, from)
    const sealed = []
    for (const row of rows) sealed.push(await vault.seal(db, contentCell(row), content))
    await client.query(
      `INSERT INTO records (id, specialist_id, customer_id, status, content_sealed, signed_at, content_hash, created_at, updated_at)
       SELECT r.id, r.specialist_id, r.customer_id, 'signed', r.sealed, at, sha256(r.sealed), at, at
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[]) WITH ORDINALITY AS r (id, specialist_id, customer_id, sealed, nth),
         LATERAL (SELECT now() - interval '1 year' + (r.nth + $5::bigint) * interval '1 minute' AS at) t`,
      [
        rows.map(({ id }) => id),
        rows.map(({ specialist_id }) => specialist_id),
        rows.map(({ customer_id }) => customer_id),
        sealed,
        from,
      ],
    )
  }
}
