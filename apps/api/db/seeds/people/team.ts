import { DAY, HOUR } from '@emma/domain/interval'
import { hashPassword } from '../../../src/features/auth/index.ts'
import { acceptCurrentTerms } from '../../../src/features/privacy/index.ts'
import type { SeededAppointment } from '../care/appointments.ts'
import { demoEmails, demoPassword, insertAll, later, type Seed } from '../seed.ts'
import { insertUsers, makePerson } from './people.ts'
import type { SeededSpecialist } from './practice.ts'

/** Recent bookings in the audit. */
const ACTS = 3

/** The demo specialist's assistant, who also works for a colleague, with their last actions. */
export const insertTeam = async (
  seed: Seed,
  practices: readonly SeededSpecialist[],
  appointments: readonly SeededAppointment[],
): Promise<void> => {
  const { tx, deps, now } = seed
  const [own] = practices
  if (!own) return
  const named = { email: demoEmails.assistant, firstName: 'Sônia', lastName: 'Prado', city: own.city }
  const person = makePerson(seed, [30, 45], { ...named, gender: 'feminino' })
  await insertUsers(seed, 'assistant', [person], await hashPassword(demoPassword))
  await acceptCurrentTerms(deps, tx, person.userId)
  await insertAll(
    tx,
    'team_members',
    practices.map(({ specialistId }, nth) => ({
      id: deps.newId(),
      specialist_id: specialistId,
      assistant_id: person.userId,
      receipts: nth === 0,
      chat: nth === 0,
      since: later(now, -90 * DAY),
    })),
  )
  const coming = appointments.filter(
    ({ specialist, status, slot }) =>
      specialist.specialistId === own.specialistId && status === 'confirmed' && slot.start > now.getTime(),
  )
  await insertAll(
    tx,
    'team_acts',
    coming.slice(0, ACTS).map(({ id }, nth) => ({
      id: deps.newId(),
      at: later(now, -nth * DAY - HOUR),
      assistant_id: person.userId,
      assistant_name: `${person.firstName} ${person.lastName}`,
      specialist_id: own.specialistId,
      specialist_name: `${own.firstName} ${own.lastName}`,
      act: 'booked',
      schedule_id: id,
      outcome: 'done',
      session_id: deps.newId(),
      address: '127.0.0.1',
    })),
  )
}
