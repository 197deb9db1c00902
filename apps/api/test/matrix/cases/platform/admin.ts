import * as admins from '@emma/contracts/admins'
import * as audit from '@emma/contracts/audit'
import * as customerAdmin from '@emma/contracts/customers/admin'
import * as specialties from '@emma/contracts/specialties'
import * as catalogue from '@emma/contracts/specialties/catalogue'
import * as variables from '@emma/contracts/variables'
import { createAdmin, createCustomer, createSpecialty } from '../../../fixtures/factories.ts'
import { newAddress } from '../../../fixtures/registration.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
let sequence = 0
const named = (): string => {
  sequence += 1
  return `Mesa ${sequence}`
}

const anAdmin = async ({ t }: MatrixFixture) => ({ params: { id: (await createAdmin(t.deps)).userId } })
const invited = () => ({
  body: { firstName: 'Rui', lastName: 'Paz', email: `${named().replace(' ', '')}@emma.test` },
})
/** An invited or removed admin, made by the calls themselves. */
const madeBy = async (fixture: MatrixFixture, status: 'invited' | 'removed') => {
  const { t } = fixture
  const { userId } = await createAdmin(t.deps)
  const { db, clock } = t.deps
  if (status === 'invited') {
    await db.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
  } else {
    await db.updateTable('admins').set({ deleted_at: clock.now() }).where('user_id', '=', userId).execute()
  }
  return { params: { id: userId } }
}

const aSpecialty = async ({ t }: MatrixFixture) => ({ params: { id: await createSpecialty(t.deps) } })
const renamed = async (fixture: MatrixFixture) => ({
  ...(await aSpecialty(fixture)),
  body: { name: named() },
})

const aCustomer = async ({ t }: MatrixFixture) => ({
  params: { id: (await createCustomer(t.deps)).customerId },
})
const blocking = async (fixture: MatrixFixture) => ({
  ...(await aCustomer(fixture)),
  body: { reason: 'Abuso' },
})
const aBlocked = async (fixture: MatrixFixture) => {
  const { params } = await aCustomer(fixture)
  const { db } = fixture.t.deps
  await db.updateTable('customers').set({ status: 'blocked' }).where('id', '=', params.id).execute()
  return { params }
}
const aRegistration = async ({ t }: MatrixFixture) => {
  const email = `${named().replace(' ', '')}@emma.test`
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/jwt/register',
    remoteAddress: newAddress(),
    payload: registration(email),
  })
  return { params: { id: answer.json().customerId } }
}
const registration = (email: string) => ({
  firstName: 'Rita',
  lastName: 'Lopes',
  cellPhone: '11987654321',
  cpf: '52998224725',
  birthDate: '1990-05-20',
  email,
  contactPreference: 'email',
  password: 'cavalo azul dorme cedo',
  passwordConfirmation: 'cavalo azul dorme cedo',
  acceptTerms: true,
  acceptPrivacy: true,
})

const fee = () => ({ params: { id: 'platform_fee_percent' } })
/** A new value each time, small enough that care of three years ago has ended. */
const changedMonths = () => {
  sequence += 1
  return { params: { id: 'care_months' }, body: { value: 12 + (sequence % 12) } }
}

/** The platform's administration: only admins. */
export const adminCases: readonly MatrixCase[] = [
  matrixCase(audit.listActs, { own: { admin: nothing } }),
  matrixCase(audit.exportActs, { own: { admin: nothing } }),
  matrixCase(admins.listAdmins, { own: { admin: nothing } }),
  matrixCase(admins.createAdmin, { own: { admin: invited } }),
  matrixCase(admins.deleteAdmin, { own: { admin: anAdmin }, foreign: anAdmin }),
  matrixCase(admins.restoreAdmin, {
    own: { admin: (fixture) => madeBy(fixture, 'removed') },
    foreign: (fixture) => madeBy(fixture, 'removed'),
  }),
  matrixCase(admins.inviteAdmin, {
    own: { admin: (fixture) => madeBy(fixture, 'invited') },
    foreign: (fixture) => madeBy(fixture, 'invited'),
  }),
  matrixCase(customerAdmin.getCustomerStatus, { own: { admin: aCustomer }, foreign: aCustomer }),
  matrixCase(customerAdmin.blockCustomer, { own: { admin: blocking }, foreign: blocking }),
  matrixCase(customerAdmin.unblockCustomer, { own: { admin: aBlocked }, foreign: aBlocked }),
  matrixCase(customerAdmin.resendCodeToCustomer, { own: { admin: aRegistration }, foreign: aRegistration }),
  matrixCase(catalogue.listCatalogue, { own: { admin: nothing } }),
  matrixCase(catalogue.getCatalogueEntry, { own: { admin: aSpecialty }, foreign: aSpecialty }),
  matrixCase(specialties.getSpecialty, {
    own: { nobody: aSpecialty, customer: aSpecialty, specialist: aSpecialty, admin: aSpecialty },
  }),
  matrixCase(catalogue.createSpecialty, { own: { admin: () => ({ body: { name: named() } }) } }),
  matrixCase(catalogue.updateSpecialty, { own: { admin: renamed }, foreign: renamed }),
  matrixCase(catalogue.deleteSpecialty, { own: { admin: aSpecialty }, foreign: aSpecialty }),
  matrixCase(variables.listVariables, { own: { admin: nothing } }),
  matrixCase(variables.getVariable, { own: { admin: fee }, foreign: fee }),
  matrixCase(variables.updateVariable, { own: { admin: changedMonths }, foreign: changedMonths }),
]
