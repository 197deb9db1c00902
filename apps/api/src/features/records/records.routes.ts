import * as patients from '@emma/contracts/patients'
import * as allergies from '@emma/contracts/record-allergies'
import * as guide from '@emma/contracts/record-guide'
import * as records from '@emma/contracts/records'
import type { Mount } from '../../http/mount.ts'
import { breakGlass } from './break-glass.ts'
import { createAllergy } from './create-allergy.ts'
import { createRecord } from './create-record.ts'
import { deleteAllergy } from './delete-allergy.ts'
import { listAccessLog } from './list-access-log.ts'
import { listAllergies } from './list-allergies.ts'
import { listCids } from './list-cids.ts'
import { listHistory } from './list-history.ts'
import { listPhrases } from './list-phrases.ts'
import { listRecords } from './list-records.ts'
import { openConsultation } from './open-consultation.ts'
import { openPatient } from './open-patient.ts'
import { readRecord } from './read-record.ts'
import { savePhrases } from './save-phrases.ts'
import { suggestCids } from './suggest-cids.ts'
import { updateRecord } from './update-record.ts'

export const recordsRoutes = (mount: Mount): void => {
  mount(records.listRecords, listRecords)
  mount(records.readRecord, readRecord)
  mount(records.openConsultation, openConsultation)
  mount(records.createRecord, createRecord)
  mount(records.updateRecord, updateRecord)
  mount(records.listHistory, listHistory)
  mount(patients.openPatient, openPatient)
  mount(records.listCids, listCids)
  mount(records.breakGlass, breakGlass)
  mount(records.listAccessLog, listAccessLog)
  mount(allergies.listAllergies, listAllergies)
  mount(allergies.createAllergy, createAllergy)
  mount(allergies.deleteAllergy, deleteAllergy)
  mount(guide.listPhrases, listPhrases)
  mount(guide.savePhrases, savePhrases)
  mount(guide.suggestCids, suggestCids)
}
