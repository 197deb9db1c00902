import { undoChange } from '@emma/contracts/auth/proof'
import * as customers from '@emma/contracts/customers'
import * as customerAdmin from '@emma/contracts/customers/admin'
import * as registration from '@emma/contracts/customers/registration'
import * as signUps from '@emma/contracts/customers/sign-up'
import { getAvatar } from '@emma/contracts/files'
import sharp from 'sharp'
import { inTransaction } from '../../../../src/db/transaction.ts'
import { undoToken } from '../../../../src/features/codes/contact-changes.ts'
import { keepContactChange } from '../../../../src/features/codes/index.ts'
import { saveAvatar } from '../../../../src/files/index.ts'
import {
  chosenSlot,
  confirmedSignUp,
  createCustomer,
  findCode,
  registrationForm,
  signUpRest,
  startChange,
  startRegistration,
  startSignUp,
} from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anyAdmin = { admin: nothing }

/** Anybody who knows its key may load a picture. */
const picture = async ({ t }: MatrixFixture) => {
  const grey = { width: 8, height: 8, channels: 3, background: '#888' } as const
  const content = await sharp({ create: grey }).png().toBuffer()
  return { params: { key: await saveAvatar(t.deps, { field: 'avatar', file: { content, name: 'a.png' } }) } }
}
const form = () => ({ body: registrationForm() })
const registered = async ({ t }: MatrixFixture) => ({
  body: { customerId: (await startRegistration(t)).customerId },
})
const confirmation = async ({ t }: MatrixFixture) => {
  const { customerId, userId } = await startRegistration(t)
  return { body: { customerId, code: await findCode(t, userId) } }
}

const newEmail = { kind: 'email', value: 'novo.endereco@emma.test' } as const
const change = async ({ t, customer: { userId } }: MatrixFixture) => {
  await startChange(t, userId, newEmail)
  return { body: { kind: 'email', code: await findCode(t, userId) } }
}
const waiting = async (fixture: MatrixFixture) => {
  await change(fixture)
  return { body: { kind: 'email' } }
}
const someCode = () => ({ body: { kind: 'email', code: '000000' } })

const owner = ({ customer: { customerId } }: MatrixFixture) => ({ params: { id: customerId } })
const nickname = { several: { nickname: 'Nina' } }
const named = ({ customer: { customerId } }: MatrixFixture) => ({ body: { id: customerId, ...nickname } })

const undoLink = async ({ t: { deps } }: MatrixFixture) => {
  const { userId } = await createCustomer(deps)
  await inTransaction(deps.db, (tx) =>
    keepContactChange(deps, tx, { userId, kind: 'email', old: `${userId}@emma.test` }),
  )
  const { id } = await deps.db
    .selectFrom('contact_changes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { body: { token: undoToken(deps.config, id) } }
}

const wishOf = ({ specialist: { specialistId }, specialtyId }: MatrixFixture) =>
  chosenSlot(specialistId, specialtyId)
const signingUp = (fixture: MatrixFixture) => ({
  body: { ...wishOf(fixture), email: registrationForm().email },
})
const signedUp = async (fixture: MatrixFixture) => ({
  body: { signUpId: (await startSignUp(fixture.t, wishOf(fixture))).signUpId },
})
const mailedCode = async (fixture: MatrixFixture) => {
  const { signUpId, userId } = await startSignUp(fixture.t, wishOf(fixture))
  return { body: { signUpId, code: await findCode(fixture.t, userId) } }
}
const keeping = async (fixture: MatrixFixture) => {
  const { ticket, wish } = await confirmedSignUp(fixture.t, wishOf(fixture))
  return { body: { ticket, ...wish } }
}
const completing = async (fixture: MatrixFixture) => {
  const { ticket } = await confirmedSignUp(fixture.t, wishOf(fixture))
  return { body: { ticket, ...signUpRest() } }
}

export const customerCases: readonly MatrixCase[] = [
  matrixCase(getAvatar, { own: { nobody: picture, otherCustomer: picture } }),
  matrixCase(registration.register, { own: { nobody: form, customer: form } }),
  matrixCase(registration.createCustomer, { own: { nobody: form, admin: form } }),
  matrixCase(registration.confirmRegistration, { own: { nobody: confirmation } }),
  matrixCase(registration.resendCode, { own: { nobody: registered } }),
  matrixCase(signUps.startSignUp, { own: { nobody: signingUp } }),
  matrixCase(signUps.resendSignUpCode, { own: { nobody: signedUp } }),
  matrixCase(signUps.confirmSignUp, { own: { nobody: mailedCode } }),
  matrixCase(signUps.holdSlot, { own: { nobody: keeping } }),
  matrixCase(signUps.completeSignUp, { own: { nobody: completing } }),
  matrixCase(customers.confirmContact, {
    own: { customer: change },
    foreign: someCode,
    foreignStatus: 422,
  }),
  matrixCase(undoChange, { own: { nobody: undoLink } }),
  matrixCase(customers.resendContactCode, { own: { customer: waiting }, foreign: waiting }),
  matrixCase(customerAdmin.getCustomerAll, { own: anyAdmin }),
  matrixCase(customers.getCustomerById, {
    own: { customer: owner, specialist: owner, admin: owner, assistant: owner },
    foreign: owner,
  }),
  matrixCase(customers.updateCustomer, {
    own: { customer: named, admin: named },
    foreign: named,
    except: {
      specialist: 403,
      otherSpecialist: 403,
      pastSpecialist: 403,
      suspendedSpecialist: 403,
    },
  }),
]
