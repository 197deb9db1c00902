import type { SlotOffer, WaitlistEntry } from '@emma/contracts/waitlist'
import { isoOf, wallTimeOf } from '@emma/domain/availability'
import { avatarUrl } from '../../files/index.ts'
import { toSlot } from '../availability/index.ts'
import type { OfferRow } from '../freed-slots/index.ts'
import type { EntryRow } from './waitlist.repo.ts'

/** Row → SlotOffer of the wire; for its owner the time is open. */
export const toOffer = (row: OfferRow): SlotOffer => ({
  id: row.id,
  slot: toSlot(
    {
      specialistId: row.specialist_id,
      zone: row.time_zone,
      terms: row.terms,
      specialtyId: row.specialty_id,
    },
    row,
  ),
  status: row.status,
  expires_at: row.expires_at.toISOString(),
})

/** Row → WaitlistEntry of the API. */
export const toEntry = (row: EntryRow, offer: OfferRow | undefined): WaitlistEntry => ({
  id: row.id,
  specialist: {
    id: row.specialist_id,
    name: row.specialist_name,
    avatar: avatarUrl(row.specialist_avatar),
  },
  specialty: { id: row.specialty_id, name: row.specialty },
  schedule_id: row.appointment_id,
  current_starts_at:
    row.current_starts_at === null ? null : isoOf(row.current_starts_at.getTime(), row.time_zone),
  current_place: row.current_place,
  // The stored moment is the first one no longer wanted.
  until: wallTimeOf(row.until_at.getTime() - 1, row.time_zone).date,
  timezone: row.time_zone,
  position: row.position,
  offer: offer ? toOffer(offer) : null,
  created_at: row.created_at.toISOString(),
})
