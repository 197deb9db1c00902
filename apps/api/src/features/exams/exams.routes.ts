import * as exams from '@emma/contracts/exams'
import type { Mount } from '../../http/mount.ts'
import { createExam } from './create-exam.ts'
import { deleteExam } from './delete-exam.ts'
import { listExams } from './list-exams.ts'
import { listPatientExams } from './list-patient-exams.ts'
import { readExamFile } from './read-exam-file.ts'

export const examsRoutes = (mount: Mount): void => {
  mount(exams.listExams, listExams)
  mount(exams.createExam, createExam)
  mount(exams.deleteExam, deleteExam)
  mount(exams.listPatientExams, listPatientExams)
  mount(exams.readExamFile, readExamFile)
}
