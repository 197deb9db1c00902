import { dateOf, dayAt } from '@emma/domain/availability'
import { spanOfDay } from '../../../src/features/availability/blocks/day-span.ts'
import { cellOf } from '../../../src/features/availability/external/cell.ts'
import { insertCalendar } from '../../../src/features/availability/external/external.repo.ts'
import { insertAll, type Seed } from '../seed.ts'
import type { SeededSpecialist } from './practice.ts'

const IN_A_FORTNIGHT = 13
const AUTO_REPLY =
  'Obrigada pela mensagem! Respondo de segunda a sexta, das 8h às 18h. Em caso de urgência, procure o pronto atendimento.'

/** An external calendar, if the simulators have one: lessons and a meeting every week. */
const addCalendar = async ({ tx, deps, now }: Seed, specialistId: string): Promise<void> => {
  const [service = ''] = deps.config.CALENDAR_SERVICES.split(',')
  const url = URL.parse('demo.ics', service)
  if (!url) return
  const id = deps.newId()
  await insertCalendar(tx, {
    id,
    specialistId,
    name: 'Google pessoal',
    sealed: await deps.vault.seal(tx, cellOf(specialistId, id), url.href),
    hash: deps.vault.blindIndex(`calendar|${url.href}`),
    host: url.hostname,
    now,
    dueAt: now,
  })
}

/** Gives the demo specialist's calendar and settings some variety: evenings at the clinic, and days off. */
export const fillOwnPractice = async (seed: Seed, own: SeededSpecialist): Promise<void> => {
  const { tx, deps, now } = seed
  const { specialistId, city } = own
  const [clinic] = own.places
  await addCalendar(seed, specialistId)
  const first = dayAt(now.getTime(), city.zone) + IN_A_FORTNIGHT
  const { start } = spanOfDay(dateOf(first), city.zone)
  const { end } = spanOfDay(dateOf(first + 1), city.zone)
  await insertAll(tx, 'blocks', [
    {
      id: deps.newId(),
      specialist_id: specialistId,
      starts_at: new Date(start),
      ends_at: new Date(end),
      reason: 'Congresso de clínica médica',
      created_at: now,
    },
  ])
  await insertAll(
    tx,
    'availability_rules',
    [2, 4].map((weekday) => ({
      id: deps.newId(),
      specialist_id: specialistId,
      weekday,
      init_hour: '18:00',
      final_hour: '20:00',
      interval_minutes: 30,
      place_id: clinic?.id ?? null,
      created_at: now,
    })),
  )
  const chat_hours = JSON.stringify({ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' })
  await tx
    .updateTable('specialists')
    .set({ chat_hours, auto_reply: AUTO_REPLY })
    .where('id', '=', specialistId)
    .execute()
}
