import * as admins from '@emma/contracts/admins'
import * as audit from '@emma/contracts/audit'
import * as catalogue from '@emma/contracts/catalogue'
import * as customers from '@emma/contracts/customers'
import * as specialties from '@emma/contracts/specialties'
import * as variables from '@emma/contracts/variables'
import { createAdmin, createCustomer, createSpecialty } from '../../factories.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
let sequence = 0
const named = (): string => {
  sequence += 1
  return `Mesa ${sequence}`
}

const anAdmin = async ({ t }: MatrixWorld) => ({ params: { id: (await createAdmin(t.deps)).userId } })
const invited = () => ({
  body: { firstName: 'Rui', lastName: 'Paz', email: `${named().replace(' ', '')}@emma.test` },
})
/** Somebody who was invited, or was removed, as only calls make them. */
const madeBy = async (world: MatrixWorld, status: 'invited' | 'removed') => {
  const { t } = world
  const { userId } = await createAdmin(t.deps)
  const { db, clock } = t.deps
  if (status === 'invited') {
    await db.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
  } else {
    await db.updateTable('admins').set({ deleted_at: clock.now() }).where('user_id', '=', userId).execute()
  }
  return { params: { id: userId } }
}

const aSpecialty = async ({ t }: MatrixWorld) => ({ params: { id: await createSpecialty(t.deps) } })
const renamed = async (world: MatrixWorld) => ({ ...(await aSpecialty(world)), body: { name: named() } })

const aCustomer = async ({ t }: MatrixWorld) => ({
  params: { id: (await createCustomer(t.deps)).customerId },
})
const blocking = async (world: MatrixWorld) => ({ ...(await aCustomer(world)), body: { reason: 'Abuso' } })
const aBlocked = async (world: MatrixWorld) => {
  const { params } = await aCustomer(world)
  const { db } = world.t.deps
  await db.updateTable('customers').set({ status: 'blocked' }).where('id', '=', params.id).execute()
  return { params }
}
const aRegistration = async ({ t }: MatrixWorld) => {
  const email = `${named().replace(' ', '')}@emma.test`
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/jwt/register',
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
/** Another value each time, under which three years ago stays too long ago for care. */
const changedMonths = () => {
  sequence += 1
  return { params: { id: 'care_months' }, body: { value: 12 + (sequence % 12) } }
}

/** The platform's own room: admins alone, wherever one is. */
export const deskLines: readonly MatrixLine[] = [
  line(audit.listActs, { own: { admin: nothing } }),
  line(audit.exportActs, { own: { admin: nothing } }),
  line(admins.listAdmins, { own: { admin: nothing } }),
  line(admins.createAdmin, { own: { admin: invited } }),
  line(admins.deleteAdmin, { own: { admin: anAdmin }, foreign: anAdmin }),
  line(admins.restoreAdmin, {
    own: { admin: (world) => madeBy(world, 'removed') },
    foreign: (world) => madeBy(world, 'removed'),
  }),
  line(admins.inviteAdmin, {
    own: { admin: (world) => madeBy(world, 'invited') },
    foreign: (world) => madeBy(world, 'invited'),
  }),
  line(customers.getCustomerStanding, { own: { admin: aCustomer }, foreign: aCustomer }),
  line(customers.blockCustomer, { own: { admin: blocking }, foreign: blocking }),
  line(customers.unblockCustomer, { own: { admin: aBlocked }, foreign: aBlocked }),
  line(customers.resendCodeToCustomer, { own: { admin: aRegistration }, foreign: aRegistration }),
  line(catalogue.listCatalogue, { own: { admin: nothing } }),
  line(catalogue.getCatalogueEntry, { own: { admin: aSpecialty }, foreign: aSpecialty }),
  line(specialties.getSpecialty, {
    own: { nobody: aSpecialty, customer: aSpecialty, specialist: aSpecialty, admin: aSpecialty },
  }),
  line(catalogue.createSpecialty, { own: { admin: () => ({ body: { name: named() } }) } }),
  line(catalogue.updateSpecialty, { own: { admin: renamed }, foreign: renamed }),
  line(catalogue.deleteSpecialty, { own: { admin: aSpecialty }, foreign: aSpecialty }),
  line(variables.listVariables, { own: { admin: nothing } }),
  line(variables.getVariable, { own: { admin: fee }, foreign: fee }),
  line(variables.updateVariable, { own: { admin: changedMonths }, foreign: changedMonths }),
]
