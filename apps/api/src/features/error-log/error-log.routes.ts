import * as errors from '@emma/contracts/error-log'
import type { Mount } from '../../http/mount.ts'
import { listBranches } from './list-branches.ts'
import { listErrors } from './list-errors.ts'
import { moveError } from './move-error.ts'
import { readError } from './read-error.ts'
import { reportError } from './report-error.ts'

export const errorLogRoutes = (mount: Mount): void => {
  mount(errors.listErrors, listErrors)
  mount(errors.listErrorBranches, listBranches)
  mount(errors.readError, readError)
  mount(errors.moveError, moveError)
  mount(errors.reportError, reportError())
}
