import * as records from '@emma/contracts/records'
import * as accessLog from '@emma/contracts/records/access-log'
import * as allergies from '@emma/contracts/records/allergies'
import * as cids from '@emma/contracts/records/cids'
import * as guide from '@emma/contracts/records/guide'
import * as patients from '@emma/contracts/records/patients'
import * as problems from '@emma/contracts/records/problems'
import * as vitals from '@emma/contracts/records/vitals'
import type { Mount } from '../../http/mount.ts'
import { breakGlass } from './access/break-glass.ts'
import { listAccessLog } from './access/list-access-log.ts'
import { createAllergy } from './allergies/create-allergy.ts'
import { deleteAllergy } from './allergies/delete-allergy.ts'
import { listAllergies } from './allergies/list-allergies.ts'
import { listCids } from './cids/list-cids.ts'
import { suggestCids } from './cids/suggest-cids.ts'
import { createRecord } from './create-record.ts'
import { listRecords } from './list-records.ts'
import { listHistory } from './patient/list-history.ts'
import { openConsultation } from './patient/open-consultation.ts'
import { openPatient } from './patient/open-patient.ts'
import { listPhrases } from './phrases/list-phrases.ts'
import { savePhrases } from './phrases/save-phrases.ts'
import { changeProblem } from './problems/change-problem.ts'
import { createProblem } from './problems/create-problem.ts'
import { deleteProblem } from './problems/delete-problem.ts'
import { listProblems } from './problems/list-problems.ts'
import { readRecord } from './read-record.ts'
import { updateRecord } from './update-record.ts'
import { createVitals } from './vitals/create-vitals.ts'
import { deleteVitals } from './vitals/delete-vitals.ts'
import { listVitals } from './vitals/list-vitals.ts'

export const recordsRoutes = (mount: Mount): void => {
  mount(records.listRecords, listRecords)
  mount(records.readRecord, readRecord)
  mount(records.openConsultation, openConsultation)
  mount(records.createRecord, createRecord)
  mount(records.updateRecord, updateRecord)
  mount(records.listHistory, listHistory)
  mount(patients.openPatient, openPatient)
  mount(cids.listCids, listCids)
  mount(accessLog.breakGlass, breakGlass)
  mount(accessLog.listAccessLog, listAccessLog)
  mount(allergies.listAllergies, listAllergies)
  mount(allergies.createAllergy, createAllergy)
  mount(allergies.deleteAllergy, deleteAllergy)
  mount(problems.listProblems, listProblems)
  mount(problems.createProblem, createProblem)
  mount(problems.changeProblem, changeProblem)
  mount(problems.deleteProblem, deleteProblem)
  mount(vitals.listVitals, listVitals)
  mount(vitals.createVitals, createVitals)
  mount(vitals.deleteVitals, deleteVitals)
  mount(guide.listPhrases, listPhrases)
  mount(guide.savePhrases, savePhrases)
  mount(guide.suggestCids, suggestCids)
}
