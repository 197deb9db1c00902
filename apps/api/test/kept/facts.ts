import { DAY, MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestApp,
  type TestCustomer,
} from '../index.ts'

/** Two practices and a customer, whose data is changed at random. */
export interface Facts {
  readonly t: TestApp
  readonly specialists: readonly [string, string]
  readonly specialtyId: string
  readonly customer: TestCustomer
  readonly session: SignedIn
  /** 8 in the morning in São Paulo of a Monday that is at least two days ahead. */
  readonly firstDay: number
}

const mondayAfter = (now: number): number => {
  const from = Math.floor(now / DAY) + 3
  const day = Array.from({ length: 7 }, (_, ahead) => new Date((from + ahead) * DAY)).find(
    (each) => each.getUTCDay() === 1,
  )
  return Number(day) + 11 * 60 * MINUTE
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const useFacts = async (t: TestApp): Promise<Facts> => {
  const specialtyId = await createSpecialty(t.deps)
  const first = await createSpecialist(t.deps, { specialtyId })
  const second = await createSpecialist(t.deps, { specialtyId })
  const customer = await createCustomer(t.deps)
  const firstDay = mondayAfter(t.clock.now().getTime())
  const { db, newId } = t.deps
  await db
    .updateTable('availability_rules')
    .set({ valid_from: dayOf(firstDay) })
    .execute()
  const company = newId()
  await sql`INSERT INTO companies (id, name, cnpj, status, pa_enabled, created_at, updated_at)
    VALUES (${company}, 'Grupo', ${`${Date.now()}`.padStart(14, '0')}, 'approved', true, now(), now())`.execute(
    db,
  )
  for (const { specialistId } of [first, second]) {
    const [calendar, place] = [newId(), newId()]
    await sql`INSERT INTO company_members (company_id, specialist_id, pa_permission, is_active, joined_at)
      VALUES (${company}, ${specialistId}, true, true, now())`.execute(db)
    await sql`INSERT INTO external_calendars (id, specialist_id, name, address_sealed, address_hash, host, created_at, due_at)
      VALUES (${calendar}, ${specialistId}, 'Agenda', 'sealed', ${calendar}::text::bytea, 'calendar.google.com', now(), now())`.execute(
      db,
    )
    await sql`INSERT INTO places (id, specialist_id, name, street, number, district, city, uf, zip_code, created_at)
      VALUES (${place}, ${specialistId}, 'Clínica', 'Rua A', '1', 'Centro', 'São Paulo', 'SP', '01001000', now())`.execute(
      db,
    )
  }
  return {
    t,
    specialists: [first.specialistId, second.specialistId],
    specialtyId,
    customer,
    session: await signIn(t.deps, customer),
    firstDay,
  }
}

/** The paths read, each by a customer. */
export const pathsOf = ({ specialists, specialtyId, firstDay }: Facts): readonly string[] => {
  const days = `from=${dayOf(firstDay)}&to=${dayOf(firstDay + 3 * DAY)}`
  return [
    ...specialists.map((id) => `customer/specialists/${id}/schedules?${days}&specialty_id=${specialtyId}`),
    `customer/specialists/${specialists[0]}/schedules?${days}&online=true`,
    'specialists/specialists?pageSize=20&sort=next_slot',
    `specialists/specialists?pageSize=5&sort=price&specialty_id=${specialtyId}`,
    'specialties?pageSize=50',
  ]
}

/** One of 64 half hours of four days: distinct for numbers under 64. */
export const halfHour = ({ firstDay }: Facts, nth: number) => {
  const start = firstDay + (Math.floor(nth / 16) % 4) * DAY + (nth % 16) * 30 * MINUTE
  return { start: new Date(start), end: new Date(start + 30 * MINUTE) }
}
