import type { GuestSent } from '@emma/contracts/calls/companion'
import { nextCompanionState } from '@emma/domain/calls'
import { inTransaction, type Tx } from '../../../../db/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import { AppError, notFound } from '../../../../http/app-error.ts'
import type { GuestUseCase } from '../../../../realtime/guests/port.ts'
import type { SeatRow } from '../../seat.ts'
import { nameCell, toVisit } from '../companion.present.ts'
import { hashOf } from '../companion-link.ts'
import { type CompanionRow, holdPage, lockCompanion, losePage, saveCompanion } from '../companions.repo.ts'
import { emitCompanion } from '../emit-companion.ts'
import { guestPlace, openSeatOf } from './admitted.ts'

interface Knocked {
  readonly row: CompanionRow
  readonly seat: SeatRow
  readonly superseded: string | null
  readonly isNews: boolean
}

type Knock = GuestSent<'companion:knock'>

/** The same browser returns with its status; another one must ask again, and cannot while the first is in the call. */
const stateAfter = (row: CompanionRow, isSame: boolean): CompanionRow['status'] => {
  if (isSame && row.status !== 'invited') return row.status
  if (row.status === 'admitted' && row.gone_at === null) throw new AppError('companion_taken')
  const next = nextCompanionState(row.status, 'knock')
  if (!next.ok) throw notFound()
  return next.value
}

const ask = async (deps: Deps, tx: Tx, id: string, { epoch, visit, name }: Knock): Promise<Knocked> => {
  const before = await lockCompanion(tx, id)
  if (!before) throw notFound()
  const seat = await openSeatOf(tx, before.appointment_id, deps.clock.now())
  const visitHash = hashOf(visit)
  const isSame = before.visit_hash?.equals(visitHash) ?? false
  const status = stateAfter(before, isSame)
  const isKnown = isSame && status === before.status
  if (isKnown && before.epoch === epoch && before.gone_at === null)
    return { row: before, seat, superseded: null, isNews: false }
  const name_sealed = isKnown
    ? before.name_sealed
    : await deps.vault.seal(tx, nameCell(seat.customer_id, id), name)
  const change = { status, visit_hash: visitHash, epoch, gone_at: null }
  await saveCompanion(tx, id, { ...change, ...(name_sealed && { name_sealed }) })
  const superseded = before.epoch === epoch ? null : before.epoch
  return { row: { ...before, ...change, name_sealed }, seat, superseded, isNews: true }
}

/** Asks to be let in, returns after a reload, or reports that the page is still there. */
export const knock: GuestUseCase<'companion:knock'> = async (deps, { guestId, payload, enter, whenGone }) => {
  const { epoch } = payload
  const { row, seat, superseded, isNews } = await inTransaction(deps.db, (tx) =>
    ask(deps, tx, guestId, payload),
  )
  if (await enter(guestPlace(guestId, epoch))) {
    const connectionId = deps.newId()
    await holdPage(deps.db, guestId, epoch, connectionId)
    whenGone(async () => {
      const isLost = await losePage(deps.db, { id: guestId, epoch, connectionId, now: deps.clock.now() })
      if (isLost) emitCompanion(deps, seat)
    })
  }
  if (superseded)
    deps.realtime.emitToGuest(guestPlace(guestId, superseded), 'companion:superseded', { epoch: superseded })
  if (isNews) emitCompanion(deps, seat)
  return toVisit(deps, seat, row)
}
