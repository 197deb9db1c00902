import type { listErrors as endpoint } from '@emma/contracts/error-log'
import type { UseCase } from '../../http/mount.ts'
import { toLoggedError } from './error-log.present.ts'
import { countErrors, findErrors } from './error-log.repo.ts'

export const listErrors: UseCase<typeof endpoint> = async ({ readDb }, { query }) => {
  const { page, pageSize, sort, branch, status, httpStatusCode } = query
  const filters = { branch, status, httpStatusCode }
  const [rows, total] = await Promise.all([
    findErrors(readDb, filters, { limit: pageSize, offset: (page - 1) * pageSize, sort }),
    countErrors(readDb, filters),
  ])
  return { data: rows.map(toLoggedError), meta: { page, pageSize, total } }
}
