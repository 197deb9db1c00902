import * as audit from '@emma/contracts/audit'
import type { Mount } from '../../http/mount.ts'
import { exportActs } from './export-acts.ts'
import { listActs } from './list-acts.ts'

export const auditRoutes = (mount: Mount): void => {
  mount(audit.listActs, listActs)
  mount(audit.exportActs, exportActs)
}
