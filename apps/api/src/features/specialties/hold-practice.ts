import { specialistStatus } from '@emma/domain/specialists'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { holdSpecialist } from './specialties.repo.ts'

/** Everybody but suspended specialists may change offers. @throws AppError `forbidden` */
export const holdPractice = async (tx: Tx, specialistId: string) => {
  const { status, ...held } = await holdSpecialist(tx, specialistId)
  if (status === specialistStatus.suspended) throw new AppError('forbidden')
  return held
}
