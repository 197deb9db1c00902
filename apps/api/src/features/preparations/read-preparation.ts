import type { readPreparation as endpoint } from '@emma/contracts/preparations'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { participantOf } from '../booking/index.ts'
import { toPreparation } from './preparations.present.ts'
import { logReading, requireReadable } from './require-preparation.ts'

/** The preparation of an appointment, for readers that the domain allows; if there is one, reading it is logged. */
export const readPreparation: UseCase<typeof endpoint> = (deps, { actor, client, params }) =>
  inTransaction(deps.db, async (tx) => {
    const { row, basis } = await requireReadable(tx, actor, params.id)
    const told = await toPreparation(deps, tx, row, participantOf(actor))
    const isTold = told.reason !== '' || told.answers.length > 0 || told.files.length > 0
    if (isTold) await logReading(deps, tx, { actor, client }, row, basis)
    return told
  })
