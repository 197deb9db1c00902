import * as auth from '@emma/contracts/auth'
import * as passkeys from '@emma/contracts/auth/passkeys'
import * as passwords from '@emma/contracts/auth/passwords'
import * as proofs from '@emma/contracts/auth/proof'
import * as factors from '@emma/contracts/auth/second-factor'
import { giveTicket } from '../../../../src/features/auth/tickets.ts'
import { createCustomer, PASSWORD, type SignedIn, signIn, type TestCustomer } from '../../../index.ts'
import { TestAuthenticator } from '../../../passkey.ts'
import { appCode, turnOnFactor } from '../../../second-factor.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const login = (who: 'customer' | 'specialist') => (fixture: MatrixFixture) => ({
  body: { email: fixture[who].email, password: PASSWORD },
})
const freshToken = async ({ t, customer }: MatrixFixture) => ({
  body: { refreshToken: (await signIn(t.deps, customer)).refreshToken },
})
const nothing = () => ({})

const fresh = async ({ t }: MatrixFixture): Promise<{ person: TestCustomer; session: SignedIn }> => {
  const person = await createCustomer(t.deps)
  return { person, session: await signIn(t.deps, person) }
}
const send = async (
  fixture: MatrixFixture,
  path: string,
  headers: Readonly<Record<string, string>>,
  payload = {},
) => (await fixture.t.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })).json()

/** A login that waits for its second factor, and the code. */
const halfDone = async (fixture: MatrixFixture) => {
  const { person, session } = await fresh(fixture)
  const { secret } = await turnOnFactor(fixture.t, session)
  const { mfaToken } = await send(fixture, 'jwt/login', {}, { email: person.email, password: PASSWORD })
  return { body: { mfaToken, code: appCode(fixture.t, secret, 1) } }
}
const resetLink = async (fixture: MatrixFixture) => {
  const { person } = await fresh(fixture)
  const token = await giveTicket(fixture.t.deps, fixture.t.deps.db, 'password_reset', person.userId)
  return { body: { token, password: 'girassol-trombone-47', passwordConfirmation: 'girassol-trombone-47' } }
}
const ownPassword = () => ({ body: { password: PASSWORD } })
const samePassword = () => ({
  body: { currentPassword: PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD },
})
/** A first password, for a person without one and for one who has one. */
const withoutPassword = async ({ t, otherCustomer: { userId } }: MatrixFixture) => {
  await t.deps.db.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
  return firstPassword()
}
const firstPassword = () => ({ body: { password: 'girassol-trombone-47' } })
const otherSession = async ({ t, customer }: MatrixFixture) => ({
  params: { id: (await signIn(t.deps, customer)).sessionId },
})

/** The callers whose second factors the cases turn on and off. */
const keyholder = 'otherCustomer'
const forgetFactors = async ({ t, otherCustomer: { userId } }: MatrixFixture): Promise<void> => {
  await t.deps.db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await t.deps.db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
const noFactor = async (fixture: MatrixFixture) => {
  await forgetFactors(fixture)
  return {}
}
const factorOn = async (fixture: MatrixFixture) => {
  await forgetFactors(fixture)
  return turnOnFactor(fixture.t, { headers: fixture.headers[keyholder] })
}
const withFactor = async (fixture: MatrixFixture) => {
  await factorOn(fixture)
  return {}
}
const offered = async (fixture: MatrixFixture) => {
  await forgetFactors(fixture)
  const { secret } = await send(fixture, 'authentication/mfa/enroll', fixture.headers[keyholder])
  return { body: { code: appCode(fixture.t, secret) } }
}
const recoveryCode = async (fixture: MatrixFixture) => ({
  body: { code: (await factorOn(fixture)).recoveryCodes[0] },
})

const registration = async (fixture: MatrixFixture) => {
  await forgetFactors(fixture)
  const path = 'authentication/passkeys/registration/options'
  const options = await send(fixture, path, fixture.headers[keyholder])
  const authenticator = new TestAuthenticator()
  return { authenticator, body: { response: authenticator.create(options) } }
}
const attestation = async (fixture: MatrixFixture) => ({ body: (await registration(fixture)).body })
const passkeyOf = async (fixture: MatrixFixture) => {
  const { authenticator, body } = await registration(fixture)
  const path = 'authentication/passkeys/registration/verify'
  const { id }: { id: string } = await send(fixture, path, fixture.headers[keyholder], body)
  return { authenticator, id }
}
const ownPasskey = async (fixture: MatrixFixture) => ({ params: { id: (await passkeyOf(fixture)).id } })
const renamed = async (fixture: MatrixFixture) => ({
  ...(await ownPasskey(fixture)),
  body: { name: 'Celular' },
})
const withPasskey = async (fixture: MatrixFixture) => {
  await passkeyOf(fixture)
  return {}
}
const assertionAt = (path: string) => async (fixture: MatrixFixture) => {
  const { authenticator } = await passkeyOf(fixture)
  const options = await send(fixture, path, fixture.headers[keyholder])
  return { body: { response: authenticator.get(options) } }
}
const proof = assertionAt('authentication/mfa/passkey/options')
const passkeyLogin = assertionAt('authentication/passkeys/login/options')
const everybody = { customer: nothing, specialist: nothing, suspendedSpecialist: nothing, admin: nothing }

export const authCases: readonly MatrixCase[] = [
  matrixCase(auth.login, { own: { nobody: login('customer'), customer: login('specialist') } }),
  matrixCase(auth.refresh, { own: { nobody: freshToken } }),
  matrixCase(auth.refreshAlias, { own: { nobody: freshToken } }),
  matrixCase(auth.logout, { own: { nobody: freshToken } }),
  matrixCase(proofs.prove, { own: { customer: ownPassword, admin: ownPassword } }),
  matrixCase(auth.authenticateToken, { own: everybody }),
  matrixCase(auth.loginSecondFactor, { own: { nobody: halfDone } }),
  matrixCase(passwords.forgotPassword, { own: { nobody: () => ({ body: { email: 'nobody@emma.test' } }) } }),
  matrixCase(passwords.resetPassword, { own: { nobody: resetLink } }),
  matrixCase(passwords.changePassword, { own: { specialist: samePassword } }),
  matrixCase(passwords.chooseFirstPassword, {
    own: { otherCustomer: withoutPassword },
    foreign: firstPassword,
    foreignStatus: 409,
  }),
  matrixCase(auth.listSessions, { own: everybody }),
  matrixCase(auth.endSession, { own: { customer: otherSession }, foreign: otherSession }),
  matrixCase(auth.endOtherSessions, { own: { otherSpecialist: nothing } }),
  matrixCase(factors.getSecondFactor, { own: everybody }),
  matrixCase(factors.enrollSecondFactor, { own: { [keyholder]: noFactor } }),
  matrixCase(factors.confirmSecondFactor, { own: { [keyholder]: offered } }),
  matrixCase(factors.verifySecondFactor, { own: { [keyholder]: recoveryCode } }),
  matrixCase(factors.removeSecondFactor, { own: { [keyholder]: withFactor } }),
  matrixCase(factors.renewRecoveryCodes, { own: { [keyholder]: withFactor } }),
  matrixCase(passkeys.passkeyProofOptions, { own: { [keyholder]: withPasskey } }),
  matrixCase(passkeys.provePasskey, { own: { [keyholder]: proof } }),
  matrixCase(passkeys.passkeyRegistrationOptions, { own: { [keyholder]: noFactor } }),
  matrixCase(passkeys.registerPasskey, { own: { [keyholder]: attestation } }),
  matrixCase(passkeys.listPasskeys, { own: everybody }),
  matrixCase(passkeys.renamePasskey, { own: { [keyholder]: renamed }, foreign: renamed }),
  matrixCase(passkeys.deletePasskey, { own: { [keyholder]: ownPasskey }, foreign: ownPasskey }),
  matrixCase(passkeys.passkeyLoginOptions, { own: { nobody: nothing } }),
  matrixCase(passkeys.passkeyLogin, { own: { nobody: passkeyLogin } }),
]
