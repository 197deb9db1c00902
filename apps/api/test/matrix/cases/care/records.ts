import * as prescriptions from '@emma/contracts/prescriptions'
import * as documents from '@emma/contracts/prescriptions/documents'
import * as verification from '@emma/contracts/prescriptions/verification'
import * as writing from '@emma/contracts/prescriptions/writing'
import * as records from '@emma/contracts/records'
import * as accessLog from '@emma/contracts/records/access-log'
import * as allergies from '@emma/contracts/records/allergies'
import * as cids from '@emma/contracts/records/cids'
import * as guide from '@emma/contracts/records/guide'
import * as patients from '@emma/contracts/records/patients'
import * as problems from '@emma/contracts/records/problems'
import * as vitals from '@emma/contracts/records/vitals'
import { HOUR } from '@emma/domain/interval'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso' }
const medicine = { title: 'Dipirona', prescription: '1 comprimido', qtd: '10' }

const post = async ({ t, headers }: MatrixFixture, path: string, payload: object) => {
  const url = `/api/v1/${path}`
  return (await t.app.inject({ method: 'POST', url, headers: headers.specialist, payload })).json()
}

const draft = (fixture: MatrixFixture) =>
  post(fixture, 'records/create', { customer_id: fixture.customer.customerId, ...whole })
const draftId = async (fixture: MatrixFixture) => ({ params: { id: (await draft(fixture)).id } })
const signedId = async (fixture: MatrixFixture) => {
  const { id } = await draft(fixture)
  await fixture.t.app.inject({
    method: 'PUT',
    url: `/api/v1/records/update/${id}`,
    headers: fixture.headers.specialist,
    payload: { status: 'signed' },
  })
  return { params: { id } }
}
const appointment = async (fixture: MatrixFixture) => ({
  params: {
    id: await insertAppointment(fixture.t, {
      ...fixture,
      startsAt: new Date(fixture.t.clock.now().getTime() - HOUR),
      status: 'finished',
    }),
  },
})
const save = async (fixture: MatrixFixture) => ({ ...(await draftId(fixture)), body: { complaint: 'Tosse' } })
const patient = ({ customer }: MatrixFixture) => ({ params: { customerId: customer.customerId } })
const ofPatient = ({ customer }: MatrixFixture) => ({ body: { customer_id: customer.customerId } })

const prescribed = async (fixture: MatrixFixture) =>
  post(fixture, 'prescriptions/create', { ...medicine, record_id: (await draft(fixture)).id })
const prescribe = async (fixture: MatrixFixture) => ({
  body: { ...medicine, record_id: (await draft(fixture)).id },
})
const consider = async (fixture: MatrixFixture) => ({
  body: { title: medicine.title, record_id: (await draft(fixture)).id },
})
const lastBefore = async (fixture: MatrixFixture) => {
  await taking(fixture)
  return { query: { record_id: (await draft(fixture)).id } }
}
const change = async (fixture: MatrixFixture) => ({
  params: { id: (await prescribed(fixture)).id },
  body: { qtd: '5' },
})
const remove = async (fixture: MatrixFixture) => ({ query: { id: (await prescribed(fixture)).id } })
const issue = async (fixture: MatrixFixture) => ({
  body: { record_id: (await prescribed(fixture)).record_id },
})
const issued = async (fixture: MatrixFixture) =>
  post(fixture, 'prescriptions/documents', (await issue(fixture)).body)
const file = async (fixture: MatrixFixture) => ({ params: { id: (await issued(fixture)).id } })
const check = async (fixture: MatrixFixture) => ({ params: { code: (await issued(fixture)).code } })
const withSecret = async (fixture: MatrixFixture) => {
  const { code, secret_code } = await issued(fixture)
  return { params: { code }, query: { _secretCode: secret_code } }
}
const plan = async (fixture: MatrixFixture) => ({
  query: { record_id: (await prescribed(fixture)).record_id },
})
const ofCustomer = ({ customer }: MatrixFixture) => ({ query: { customer_id: customer.customerId } })
/** The session has just passed its second factor. */
const emergency = async ({ t, specialist, customer }: MatrixFixture) => {
  const shown = { second_factor_at: t.clock.now() }
  await t.deps.db.updateTable('sessions').set(shown).where('user_id', '=', specialist.userId).execute()
  return {
    body: { customer_id: customer.customerId, reason: 'Paciente desacordado, alergias desconhecidas.' },
  }
}
const allergic = ({ customer, t }: MatrixFixture) => ({
  // A new substance each time: a known one is refused.
  body: { customer_id: customer.customerId, substance: `Látex ${t.deps.newId()}` },
})
const noted = async (fixture: MatrixFixture) => ({
  params: { id: (await post(fixture, 'records/allergies', allergic(fixture).body)).id },
})
const measured = ({ customer }: MatrixFixture) => ({
  body: { customer_id: customer.customerId, systolic: 120, diastolic: 80 },
})
const measuredId = async (fixture: MatrixFixture) => ({
  params: { id: (await post(fixture, 'records/vitals', measured(fixture).body)).id },
})
const troubled = ({ customer, t }: MatrixFixture) => ({
  body: { customer_id: customer.customerId, description: `Enxaqueca ${t.deps.newId()}` },
})
const troubledId = async (fixture: MatrixFixture) => ({
  params: { id: (await post(fixture, 'records/problems', troubled(fixture).body)).id },
})
const overcome = async (fixture: MatrixFixture) => ({
  ...(await troubledId(fixture)),
  body: { resolved: true },
})
const ofSpecialty = ({ specialtyId }: MatrixFixture) => ({ params: { specialtyId } })
const keep = (fixture: MatrixFixture) => ({
  ...ofSpecialty(fixture),
  body: { field: 'complaint', phrases: ['Dor há __ dias.'] },
})
const words = () => ({ body: { text: 'Dor de cabeça' } })
const anySpecialist = { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing }
const ofNoPatient = 'a specialist’s own phrases; of no patient'
/** Lists need content: reading an empty one is not logged. */
const afterDraft = async (fixture: MatrixFixture) => {
  await draft(fixture)
  return {}
}
const afterPrescribed = async (fixture: MatrixFixture) => {
  await prescribed(fixture)
  return {}
}
const begun = async (fixture: MatrixFixture) => {
  const sent = await appointment(fixture)
  await post(fixture, 'records/create', { schedule_id: sent.params.id, ...whole })
  return sent
}

export const recordCases: readonly MatrixCase[] = [
  matrixCase(records.listRecords, { own: { ...anySpecialist, specialist: afterDraft } }),
  matrixCase(records.readRecord, { own: { customer: signedId, specialist: signedId }, foreign: signedId }),
  matrixCase(records.openConsultation, { own: { specialist: begun }, foreign: appointment }),
  matrixCase(records.createRecord, { own: { specialist: ofPatient }, foreign: ofPatient }),
  matrixCase(records.updateRecord, { own: { specialist: save }, foreign: save }),
  matrixCase(patients.openPatient, { own: { specialist: patient }, foreign: patient }),
  matrixCase(patients.exportFhir, { own: { customer: patient, specialist: patient }, foreign: patient }),
  matrixCase(records.listHistory, { own: { customer: patient, specialist: patient }, foreign: patient }),
  matrixCase(cids.listCids, { own: { ...anySpecialist, suspendedSpecialist: nothing } }),
  matrixCase(accessLog.breakGlass, { own: { specialist: emergency } }),
  matrixCase(allergies.listAllergies, { own: { customer: patient, specialist: patient }, foreign: patient }),
  matrixCase(allergies.createAllergy, { own: { specialist: allergic }, foreign: allergic }),
  matrixCase(allergies.deleteAllergy, { own: { specialist: noted }, foreign: noted }),
  matrixCase(problems.listProblems, { own: { customer: patient, specialist: patient }, foreign: patient }),
  matrixCase(problems.createProblem, { own: { specialist: troubled }, foreign: troubled }),
  matrixCase(problems.changeProblem, { own: { specialist: overcome }, foreign: overcome }),
  matrixCase(problems.deleteProblem, { own: { specialist: troubledId }, foreign: troubledId }),
  matrixCase(vitals.listVitals, { own: { customer: patient, specialist: patient }, foreign: patient }),
  matrixCase(vitals.createVitals, { own: { specialist: measured }, foreign: measured }),
  matrixCase(vitals.deleteVitals, { own: { specialist: measuredId }, foreign: measuredId }),
  matrixCase(guide.listPhrases, {
    own: { specialist: ofSpecialty, otherSpecialist: ofSpecialty, pastSpecialist: ofSpecialty },
    unlogged: ofNoPatient,
  }),
  matrixCase(guide.savePhrases, {
    own: { specialist: keep, otherSpecialist: keep, pastSpecialist: keep },
    unlogged: ofNoPatient,
  }),
  matrixCase(guide.suggestCids, {
    own: { specialist: words, otherSpecialist: words, pastSpecialist: words, suspendedSpecialist: words },
  }),
  matrixCase(accessLog.listAccessLog, {
    own: { customer: nothing, otherCustomer: nothing },
    unlogged: 'it is the log',
  }),
]

/** A patient with a signed record and a prescription. */
const taking = async (fixture: MatrixFixture) => {
  const { record_id } = await prescribed(fixture)
  await fixture.t.app.inject({
    method: 'PUT',
    url: `/api/v1/records/update/${record_id}`,
    headers: fixture.headers.specialist,
    payload: { status: 'signed' },
  })
  return patient(fixture)
}

export const prescriptionCases: readonly MatrixCase[] = [
  matrixCase(prescriptions.listMedicinesInUse, { own: { specialist: taking }, foreign: taking }),
  matrixCase(prescriptions.listPrescriptions, { own: { ...anySpecialist, specialist: afterPrescribed } }),
  matrixCase(prescriptions.createPrescription, { own: { specialist: prescribe }, foreign: prescribe }),
  matrixCase(writing.checkPrescription, { own: { specialist: consider }, foreign: consider }),
  matrixCase(prescriptions.updatePrescription, { own: { specialist: change }, foreign: change }),
  matrixCase(prescriptions.deletePrescription, { own: { specialist: remove }, foreign: remove }),
  matrixCase(documents.createDocument, { own: { specialist: issue }, foreign: issue }),
  matrixCase(documents.listDocuments, { own: { customer: nothing, otherCustomer: nothing } }),
  matrixCase(documents.readDocument, { own: { customer: file, specialist: file }, foreign: file }),
  matrixCase(documents.planDocuments, { own: { specialist: plan }, foreign: plan }),
  matrixCase(documents.listIssuedDocuments, {
    own: { specialist: ofCustomer, otherSpecialist: ofCustomer, pastSpecialist: ofCustomer },
  }),
  matrixCase(documents.revokeDocument, { own: { specialist: file }, foreign: file }),
  matrixCase(verification.validateDocument, { own: { nobody: withSecret, customer: withSecret } }),
  matrixCase(verification.readSignedFile, { own: { nobody: withSecret, customer: withSecret } }),
  matrixCase(verification.verifyDocument, { own: { nobody: check, customer: check } }),
  matrixCase(writing.listUsualUses, {
    own: { specialist: consider },
    foreign: consider,
    unlogged: 'of an adult it answers the specialist’s own words, without whose prescriptions they stand in',
  }),
  matrixCase(writing.readLastPrescription, { own: { specialist: lastBefore }, foreign: lastBefore }),
  matrixCase(prescriptions.searchMedicines, { own: { ...anySpecialist, suspendedSpecialist: nothing } }),
]
