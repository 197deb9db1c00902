import type { getBalance as endpoint } from '@emma/contracts/wallet'
import { AppError } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findCredits } from './credits.repo.ts'
import { sumPlatform } from './platform.repo.ts'
import { toCreditBalance } from './wallet.present.ts'

export const getBalance: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  if (actor.role === 'customer') return toCreditBalance(await findCredits(db, actor.customerId, clock.now()))
  if (actor.role === 'admin') return sumPlatform(db)
  throw new AppError('forbidden')
}
