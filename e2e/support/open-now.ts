import { createSpecialist, createSpecialty } from '@emma/api/test'
import { DAY } from '@emma/domain/interval'
import type { Emma } from './fixtures.ts'

/** The day of an instant in the specialist's zone, for `?day=`. */
export const dateInSaoPaulo = (at: Date): string =>
  at.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })

export interface OpenSpecialist {
  readonly email: string
  readonly specialistId: string
  readonly name: string
}

/**
 * A specialist with slots within ten minutes at any hour: every five minutes, no lead time, and no grace period after a
 * purchase, so that a late cancellation is late.
 */
export const createSpecialistOpenNow = async ({ deps }: Emma): Promise<OpenSpecialist> => {
  const now = deps.clock.now()
  const specialtyId = await createSpecialty(deps, 'Medicina de família')
  const specialist = await createSpecialist(deps, {
    specialtyId,
    price: 18_000,
    name: ['Renata', 'Albuquerque'],
  })
  // Thirty hours ahead is the evening of the day after tomorrow.
  const days = [0, 1, 2].map((ahead) => dateInSaoPaulo(new Date(now.getTime() + ahead * DAY)))
  await deps.db
    .deleteFrom('availability_rules')
    .where('specialist_id', '=', specialist.specialistId)
    .execute()
  await deps.db
    .insertInto('availability_rules')
    .values(
      days.map((on_date) => ({
        id: deps.newId(),
        specialist_id: specialist.specialistId,
        on_date,
        init_hour: '00:00',
        final_hour: '24:00',
        interval_minutes: 5,
        created_at: now,
      })),
    )
    .execute()
  for (const name of ['lead_minutes', 'grace_minutes']) {
    await deps.db
      .insertInto('variables')
      .values({ name, value: 0, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 0 }))
      .execute()
  }
  return specialist
}
