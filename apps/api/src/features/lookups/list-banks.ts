import type { listBanks as endpoint } from '@emma/contracts/lookups'
import type { UseCase } from '../../http/mount.ts'
import { banks } from './banks.ts'

export const listBanks: UseCase<typeof endpoint> = async () => ({ data: banks })
