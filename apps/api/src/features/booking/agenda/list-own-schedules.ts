import type { listOwnSchedules as endpoint } from '@emma/contracts/booking'
import type { UseCase } from '../../../http/mount.ts'
import { momentsOf } from '../../../http/period.ts'
import { findPageOfCustomer } from './appointments.repo.ts'
import { participantOf, toAppointment } from './booking.present.ts'

export const listOwnSchedules: UseCase<typeof endpoint> = async ({ readDb, clock }, { actor, query }) => {
  const { page, pageSize } = query
  const { rows, total } = await findPageOfCustomer(readDb, {
    ...momentsOf(query.from, query.to, actor.timeZone),
    customerId: actor.customerId,
    statuses: query.status,
    oldestFirst: query.sort === 'starts_at',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const now = clock.now()
  return {
    data: rows.map((row) => toAppointment(row, participantOf(actor), now)),
    meta: { page, pageSize, total },
  }
}
