import * as preparations from '@emma/contracts/preparations'
import { DAY } from '@emma/domain/interval'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

let days = 60
/** A coming appointment of the owner, with a reason of the visit. */
const coming = async (fixture: MatrixFixture) => {
  const { t, customer, specialist, specialtyId, headers } = fixture
  days += 1
  const startsAt = new Date(t.clock.now().getTime() + days * DAY)
  const id = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status: 'confirmed' })
  const url = `/api/v1/schedules/${id}/preparation`
  await t.app.inject({ method: 'PUT', url, headers: headers.customer, payload: told })
  return { url, params: { id } }
}
const told = { reason: 'Dor de cabeça', answers: [] }
const read = async (fixture: MatrixFixture) => ({ params: (await coming(fixture)).params })
const save = async (fixture: MatrixFixture) => ({ ...(await read(fixture)), body: told })
const file = () => new Blob(['%PDF-1.7\n%%EOF'])
const add = async (fixture: MatrixFixture) => ({ ...(await read(fixture)), body: { file: file() } })
const added = async (fixture: MatrixFixture) => {
  const { url, params } = await coming(fixture)
  const payload = new FormData()
  payload.set('file', file())
  const { headers, t } = fixture
  const sent = await t.app.inject({ method: 'POST', url: `${url}/files`, headers: headers.customer, payload })
  return { params: { ...params, fileId: sent.json().id } }
}
const nothing = () => ({})
const ask = ({ specialtyId }: MatrixFixture) => ({
  params: { id: specialtyId },
  body: { questions: [{ text: 'Teve febre?', kind: 'yes_no', options: [], required: false }] },
})
const practices = ['specialist', 'otherSpecialist', 'pastSpecialist', 'suspendedSpecialist'] as const
const companies = ['companyAdmin', 'otherCompanyAdmin'] as const
const each = <S>(send: S) => Object.fromEntries([...practices, ...companies].map((name) => [name, send]))

export const preparationCases: readonly MatrixCase[] = [
  matrixCase(preparations.readPreparation, { own: { customer: read, specialist: read }, foreign: read }),
  matrixCase(preparations.savePreparation, { own: { customer: save }, foreign: save }),
  matrixCase(preparations.addPreparationFile, { own: { customer: add }, foreign: add }),
  matrixCase(preparations.deletePreparationFile, { own: { customer: added }, foreign: added }),
  matrixCase(preparations.readPreparationFile, {
    own: { customer: added, specialist: added },
    foreign: added,
  }),
  matrixCase(preparations.listQuestionnaires, { own: each(nothing) }),
  matrixCase(preparations.saveQuestionnaire, { own: each(ask) }),
]
