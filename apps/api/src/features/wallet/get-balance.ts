import type { CreditBalance, getBalance as endpoint } from '@emma/contracts/wallet'
import type { Db } from '../../db/pool.ts'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findCredits } from './credits.repo.ts'
import { sumPlatform } from './platform.repo.ts'
import { toCreditBalance } from './wallet.present.ts'

export const creditBalanceOf = async (db: Db, customerId: string, now: Date): Promise<CreditBalance> =>
  toCreditBalance(await findCredits(db, customerId, now))

export const getBalance: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  if (actor.role === 'customer') return creditBalanceOf(db, actor.customerId, clock.now())
  if (actor.role === 'admin') return sumPlatform(db)
  throw new AppError('forbidden')
}
