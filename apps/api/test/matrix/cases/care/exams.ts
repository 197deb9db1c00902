import * as exams from '@emma/contracts/exams'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const form = () => ({ title: 'Hemograma', date: '2026-01-15', file: new Blob(['%PDF-1.7\n%%EOF']) })
const add = () => ({ body: form() })
const added = async ({ t, headers }: MatrixFixture) => {
  const payload = new FormData()
  for (const [name, value] of Object.entries(form())) payload.set(name, value)
  const url = '/api/v1/customer/exams'
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.customer, payload })
  return { params: { id: answer.json().id } }
}
const patient = ({ customer }: MatrixFixture) => ({ params: { customerId: customer.customerId } })

export const examCases: readonly MatrixCase[] = [
  matrixCase(exams.listExams, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(exams.createExam, { own: { customer: add, otherCustomer: add } }),
  matrixCase(exams.deleteExam, { own: { customer: added }, foreign: added }),
  matrixCase(exams.listPatientExams, { own: { specialist: patient }, foreign: patient }),
  matrixCase(exams.readExamFile, { own: { customer: added, specialist: added }, foreign: added }),
]
