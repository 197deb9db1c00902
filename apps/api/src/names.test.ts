import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCnpj } from '../test/cnpj.ts'
import {
  askOf,
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  multipartOf,
  registrationForm,
  type SignedIn,
  signIn,
  specialistForm,
  startRegistration,
  type TestApp,
} from '../test/index.ts'

let t: TestApp
let patient: SignedIn
let doctor: SignedIn
let admin: SignedIn
beforeAll(async () => {
  t = await buildTestApp()
  patient = await signIn(t.deps, await createCustomer(t.deps))
  const specialtyId = await createSpecialty(t.deps)
  doctor = await signIn(t.deps, await createSpecialist(t.deps, { specialtyId }))
  admin = await signIn(t.deps, await createAdmin(t.deps))
})
afterAll(() => t.close())

const call = askOf(() => t)
const director = { council: { type: 'CRM', uf: 'SP', number: '1234' } }

test('a name keeps its particles small and its apostrophe wherever it is written', async () => {
  await startRegistration(t, { firstName: 'MARIA eduarda', lastName: "DOS SANTOS E D'ÁVILA" })
  const waiting = (await call('GET', 'customer/getCustomerAll?status=pending', admin)).json()
  const form = { ...specialistForm(), firstName: 'HELENA', lastName: 'DA CONCEIÇÃO DE ALBUQUERQUE' }
  const made = await call('POST', 'specialists/createSpecialists', null, multipartOf(form))
  const specialist = await t.deps.db
    .selectFrom('specialists')
    .select('name')
    .where('id', '=', made.json().id)
    .executeTakeFirst()
  const profile = multipartOf({ personalData: { fullName: "ana DE sant'anna" } })
  const child = { name: 'LIA DO carmo', birthDate: '2019-05-04', relation: 'child' }
  const invited = { firstName: 'rui', lastName: 'DE PAULA', email: 'rui@emma.test' }
  const company = {
    name: 'Clínica Sol',
    cnpj: testCnpj(),
    technical_director: { ...director, name: 'JOSÉ DAS NEVES' },
  }
  const written = [
    waiting.data[0].name,
    specialist?.name,
    (await call('PUT', 'customer/updateCustomer', patient, profile)).json().personalData.fullName,
    (await call('POST', 'customer/dependents', patient, child)).json().name,
    (await call('POST', 'admins', admin, invited)).json().name,
    (await call('POST', 'companies/create', doctor, company)).json().technical_director.name,
  ]
  expect(written).toEqual([
    "Maria Eduarda dos Santos e D'Ávila",
    'Helena da Conceição de Albuquerque',
    "Ana de Sant'Anna",
    'Lia do Carmo',
    'Rui de Paula',
    'José das Neves',
  ])
})

test('what no name is made of is refused in words wherever a name is asked for', async () => {
  const wrong = 'Ana <b>2</b> Lima'
  const answers = [
    await call('POST', 'jwt/register', null, { ...registrationForm(), lastName: wrong }),
    await call(
      'POST',
      'specialists/createSpecialists',
      null,
      multipartOf({ ...specialistForm(), lastName: wrong }),
    ),
    await call('PUT', 'customer/updateCustomer', patient, multipartOf({ personalData: { fullName: wrong } })),
    await call('POST', 'customer/dependents', patient, {
      name: wrong,
      birthDate: '2019-05-04',
      relation: 'child',
    }),
    await call('POST', 'admins', admin, { firstName: 'Rui', lastName: wrong, email: 'outro@emma.test' }),
    await call('POST', 'companies/create', doctor, {
      name: 'Clínica 2',
      cnpj: testCnpj(),
      technical_director: { ...director, name: wrong },
    }),
  ]
  for (const answer of answers) {
    expect([
      answer.statusCode,
      answer.json().errors?.map(({ message }: { message: string }) => message),
    ]).toEqual([422, ['Use só letras, espaços, hífens, apóstrofos e pontos.']])
  }
})

test.each(['maria silva', 'MARIA DA SILVA', 'maria d’avila', 'eduarda davila', 'dávila'])(
  'a patient is found by %j, with particles and apostrophes or without',
  async (typed) => {
    await createCustomer(t.deps, { name: ['Maria Eduarda', "da Silva e D'Ávila"] })
    const path = `customer/getCustomerAll?search=${encodeURIComponent(typed)}`
    const { data } = (await call('GET', path, admin)).json()
    expect(data[0]?.name).toBe("Maria Eduarda da Silva e D'Ávila")
  },
)

test('gender and marital status are one of their list, and may be left empty', async () => {
  const put = (several: object) => call('PUT', 'customer/updateCustomer', patient, multipartOf({ several }))
  const refused = await put({ gender: 'marciana', maritalStatus: 'enrolada' })
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    422,
    [
      { path: 'several.maritalStatus', message: 'Escolha uma das opções.' },
      { path: 'several.gender', message: 'Escolha uma das opções.' },
    ],
  ])
  expect((await put({ gender: 'outro', maritalStatus: 'uniao_estavel' })).json().several).toMatchObject({
    gender: 'outro',
    maritalStatus: 'uniao_estavel',
  })
  expect((await put({ gender: 'F', maritalStatus: 'Casada' })).json().several).toMatchObject({
    gender: 'feminino',
    maritalStatus: 'casado',
  })
  expect((await put({ gender: '', maritalStatus: null })).json().several).toMatchObject({
    gender: null,
    maritalStatus: null,
  })
})
