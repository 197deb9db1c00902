import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { dayOf, type Facts, halfHour } from './facts.ts'

type Change = (facts: Facts, specialist: string, nth: number) => Promise<unknown>

const run = ({ t }: Facts, statement: ReturnType<typeof sql>) => statement.execute(t.deps.db)

const book: Change = (facts, specialist, nth) => {
  const { start, end } = halfHour(facts, nth)
  const isUnpaid = nth % 3 === 0
  return run(
    facts,
    sql`INSERT INTO appointments (id, specialist_id, customer_id, specialty_id, starts_at, ends_at, time_zone, status,
      hold_expires_at, price, platform_fee, specialist_share, policy, payment_method, created_at, updated_at, may_overlap)
    VALUES (${facts.t.deps.newId()}, ${specialist}, ${facts.customer.customerId}, ${facts.specialtyId}, ${start}, ${end},
      'America/Sao_Paulo', ${isUnpaid ? 'awaiting_payment' : 'confirmed'},
      ${isUnpaid ? new Date(facts.t.clock.now().getTime() + 10 * MINUTE) : null},
      1, 0, 1, '{}', 'wallet', now(), now(), true) ON CONFLICT DO NOTHING`,
  )
}

const keep: Change = (facts, specialist, nth) => {
  const { start, end } = halfHour(facts, nth)
  const holder = nth % 2 === 0 ? facts.customer.customerId : facts.t.deps.newId()
  return run(
    facts,
    sql`INSERT INTO slot_holds (id, holder_id, person_hash, specialist_id, starts_at, ends_at, created_at, expires_at)
    VALUES (${facts.t.deps.newId()}, ${holder}, '', ${specialist}, ${start}, ${end}, now(),
      ${new Date(facts.t.clock.now().getTime() + 10 * MINUTE)})`,
  )
}

/** A slot held for the customer by a link, at a price of its own. */
const agree: Change = (facts, specialist, nth) => {
  const { start, end } = halfHour(facts, nth)
  const id = facts.t.deps.newId()
  const ends = new Date(facts.t.clock.now().getTime() + 20 * MINUTE)
  return run(
    facts,
    sql`WITH link AS (
      INSERT INTO booking_links (id, specialist_id, specialty_id, customer_id, person_hash, mode, price, starts_at, ends_at,
        token_hash, status, sent_at, created_by, created_at, expires_at)
      SELECT ${id}, ${specialist}, ${facts.specialtyId}, ${facts.customer.customerId}, '', 'link', ${nth}, ${start}, ${end},
        ${id}::text::bytea, 'open', now(), s.user_id, now(), ${ends} FROM specialists s WHERE s.id = ${specialist})
    INSERT INTO slot_holds (id, holder_id, person_hash, specialist_id, starts_at, ends_at, created_at, expires_at, link_id)
    VALUES (${id}, ${facts.customer.customerId}, '', ${specialist}, ${start}, ${end}, now(), ${ends}, ${id})`,
  )
}

const refresh: Change = (facts, specialist) =>
  run(facts, sql`SELECT refresh_next_slot(${specialist}, ${facts.t.clock.now()}, 30)`)

const of = (table: string, set: string): Change => {
  const [target, change] = [sql.table(table), sql.raw(set)]
  return (facts, specialist) =>
    run(facts, sql`UPDATE ${target} SET ${change} WHERE specialist_id = ${specialist}`)
}
const emptied =
  (table: string): Change =>
  (facts, specialist) =>
    run(facts, sql`DELETE FROM ${sql.table(table)} WHERE specialist_id = ${specialist}`)

const block: Change = (facts, specialist, nth) => {
  const { start, end } = halfHour(facts, nth)
  return run(
    facts,
    sql`INSERT INTO blocks (id, specialist_id, starts_at, ends_at, created_at)
      VALUES (${facts.t.deps.newId()}, ${specialist}, ${start}, ${end}, now())`,
  )
}

const busy: Change = (facts, specialist, nth) => {
  const { start, end } = halfHour(facts, nth)
  return run(
    facts,
    sql`INSERT INTO external_busy (calendar_id, specialist_id, starts_at, ends_at)
      SELECT id, ${specialist}, ${start}, ${end} FROM external_calendars WHERE specialist_id = ${specialist}
      ON CONFLICT DO NOTHING`,
  )
}

const openDay: Change = (facts, specialist, nth) => {
  const { start } = halfHour(facts, nth)
  return run(
    facts,
    sql`INSERT INTO availability_rules (id, specialist_id, on_date, init_hour, final_hour, interval_minutes, place_id, created_at)
      SELECT ${facts.t.deps.newId()}, ${specialist}, ${dayOf(+start)}::date, '18:00', '20:00', ${nth % 2 ? 20 : 30}, id, now()
        FROM places WHERE specialist_id = ${specialist}`,
  )
}

/** Both practices in one transaction, in either order. */
const blockBoth: Change = ({ t, specialists, ...facts }, _, nth) =>
  t.deps.db.transaction().execute(async (tx) => {
    const order = nth % 2 === 0 ? specialists : specialists.toReversed()
    for (const specialist of order) {
      await block({ ...facts, specialists, t: { ...t, deps: { ...t.deps, db: tx } } }, specialist, nth)
    }
  })

const everything =
  (statement: string): Change =>
  (facts) =>
    run(facts, sql`${sql.raw(statement)}`)

/** All changes that affect open slots, cards or the catalogue. */
export const changes: Readonly<Record<string, Change>> = {
  book,
  keep,
  agree,
  refresh,
  block,
  busy,
  openDay,
  blockBoth,
  confirm: (facts, specialist) =>
    run(
      facts,
      sql`UPDATE appointments SET status = 'confirmed', hold_expires_at = NULL
      WHERE specialist_id = ${specialist} AND status = 'awaiting_payment'`,
    ),
  cancel: of('appointments', `status = 'canceled_by_customer'`),
  unbook: emptied('appointments'),
  release: of('slot_holds', 'ended = true'),
  unblock: emptied('blocks'),
  free: emptied('external_busy'),
  closeDays: (facts, specialist) =>
    run(
      facts,
      sql`DELETE FROM availability_rules WHERE specialist_id = ${specialist} AND on_date IS NOT NULL`,
    ),
  lengthen: of('availability_rules', 'interval_minutes = CASE interval_minutes WHEN 30 THEN 45 ELSE 30 END'),
  raisePrice: of('specialist_specialties', 'price = price + 100'),
  switchOffer: of('specialist_specialties', 'enabled = NOT enabled'),
  closePlace: of('places', 'status = NOT status'),
  renamePlace: of('places', `name = name || 'a'`),
  suspend: (facts, specialist) =>
    run(facts, sql`UPDATE specialists SET status = 4 - status WHERE id = ${specialist}`),
  beOnDuty: (facts, specialist) =>
    run(facts, sql`UPDATE specialists SET on_duty = NOT on_duty WHERE id = ${specialist}`),
  allowUrgent: of('company_members', 'pa_permission = NOT pa_permission'),
  openUrgent: everything('UPDATE companies SET pa_enabled = NOT pa_enabled'),
  moveZone: (facts, specialist) =>
    run(
      facts,
      sql`UPDATE specialists SET time_zone = CASE time_zone WHEN 'America/Manaus' THEN 'America/Sao_Paulo'
        ELSE 'America/Manaus' END WHERE id = ${specialist}`,
    ),
  stopOnline: (facts, specialist) =>
    run(facts, sql`UPDATE specialists SET use_online = NOT use_online WHERE id = ${specialist}`),
  portray: (facts, specialist, nth) =>
    run(
      facts,
      sql`UPDATE users SET avatar_key = ${String(nth)} WHERE id = (SELECT user_id FROM specialists WHERE id = ${specialist})`,
    ),
  mark: (facts, specialist) =>
    run(
      facts,
      sql`INSERT INTO favorites VALUES (${facts.customer.customerId}, ${specialist}, now()) ON CONFLICT DO NOTHING`,
    ),
  unmark: emptied('favorites'),
  renameSpecialty: everything(`UPDATE specialties SET name = name || 'a' WHERE name LIKE 'Especialidade%'`),
  leadLonger: everything(`INSERT INTO variables VALUES ('lead_minutes', 60, now())
    ON CONFLICT (name) DO UPDATE SET value = 90 - variables.value`),
}
export const changeNames = Object.keys(changes)

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Makes one change. One that another prevents is skipped; one that the database aborts for a deadlock is retried, as
 * the server does.
 */
export const makeChange = async (facts: Facts, name: string, nth: number): Promise<void> => {
  const specialist = facts.specialists[nth % 2 === 0 ? 0 : 1]
  try {
    await changes[name]?.(facts, specialist, nth)
  } catch (error) {
    if (codeOf(error) === '40P01') return makeChange(facts, name, nth)
    if (codeOf(error) !== '23P01') throw error
  }
}
