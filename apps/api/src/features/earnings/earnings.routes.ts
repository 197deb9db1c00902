import * as earnings from '@emma/contracts/earnings'
import type { Mount } from '../../http/mount.ts'
import { getSpecialistBalance } from './get-specialist-balance.ts'

export const earningsRoutes = (mount: Mount): void => {
  mount(earnings.getSpecialistBalance, getSpecialistBalance)
}
