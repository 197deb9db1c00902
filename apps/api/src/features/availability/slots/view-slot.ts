import type { viewSlot as endpoint } from '@emma/contracts/availability/slots'
import { readSlotId } from '@emma/domain/availability'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toSlot } from '../availability.present.ts'
import { findPractitioner, findSlots } from './slots.repo.ts'

/** One slot that the rules open, for any caller, free or not. */
export const viewSlot: UseCase<typeof endpoint> = async ({ readDb, clock }, { query }) => {
  const slot = readSlotId(query.slot_id)
  if (!slot.ok) throw notFound()
  const { specialistId, start } = slot.value
  const practitioner = await findPractitioner(readDb, specialistId, query.specialty_id)
  if (!practitioner?.is_offered) throw notFound()
  const [row] = await findSlots(readDb, specialistId, { start, end: start + 1 }, clock.now())
  if (!row) throw notFound()
  const { time_zone: zone, terms } = practitioner
  return toSlot({ specialistId, zone, terms, specialtyId: query.specialty_id }, row, row.status)
}
