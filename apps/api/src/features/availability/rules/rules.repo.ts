import type { AvailabilityRule } from '@emma/domain/availability'
import type { Interval } from '@emma/domain/interval'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const minutes = (time: string): string => time.slice(0, 5)

export interface StoredRule {
  readonly id: string
  readonly rule: AvailabilityRule
}
export interface StoredBlock extends Interval {
  readonly id: string
  readonly reason: string
}

const columnsOf = (rule: AvailabilityRule) => ({
  init_hour: rule.initHour,
  final_hour: rule.finalHour,
  interval_minutes: rule.intervalMinutes,
  pause_minutes: rule.pauseMinutes ?? 0,
  place_id: rule.placeId,
  weekday: rule.kind === 'weekly' ? rule.weekday : null,
  on_date: rule.kind === 'date' ? rule.date : null,
  valid_from: rule.kind === 'weekly' ? rule.validFrom : null,
  valid_until: rule.kind === 'weekly' ? rule.validUntil : null,
})

export const findZone = async (db: Db | Tx, specialistId: string): Promise<string> => {
  const { time_zone } = await db
    .selectFrom('specialists')
    .select('time_zone')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return time_zone
}

/** The zone, and the state whose holidays apply: that of the address, else of the council. */
export const findHome = async (db: Db, specialistId: string) => {
  const row = await db
    .selectFrom('specialists')
    .select(['time_zone', 'state', 'council_uf'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  return { zone: row.time_zone, uf: row.state ?? row.council_uf }
}

/** Locks the specialist's offers: changes and bookings wait for each other. */
export const lockOffers = async (tx: Tx, specialistId: string): Promise<void> => {
  await tx.selectFrom('specialists').select('id').where('id', '=', specialistId).forUpdate().execute()
}

/** Serialises changes of one specialist's practice, so that each sees what the other wrote. */
export const lockPractice = (tx: Tx, specialistId: string) =>
  tx
    .selectFrom('specialists')
    .select(['time_zone', 'status'])
    .where('id', '=', specialistId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Whether a place exists and is this specialist's. */
export const hasPlace = async (db: Db | Tx, specialistId: string, placeId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('places')
    .select('id')
    .where('id', '=', placeId)
    .where('specialist_id', '=', specialistId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The rules in the order of the week, those of one date last; past ones are left out. */
export const findRules = async (db: Db | Tx, specialistId: string, today: string): Promise<StoredRule[]> => {
  const rows = await db
    .selectFrom('availability_rules')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .where((eb) => eb.or([eb('on_date', 'is', null), eb('on_date', '>=', today)]))
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', today)]))
    .orderBy('on_date', (order) => order.asc().nullsFirst())
    .orderBy('weekday')
    .orderBy('init_hour')
    .orderBy('id')
    .execute()
  return rows.map(({ id, weekday, on_date, valid_from, valid_until, ...row }) => {
    const hours = {
      initHour: minutes(row.init_hour),
      finalHour: minutes(row.final_hour),
      intervalMinutes: row.interval_minutes,
      pauseMinutes: row.pause_minutes,
      placeId: row.place_id,
    }
    const rule: AvailabilityRule =
      on_date === null
        ? { ...hours, kind: 'weekly', weekday: weekday ?? 0, validFrom: valid_from, validUntil: valid_until }
        : { ...hours, kind: 'date', date: on_date }
    return { id, rule }
  })
}

export const insertRules = async (
  tx: Tx,
  specialistId: string,
  rules: readonly StoredRule[],
  now: Date,
): Promise<void> => {
  if (rules.length === 0) return
  await tx
    .insertInto('availability_rules')
    .values(
      rules.map(({ id, rule }) => ({ id, specialist_id: specialistId, created_at: now, ...columnsOf(rule) })),
    )
    .execute()
}

/** Whether the specialist had such a rule. */
export const changeRule = async (
  tx: Tx,
  specialistId: string,
  { id, rule }: StoredRule,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('availability_rules')
    .set(columnsOf(rule))
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the specialist had such a rule. */
export const removeRule = async (tx: Tx, specialistId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('availability_rules')
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const removeRules = async (tx: Tx, specialistId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .deleteFrom('availability_rules')
    .where('specialist_id', '=', specialistId)
    .where('id', 'in', ids)
    .execute()
}

/** Time off that is not over by `since`. */
export const findBlocks = async (db: Db | Tx, specialistId: string, since: Date): Promise<StoredBlock[]> => {
  const rows = await db
    .selectFrom('blocks')
    .select(['id', 'starts_at', 'ends_at', 'reason'])
    .where('specialist_id', '=', specialistId)
    .where('ends_at', '>', since)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ id, starts_at, ends_at, reason }) => ({
    id,
    reason,
    start: starts_at.getTime(),
    end: ends_at.getTime(),
  }))
}

/** The same time off for the same reason. The practice is locked. */
export const findSameBlock = (
  tx: Tx,
  specialistId: string,
  { start, end, reason }: Omit<StoredBlock, 'id'>,
) =>
  tx
    .selectFrom('blocks')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('starts_at', '=', new Date(start))
    .where('ends_at', '=', new Date(end))
    .where('reason', '=', reason)
    .executeTakeFirst()

export const insertBlock = async (
  tx: Tx,
  specialistId: string,
  { id, start, end, reason }: StoredBlock,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('blocks')
    .values({
      id,
      specialist_id: specialistId,
      starts_at: new Date(start),
      ends_at: new Date(end),
      reason,
      created_at: now,
    })
    .execute()
}

/** Whether the specialist had such time off. */
export const changeBlock = async (
  tx: Tx,
  specialistId: string,
  { id, start, end, reason }: StoredBlock,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('blocks')
    .set({ starts_at: new Date(start), ends_at: new Date(end), reason })
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes time off and returns its time; undefined if this specialist has no such time off. */
export const removeBlock = (tx: Tx, specialistId: string, id: string) =>
  tx
    .deleteFrom('blocks')
    .where('id', '=', id)
    .where('specialist_id', '=', specialistId)
    .returning(['starts_at as startsAt', 'ends_at as endsAt'])
    .executeTakeFirst()
