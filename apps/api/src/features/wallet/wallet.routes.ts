import * as wallet from '@emma/contracts/wallet'
import type { Mount } from '../../http/mount.ts'
import { getBalance } from './get-balance.ts'
import { getStatement } from './get-statement.ts'

export const walletRoutes = (mount: Mount): void => {
  mount(wallet.getBalance, getBalance)
  mount(wallet.getStatement, getStatement)
}
