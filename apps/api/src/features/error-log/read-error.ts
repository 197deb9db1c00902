import type { readError as endpoint } from '@emma/contracts/error-log'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toErrorDetail } from './error-log.present.ts'
import { findError, findMoves } from './error-log.repo.ts'

/** @throws AppError `not_found` */
export const detailOf = async (db: Db | Tx, id: string) => {
  const row = await findError(db, id)
  if (!row) throw notFound()
  return toErrorDetail(row, await findMoves(db, id))
}

export const readError: UseCase<typeof endpoint> = ({ db }, { params }) => detailOf(db, params.id)
