import type { closeSlot as endpoint } from '@emma/contracts/availability'
import { readSlotIdOf } from '@emma/domain/availability'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { changeAvailability } from '../change-availability.ts'
import { insertBlock } from '../rules/rules.repo.ts'
import { findSlots } from '../slots/slots.repo.ts'

/** Adds time off as long as the slot; a booked slot must be canceled instead. */
export const closeSlot: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const { specialistId } = actor
  const key = readSlotIdOf(specialistId, params.id)
  if (!key.ok) throw notFound()
  const start = key.value
  await changeAvailability(deps, specialistId, async (tx, _zone, now) => {
    const [slot] = await findSlots(tx, specialistId, { start, end: start + 1 }, now)
    if (!slot || start < now.getTime()) throw notFound()
    if (slot.status !== 'open') throw new AppError('slot_not_open')
    const block = { id: deps.newId(), start, end: slot.ends_at.getTime(), reason: '' }
    await insertBlock(tx, specialistId, block, now)
  })
}
