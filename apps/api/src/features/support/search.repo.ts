import { type RawBuilder, sql } from 'kysely'
import { customersFoundSql } from '../customers/index.ts'

/** The typed search, by its possible kind. */
export type Sought =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'cpf'; readonly hash: Buffer }
  | { readonly kind: 'text'; readonly text: string }

/** Payments of these people, as payer, specialist or patient. Each part has an index of its own. */
const paymentsOf = (
  customers: RawBuilder<unknown>,
  specialists: RawBuilder<unknown>,
  dependents: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  SELECT id FROM payments WHERE customer_id IN (${customers})
  UNION ALL SELECT p.id FROM appointments a JOIN payments p ON p.appointment_id = a.id
    WHERE a.specialist_id IN (${specialists})
  UNION ALL SELECT p.id FROM appointments a JOIN payments p ON p.appointment_id = a.id
    WHERE a.dependent_id IN (${dependents})
  UNION ALL SELECT p.id FROM queue_entries q JOIN payments p ON p.queue_entry_id = q.id
    WHERE q.dependent_id IN (${dependents})`

const byId = (id: string): RawBuilder<unknown> => sql`
  SELECT id FROM payments WHERE id = ${id} OR appointment_id = ${id} OR queue_entry_id = ${id}
  UNION ALL SELECT payment_id FROM refunds WHERE id = ${id}
  UNION ALL ${paymentsOf(sql`${id}::uuid`, sql`${id}::uuid`, sql`${id}::uuid`)}`

const byCpf = (hash: Buffer): RawBuilder<unknown> =>
  paymentsOf(
    sql`SELECT id FROM customers WHERE cpf_hash = ${hash}::bytea`,
    sql`SELECT id FROM specialists WHERE cpf_hash = ${hash}::bytea`,
    sql`SELECT id FROM dependents WHERE cpf_hash = ${hash}::bytea`,
  )

const byText = (text: string): RawBuilder<unknown> => {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const specialists = sql`SELECT id FROM specialists WHERE fold(name) LIKE fold(${like}::text)
    UNION ALL SELECT s.id FROM users u JOIN specialists s ON s.user_id = u.id WHERE lower(u.email) = lower(${text}::text)`
  return sql`
    SELECT id FROM payments WHERE provider_charge_id = ${text}
    UNION ALL SELECT id FROM payments WHERE provider_order_id = ${text}
    UNION ALL ${paymentsOf(
      customersFoundSql(text),
      specialists,
      sql`SELECT id FROM dependents WHERE fold(name) LIKE fold(${like}::text)`,
    )}`
}

/** Ids of the payments matching the search. */
export const foundSql = (sought: Sought): RawBuilder<unknown> => {
  if (sought.kind === 'id') return byId(sought.id)
  return sought.kind === 'cpf' ? byCpf(sought.hash) : byText(sought.text)
}
