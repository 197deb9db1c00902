import type { ActAction, ActEntity } from '@emma/contracts/audit'
import type { Tx } from '../../db/transaction.ts'

export interface NewAct {
  readonly id: string
  readonly at: Date
  readonly user_id: string
  readonly action: ActAction
  readonly entity: ActEntity
  readonly entity_id: string
  readonly details_sealed: Buffer
  readonly session_id: string
  readonly address: string
}

/** The table only grows. */
export const insertAct = async (tx: Tx, act: NewAct): Promise<void> => {
  await tx.insertInto('admin_acts').values(act).execute()
}
