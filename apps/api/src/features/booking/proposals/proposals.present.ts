import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { isoOf } from '@emma/domain/availability'
import { avatarUrl } from '../../../files/index.ts'
import type { ProposalRow } from './proposals.repo.ts'

/** Row → TimeProposal of the wire, for either participant. */
export const toTimeProposal = (row: ProposalRow): TimeProposal => {
  const { time_zone: timezone, dependent_id: dependent } = row
  const iso = (at: Date): string => isoOf(at.getTime(), timezone)
  return {
    id: row.id,
    schedule_id: row.appointment_id,
    status: row.status,
    specialist: {
      id: row.specialist_id,
      name: row.specialist_name,
      avatar: avatarUrl(row.specialist_avatar),
    },
    customer: { id: row.customer_id, name: `${row.customer_first_name} ${row.customer_last_name}` },
    dependent: dependent === null ? null : { id: dependent, name: row.dependent_name ?? '' },
    specialty: { id: row.specialty_id, name: row.specialty },
    current_starts_at: iso(row.from_start),
    current_place: row.current_place,
    starts_at: iso(row.starts_at),
    ends_at: iso(row.ends_at),
    timezone,
    place_id: row.place_id,
    online: row.place_id === null,
    place: row.place,
    expires_at: row.expires_at.toISOString(),
  }
}
