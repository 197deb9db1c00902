import type { Companion, CompanionVisit } from '@emma/contracts/calls/companion'
import { anyName } from '@emma/contracts/kit'
import { isoOf } from '@emma/domain/availability'
import { OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { MINUTE } from '@emma/domain/interval'
import * as z from 'zod/mini'
import type { Cell } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { findPeople } from '../calls.repo.ts'
import type { SeatRow } from '../seat.ts'
import { linkOf } from './companion-link.ts'
import type { CompanionRow } from './companions.repo.ts'

export const nameCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'call_companions.name_sealed',
  rowId: id,
})

const openName = async (deps: Deps, db: Db | Tx, { customer_id }: SeatRow, row: CompanionRow) =>
  row.name_sealed === null
    ? ''
    : z.parse(anyName, await deps.vault.open(db, nameCell(customer_id, row.id), row.name_sealed))

const statusOf = ({ status }: CompanionRow): Companion['status'] => {
  if (status === 'ended') throw new AppError('not_found')
  return status
}

/** The companion's id at the video provider; never an account. */
export const uidOf = (id: string): string => `companion-${id}`

/** For the two participants. */
export const toCompanion = async (
  deps: Deps,
  db: Db | Tx,
  seat: SeatRow,
  row: CompanionRow,
): Promise<Companion> => ({
  id: row.id,
  name: await openName(deps, db, seat, row),
  kind: row.kind,
  status: statusOf(row),
  here: row.epoch !== null && row.gone_at === null,
  epoch: row.epoch,
  uid: uidOf(row.id),
  invited_by: row.invited_by === seat.specialist_user_id ? 'specialist' : 'customer',
  link: linkOf(deps.config, row.id),
})

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

const peopleOf = (seat: SeatRow): CompanionVisit['people'] => [
  { side: 'customer', epoch: seat.customer_epoch, uid: seat.customer_user_id },
  { side: 'specialist', epoch: seat.specialist_epoch, uid: seat.specialist_user_id },
]

/** For the companion: the patient's first name, and once let in who is in the call. */
export const toVisit = async (deps: Deps, seat: SeatRow, row: CompanionRow): Promise<CompanionVisit> => {
  const people = await findPeople(deps.db, seat.id)
  const at = (instant: number) => isoOf(instant, seat.time_zone)
  const starts = seat.starts_at.getTime()
  return {
    status: statusOf(row),
    name: await openName(deps, deps.db, seat, row),
    kind: row.kind,
    patient: firstOf(people.dependent_name ?? people.first_name),
    specialist: people.specialist_name,
    starts_at: at(starts),
    ends_at: at(seat.ends_at.getTime()),
    opens_at: at(starts - OPENS_MINUTES_BEFORE * MINUTE),
    people: row.status === 'admitted' ? peopleOf(seat) : [],
  }
}
