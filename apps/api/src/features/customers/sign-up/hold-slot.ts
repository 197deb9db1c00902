import type { holdSlot as endpoint } from '@emma/contracts/customers/sign-up'
import { readSlotId } from '@emma/domain/availability'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { hashToken } from '../../auth/index.ts'
import { emitSlotsChanged } from '../../availability/index.ts'
import { keepSlot } from '../../booking/index.ts'
import { claimLink } from '../../booking-links/index.ts'
import { lockByTicket } from './sign-ups.repo.ts'

/** Reserves a slot for a person whose e-mail is confirmed. */
export const holdSlot: UseCase<typeof endpoint> = async (deps, { body }) => {
  const slot = readSlotId(body.slot_id)
  if (!slot.ok) throw notFound()
  const { specialistId, start, mark } = slot.value
  const heldUntil = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const row = await lockByTicket(tx, hashToken(body.ticket), now)
    if (!row) throw new AppError('sign_up_over')
    if (body.link !== undefined)
      return (await claimLink(tx, { token: body.link, holderId: row.id, now })).expires_at
    const wish = { specialistId, specialtyId: body.specialty_id, startsAt: new Date(start), mark }
    const who = { holderId: row.id, person: row.person_hash }
    return keepSlot(deps, tx, { ...wish, ...who, expected: undefined, now })
  })
  emitSlotsChanged(deps, specialistId)
  return { held_until: heldUntil.toISOString() }
}
