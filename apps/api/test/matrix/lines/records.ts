import * as documents from '@emma/contracts/documents'
import * as patients from '@emma/contracts/patients'
import * as prescriptions from '@emma/contracts/prescriptions'
import * as allergies from '@emma/contracts/record-allergies'
import * as guide from '@emma/contracts/record-guide'
import * as records from '@emma/contracts/records'
import { line, type MatrixLine } from '../line.ts'
import { insertAppointment, type MatrixWorld } from '../world.ts'

const nothing = () => ({})
const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso' }
const medicine = { title: 'Dipirona', prescription: '1 comprimido', qtd: '10' }

const post = async ({ t, headers }: MatrixWorld, path: string, payload: object) => {
  const url = `/api/v1/${path}`
  return (await t.app.inject({ method: 'POST', url, headers: headers.specialist, payload })).json()
}

const draft = (world: MatrixWorld) =>
  post(world, 'records/create', { customer_id: world.customer.customerId, ...whole })
const draftId = async (world: MatrixWorld) => ({ params: { id: (await draft(world)).id } })
const signedId = async (world: MatrixWorld) => {
  const { id } = await draft(world)
  await world.t.app.inject({
    method: 'PUT',
    url: `/api/v1/records/update/${id}`,
    headers: world.headers.specialist,
    payload: { status: 'signed' },
  })
  return { params: { id } }
}
const appointment = async (world: MatrixWorld) => ({
  params: {
    id: await insertAppointment(world.t, {
      ...world,
      startsAt: new Date(world.t.clock.now().getTime() - 3_600_000),
      status: 'finished',
    }),
  },
})
const save = async (world: MatrixWorld) => ({ ...(await draftId(world)), body: { complaint: 'Tosse' } })
const patient = ({ customer }: MatrixWorld) => ({ params: { customerId: customer.customerId } })
const ofPatient = ({ customer }: MatrixWorld) => ({ body: { customer_id: customer.customerId } })

const prescribed = async (world: MatrixWorld) =>
  post(world, 'prescriptions/create', { ...medicine, record_id: (await draft(world)).id })
const prescribe = async (world: MatrixWorld) => ({
  body: { ...medicine, record_id: (await draft(world)).id },
})
const consider = async (world: MatrixWorld) => ({
  body: { title: medicine.title, record_id: (await draft(world)).id },
})
const change = async (world: MatrixWorld) => ({
  params: { id: (await prescribed(world)).id },
  body: { qtd: '5' },
})
const remove = async (world: MatrixWorld) => ({ query: { id: (await prescribed(world)).id } })
const issue = async (world: MatrixWorld) => ({ body: { record_id: (await prescribed(world)).record_id } })
const issued = async (world: MatrixWorld) => post(world, 'prescriptions/documents', (await issue(world)).body)
const file = async (world: MatrixWorld) => ({ params: { id: (await issued(world)).id } })
const check = async (world: MatrixWorld) => ({ params: { code: (await issued(world)).code } })
const withSecret = async (world: MatrixWorld) => {
  const { code, secret_code } = await issued(world)
  return { params: { code }, query: { _secretCode: secret_code } }
}
const plan = async (world: MatrixWorld) => ({ query: { record_id: (await prescribed(world)).record_id } })
const ofCustomer = ({ customer }: MatrixWorld) => ({ query: { customer_id: customer.customerId } })
/** The session has just shown its second factor. */
const emergency = async ({ t, specialist, customer }: MatrixWorld) => {
  const shown = { second_factor_at: t.clock.now() }
  await t.deps.db.updateTable('sessions').set(shown).where('user_id', '=', specialist.userId).execute()
  return {
    body: { customer_id: customer.customerId, reason: 'Paciente desacordado, alergias desconhecidas.' },
  }
}
const allergic = ({ customer, t }: MatrixWorld) => ({
  // Each time another substance: what is noted already is refused.
  body: { customer_id: customer.customerId, substance: `Dipirona ${t.deps.newId()}` },
})
const noted = async (world: MatrixWorld) => ({
  params: { id: (await post(world, 'records/allergies', allergic(world).body)).id },
})
const ofSpecialty = ({ specialtyId }: MatrixWorld) => ({ params: { specialtyId } })
const keep = (world: MatrixWorld) => ({
  ...ofSpecialty(world),
  body: { field: 'complaint', phrases: ['Dor há __ dias.'] },
})
const words = () => ({ body: { text: 'Dor de cabeça' } })
const anySpecialist = { specialist: nothing, otherSpecialist: nothing, pastSpecialist: nothing }

export const recordLines: readonly MatrixLine[] = [
  line(records.listRecords, { own: anySpecialist }),
  line(records.readRecord, { own: { customer: signedId, specialist: signedId }, foreign: signedId }),
  line(records.openConsultation, { own: { specialist: appointment }, foreign: appointment }),
  line(records.createRecord, { own: { specialist: ofPatient }, foreign: ofPatient }),
  line(records.updateRecord, { own: { specialist: save }, foreign: save }),
  line(patients.openPatient, { own: { specialist: patient }, foreign: patient }),
  line(patients.exportFhir, { own: { customer: patient, specialist: patient }, foreign: patient }),
  line(records.listHistory, { own: { customer: patient, specialist: patient }, foreign: patient }),
  line(records.listCids, { own: { ...anySpecialist, suspendedSpecialist: nothing } }),
  line(records.breakGlass, { own: { specialist: emergency } }),
  line(allergies.listAllergies, { own: { customer: patient, specialist: patient }, foreign: patient }),
  line(allergies.createAllergy, { own: { specialist: allergic }, foreign: allergic }),
  line(allergies.deleteAllergy, { own: { specialist: noted }, foreign: noted }),
  line(guide.listPhrases, {
    own: { specialist: ofSpecialty, otherSpecialist: ofSpecialty, pastSpecialist: ofSpecialty },
  }),
  line(guide.savePhrases, { own: { specialist: keep, otherSpecialist: keep, pastSpecialist: keep } }),
  line(guide.suggestCids, {
    own: { specialist: words, otherSpecialist: words, pastSpecialist: words, suspendedSpecialist: words },
  }),
  line(records.listAccessLog, { own: { customer: nothing, otherCustomer: nothing } }),
]

export const prescriptionLines: readonly MatrixLine[] = [
  line(prescriptions.listPrescriptions, { own: anySpecialist }),
  line(prescriptions.createPrescription, { own: { specialist: prescribe }, foreign: prescribe }),
  line(prescriptions.checkPrescription, { own: { specialist: consider }, foreign: consider }),
  line(prescriptions.updatePrescription, { own: { specialist: change }, foreign: change }),
  line(prescriptions.deletePrescription, { own: { specialist: remove }, foreign: remove }),
  line(documents.createDocument, { own: { specialist: issue }, foreign: issue }),
  line(documents.listDocuments, { own: { customer: nothing, otherCustomer: nothing } }),
  line(documents.readDocument, { own: { customer: file, specialist: file }, foreign: file }),
  line(documents.planDocuments, { own: { specialist: plan }, foreign: plan }),
  line(documents.listIssuedDocuments, {
    own: { specialist: ofCustomer, otherSpecialist: ofCustomer, pastSpecialist: ofCustomer },
  }),
  line(documents.revokeDocument, { own: { specialist: file }, foreign: file }),
  line(documents.validateDocument, { own: { nobody: withSecret, customer: withSecret } }),
  line(documents.readSignedFile, { own: { nobody: withSecret, customer: withSecret } }),
  line(documents.verifyDocument, { own: { nobody: check, customer: check } }),
  line(prescriptions.searchMedicines, { own: { ...anySpecialist, suspendedSpecialist: nothing } }),
]
