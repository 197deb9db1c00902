import { multipartOf } from '@emma/api/test'
import { DEMO_PASSWORD, enter, logIn } from '../../support/browser.ts'
import { expect, freshEmma, test } from '../../support/fixtures.ts'
import { codeTo, undoLinkTo } from '../../support/inbox.ts'
import { press, see } from '../../support/page.ts'

const emma = freshEmma()
const OWNER = 'especialista@emma.test'
const THIEF = 'ladrao@example.com'
const NEW_PASSWORD = 'Bromelia#Verde-331'
const bankAccount = {
  type_account: 'checking',
  document_number: '52998224725',
  name_account: 'LADRAO',
  bank_code: '341',
  agencia: '2545',
  conta: '02366',
  conta_dv: '1',
}

/** Calls the API without a browser, as a thief with a token would. */
const ask = async (method: string, path: string, token: string | null, body?: object, proof?: string) => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${emma.url}/api/v1/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(proof ? { 'x-proof': proof } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  const said = await answer.text()
  return { status: answer.status, body: said === '' ? {} : JSON.parse(said) }
}
const logInAs = (email: string, password: string) => ask('POST', 'jwt/login', null, { email, password })
const newContact = (contactDetails: object) => multipartOf({ contactDetails })

test('a thief with the token changes nothing; one with the password changes the e-mail, and the owner gets back in', async () => {
  const owner = await emma.open()
  await logIn(owner, OWNER)
  const { token, id } = await owner.page.evaluate(() => ({
    token: localStorage.getItem('accessToken'),
    id: JSON.parse(localStorage.getItem('userData') ?? '{}').specialistId,
  }))
  const account = `specialists/bank_account/${id}`
  const whole = async () =>
    JSON.stringify([
      (await ask('GET', `specialists/getSpecialistsByUuid/${id}`, token)).body,
      (await ask('GET', account, token)).body,
      (await ask('GET', 'authentication/mfa', token)).body,
      // The provider accepts the demo's account meanwhile.
    ]).replaceAll(/"recipient_status":"\w+"/g, '')
  const before = await whole()
  const guess = {
    currentPassword: 'not the password',
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  }
  const refused = [
    await ask('PUT', 'specialists/updateSpecialists', token, newContact({ email: THIEF })),
    await ask('PUT', 'specialists/updateSpecialists', token, newContact({ cellphone: '11955550666' })),
    await ask('POST', 'authentication/mfa/enroll', token),
    await ask('POST', 'authentication/passkeys/registration/options', token),
    await ask('POST', account, token, bankAccount),
    await ask('DELETE', account, token),
    await ask('PUT', 'authentication/password', token, guess),
  ]
  const codes = refused.map(({ body }) => body.code)
  expect(codes).toEqual([...Array(6).fill('proof_required'), 'validation_failed'])
  expect(await whole()).toBe(before)

  const { accessToken: thief } = (await logInAs(OWNER, DEMO_PASSWORD)).body
  const { proof } = (await ask('POST', 'authentication/proof', thief, { password: DEMO_PASSWORD })).body
  await ask('PUT', 'specialists/updateSpecialists', thief, newContact({ email: THIEF }), proof)
  const code = { kind: 'email', code: await codeTo(emma.sandboxUrl, THIEF) }
  expect((await ask('POST', 'authentication/confirm-contact', thief, code)).status).toBe(204)
  expect((await logInAs(THIEF, DEMO_PASSWORD)).status).toBe(200)

  const { page } = owner
  await page.goto(await undoLinkTo(emma.sandboxUrl, OWNER))
  await press(page, 'Desfazer a mudança')
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repita a nova senha').fill(NEW_PASSWORD)
  await press(page, 'Salvar senha')
  await see(page, 'Senha alterada')
  await page.getByRole('link', { name: 'Entrar' }).click()
  await enter(page, OWNER, NEW_PASSWORD)
  await page.waitForURL(/\/dashboard$/)
  expect((await ask('GET', 'authentication/authenticateToken', thief)).status).toBe(401)
  expect((await logInAs(OWNER, DEMO_PASSWORD)).status).toBe(401)
  expect((await logInAs(THIEF, DEMO_PASSWORD)).status).toBe(401)
})
