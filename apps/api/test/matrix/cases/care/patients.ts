import * as patients from '@emma/contracts/patients'
import { readTimeline } from '@emma/contracts/patients/timeline'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anySpecialist = { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing }
const patient = ({ customer }: MatrixFixture) => ({ params: { customerId: customer.customerId } })
const tagged = (fixture: MatrixFixture) => ({ ...patient(fixture), body: { names: ['Enxaqueca'] } })
const noted = (fixture: MatrixFixture) => ({ ...patient(fixture), body: { text: 'Prefere manhãs.' } })
const ownWords = 'names and days of own appointments, and the specialist’s own tags'

export const patientCases: readonly MatrixCase[] = [
  matrixCase(patients.listPatients, { own: { ...anySpecialist, assistant: nothing }, unlogged: ownWords }),
  matrixCase(patients.listPatientTags, { own: anySpecialist, unlogged: ownWords }),
  matrixCase(patients.readOwnNotes, { own: { specialist: patient }, foreign: patient }),
  matrixCase(readTimeline, { own: { specialist: patient }, foreign: patient }),
  matrixCase(patients.savePatientTags, { own: { specialist: tagged }, foreign: tagged }),
  matrixCase(patients.savePatientNote, { own: { specialist: noted }, foreign: noted }),
]
