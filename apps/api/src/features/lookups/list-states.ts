import type { listStates as endpoint } from '@emma/contracts/lookups'
import type { UseCase } from '../../http/mount.ts'
import { states } from './states.ts'

export const listStates: UseCase<typeof endpoint> = async () => ({ data: [...states] })
