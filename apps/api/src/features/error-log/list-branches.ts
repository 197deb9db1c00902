import type { listErrorBranches as endpoint } from '@emma/contracts/error-log'
import type { UseCase } from '../../http/mount.ts'
import { findBranches } from './error-log.repo.ts'

export const listBranches: UseCase<typeof endpoint> = async ({ readDb }) => ({
  data: [...(await findBranches(readDb))],
})
