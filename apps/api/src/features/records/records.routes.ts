import * as records from '@emma/contracts/records'
import type { Mount } from '../../http/mount.ts'
import { breakGlass } from './break-glass.ts'
import { createRecord } from './create-record.ts'
import { listAccessLog } from './list-access-log.ts'
import { listCids } from './list-cids.ts'
import { listHistory } from './list-history.ts'
import { listRecords } from './list-records.ts'
import { openConsultation } from './open-consultation.ts'
import { readRecord } from './read-record.ts'
import { updateRecord } from './update-record.ts'

export const recordsRoutes = (mount: Mount): void => {
  mount(records.listRecords, listRecords)
  mount(records.readRecord, readRecord)
  mount(records.openConsultation, openConsultation)
  mount(records.createRecord, createRecord)
  mount(records.updateRecord, updateRecord)
  mount(records.listHistory, listHistory)
  mount(records.listCids, listCids)
  mount(records.breakGlass, breakGlass)
  mount(records.listAccessLog, listAccessLog)
}
