import * as auth from '@emma/contracts/auth'
import * as passkeys from '@emma/contracts/passkeys'
import * as passwords from '@emma/contracts/passwords'
import * as factors from '@emma/contracts/second-factor'
import { giveTicket } from '../../../src/features/auth/tickets.ts'
import { createCustomer, PASSWORD, type SignedIn, signIn, type TestCustomer } from '../../index.ts'
import { TestAuthenticator } from '../../passkey.ts'
import { appCode, turnOnFactor } from '../../second-factor.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const login = (who: 'customer' | 'specialist') => (world: MatrixWorld) => ({
  body: { email: world[who].email, password: PASSWORD },
})
const freshToken = async ({ t, customer }: MatrixWorld) => ({
  body: { refreshToken: (await signIn(t.deps, customer)).refreshToken },
})
const nothing = () => ({})

const fresh = async ({ t }: MatrixWorld): Promise<{ person: TestCustomer; session: SignedIn }> => {
  const person = await createCustomer(t.deps)
  return { person, session: await signIn(t.deps, person) }
}
const send = async (
  world: MatrixWorld,
  path: string,
  headers: Readonly<Record<string, string>>,
  payload = {},
) => (await world.t.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })).json()

/** A half-done login, and the code that it waits for. */
const halfDone = async (world: MatrixWorld) => {
  const { person, session } = await fresh(world)
  const { secret } = await turnOnFactor(world.t, session)
  const { mfaToken } = await send(world, 'jwt/login', {}, { email: person.email, password: PASSWORD })
  return { body: { mfaToken, code: appCode(world.t, secret) } }
}
const resetLink = async (world: MatrixWorld) => {
  const { person } = await fresh(world)
  const token = await giveTicket(world.t.deps, world.t.deps.db, 'password_reset', person.userId)
  return { body: { token, password: 'girassol-trombone-47', passwordConfirmation: 'girassol-trombone-47' } }
}
const samePassword = () => ({
  body: { currentPassword: PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD },
})
const otherSession = async ({ t, customer }: MatrixWorld) => ({
  params: { id: (await signIn(t.deps, customer)).sessionId },
})

/** Whose second factors the matrix turns on and off. */
const keyholder = 'otherCustomer'
const forgetFactors = async ({ t, otherCustomer: { userId } }: MatrixWorld): Promise<void> => {
  await t.deps.db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await t.deps.db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
const noFactor = async (world: MatrixWorld) => {
  await forgetFactors(world)
  return {}
}
const factorOn = async (world: MatrixWorld) => {
  await forgetFactors(world)
  return turnOnFactor(world.t, { headers: { authorization: world.headers[keyholder].authorization ?? '' } })
}
const withFactor = async (world: MatrixWorld) => {
  await factorOn(world)
  return {}
}
const offered = async (world: MatrixWorld) => {
  await forgetFactors(world)
  const { secret } = await send(world, 'authentication/mfa/enroll', world.headers[keyholder])
  return { body: { code: appCode(world.t, secret) } }
}
const recoveryCode = async (world: MatrixWorld) => ({
  body: { code: (await factorOn(world)).recoveryCodes[0] },
})

const registration = async (world: MatrixWorld) => {
  await forgetFactors(world)
  const path = 'authentication/passkeys/registration/options'
  const options = await send(world, path, world.headers[keyholder])
  const authenticator = new TestAuthenticator()
  return { authenticator, body: { response: authenticator.create(options) } }
}
const attestation = async (world: MatrixWorld) => ({ body: (await registration(world)).body })
const passkeyOf = async (world: MatrixWorld) => {
  const { authenticator, body } = await registration(world)
  const path = 'authentication/passkeys/registration/verify'
  const { id }: { id: string } = await send(world, path, world.headers[keyholder], body)
  return { authenticator, id }
}
const ownPasskey = async (world: MatrixWorld) => ({ params: { id: (await passkeyOf(world)).id } })
const renamed = async (world: MatrixWorld) => ({ ...(await ownPasskey(world)), body: { name: 'Celular' } })
const withPasskey = async (world: MatrixWorld) => {
  await passkeyOf(world)
  return {}
}
const assertionAt = (path: string) => async (world: MatrixWorld) => {
  const { authenticator } = await passkeyOf(world)
  const options = await send(world, path, world.headers[keyholder])
  return { body: { response: authenticator.get(options) } }
}
const proof = assertionAt('authentication/mfa/passkey/options')
const passkeyLogin = assertionAt('authentication/passkeys/login/options')
const everybody = { customer: nothing, specialist: nothing, suspendedSpecialist: nothing, admin: nothing }

export const authLines: readonly MatrixLine[] = [
  line(auth.login, { own: { nobody: login('customer'), customer: login('specialist') } }),
  line(auth.refresh, { own: { nobody: freshToken } }),
  line(auth.refreshAlias, { own: { nobody: freshToken } }),
  line(auth.logout, { own: { customer: freshToken } }),
  line(auth.authenticateToken, { own: everybody }),
  line(auth.loginSecondFactor, { own: { nobody: halfDone } }),
  line(passwords.forgotPassword, { own: { nobody: () => ({ body: { email: 'nobody@emma.test' } }) } }),
  line(passwords.resetPassword, { own: { nobody: resetLink } }),
  line(passwords.changePassword, { own: { specialist: samePassword } }),
  line(auth.listSessions, { own: everybody }),
  line(auth.endSession, { own: { customer: otherSession }, foreign: otherSession }),
  line(auth.endOtherSessions, { own: { otherSpecialist: nothing } }),
  line(factors.getSecondFactor, { own: everybody }),
  line(factors.enrollSecondFactor, { own: { [keyholder]: noFactor } }),
  line(factors.confirmSecondFactor, { own: { [keyholder]: offered } }),
  line(factors.verifySecondFactor, { own: { [keyholder]: recoveryCode } }),
  line(factors.removeSecondFactor, { own: { [keyholder]: withFactor } }),
  line(factors.renewRecoveryCodes, { own: { [keyholder]: withFactor } }),
  line(passkeys.passkeyProofOptions, { own: { [keyholder]: withPasskey } }),
  line(passkeys.provePasskey, { own: { [keyholder]: proof } }),
  line(passkeys.passkeyRegistrationOptions, { own: { [keyholder]: noFactor } }),
  line(passkeys.registerPasskey, { own: { [keyholder]: attestation } }),
  line(passkeys.listPasskeys, { own: everybody }),
  line(passkeys.renamePasskey, { own: { [keyholder]: renamed }, foreign: renamed }),
  line(passkeys.deletePasskey, { own: { [keyholder]: ownPasskey }, foreign: ownPasskey }),
  line(passkeys.passkeyLoginOptions, { own: { nobody: nothing } }),
  line(passkeys.passkeyLogin, { own: { nobody: passkeyLogin } }),
]
