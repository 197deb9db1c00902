import * as exams from '@emma/contracts/exams'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const form = () => ({ title: 'Hemograma', date: '2026-01-15', file: new Blob(['%PDF-1.7\n%%EOF']) })
const add = () => ({ body: form() })
const added = async ({ t, headers }: MatrixWorld) => {
  const payload = new FormData()
  for (const [name, value] of Object.entries(form())) payload.set(name, value)
  const url = '/api/v1/customer/exams'
  const answer = await t.app.inject({ method: 'POST', url, headers: headers.customer, payload })
  return { params: { id: answer.json().id } }
}
const patient = ({ customer }: MatrixWorld) => ({ params: { customerId: customer.customerId } })

export const examLines: readonly MatrixLine[] = [
  line(exams.listExams, { own: { customer: nothing, otherCustomer: nothing } }),
  line(exams.createExam, { own: { customer: add, otherCustomer: add } }),
  line(exams.deleteExam, { own: { customer: added }, foreign: added }),
  line(exams.listPatientExams, { own: { specialist: patient }, foreign: patient }),
  line(exams.readExamFile, { own: { customer: added, specialist: added }, foreign: added }),
]
