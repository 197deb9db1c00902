import { expect, test } from 'vitest'
import {
  chosenSlot,
  confirm,
  createCustomer,
  giveCredit,
  messagesTo,
  newAddress,
  PASSWORD,
  PRICE,
  registrationForm,
  runJobs,
  signUpRest,
  TOMORROW,
  useBookingFixture,
} from '../../../test/index.ts'

const w = useBookingFixture()
const english = { 'accept-language': 'en' }

const post = (path: string, payload: object, headers: Record<string, string> = english) =>
  w().t.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    remoteAddress: newAddress(),
    headers,
    payload,
  })
const sentTo = async (address: string) => {
  expect(await runJobs(w().t)).toEqual([])
  return messagesTo(w().t, address)
}
/** Words that none of our English letters contains. */
const portuguese = /\b(?:você|seu|sua|consulta|com|para|está|horário|não|até|código)\b/i
const languageOf = async (email: string) => {
  const people = w().t.deps.db.selectFrom('users').select('language').where('email', '=', email)
  return (await people.executeTakeFirstOrThrow()).language
}

test('who books on English screens is written to in English: the code, the link to go on, the confirmation and its calendar file', async () => {
  const { email } = registrationForm()
  const wish = chosenSlot(w().specialist.specialistId, w().specialtyId, TOMORROW)
  const { signUpId } = (await post('authentication/sign-up', { ...wish, email })).json()
  const [code] = await sentTo(email)
  expect(code?.subject).toMatch(/^Your Emma code: \d{6}$/)
  expect(code?.text).not.toMatch(portuguese)
  expect(code?.text).toContain('&lang=en')
  const digits = /\d{6}/.exec(code?.subject ?? '')?.[0] ?? ''
  const { ticket } = (await post('authentication/sign-up/confirm', { signUpId, code: digits })).json()
  await post('authentication/sign-up/hold', { ticket, ...wish })
  const made = await post('authentication/sign-up/complete', { ticket, ...signUpRest() })
  expect(made.statusCode, made.body).toBe(201)
  const { accessToken, userData } = made.json()
  const session = { headers: { authorization: `Bearer ${accessToken}` } }
  await giveCredit(w().t.deps, userData.customerId, PRICE)
  const order = w().order('wallet')
  const booked = await confirm(w().t, { ...w().paula, customerId: userData.customerId }, session, order)
  expect(booked.json()).toMatchObject({ status: 'confirmed' })
  const letters = await sentTo(email)
  const confirmation = letters.at(-1)
  expect(confirmation?.subject).toBe('Appointment confirmed: Tuesday 24 November, 09:00')
  expect(confirmation?.text).toContain('Tuesday 24 November, 09:00 (Brasília time)')
  expect(confirmation?.text).toContain('Price: R$ 150.')
  expect(confirmation?.text).not.toMatch(portuguese)
  const file = confirmation?.attachments?.map(({ text = '' }) => text).join('') ?? ''
  expect(file).toContain('SUMMARY:Appointment with')
  expect(file).not.toMatch(portuguese)
})

test('messages follow the screens that a person opened last, and a program that says no language changes nothing', async () => {
  const customer = await createCustomer(w().t.deps)
  const login = { email: customer.email, password: PASSWORD }
  let { refreshToken } = (await post('jwt/login', login, {})).json()
  const heard = [await languageOf(customer.email)]
  for (const says of [
    {},
    english,
    {},
    { 'accept-language': 'fr' },
    { 'accept-language': 'pt-BR,en;q=0.5' },
  ]) {
    const answer = await post('auth/refreshToken', { refreshToken }, says)
    expect(answer.statusCode, answer.body).toBe(200)
    ;({ refreshToken } = answer.json())
    heard.push(await languageOf(customer.email))
  }
  expect(heard).toEqual(['pt', 'pt', 'en', 'en', 'en', 'pt'])
  expect((await post('jwt/login', { ...login, password: 'Another!2026' })).statusCode).toBe(401)
  expect(await languageOf(customer.email)).toBe('pt')
  expect((await post('jwt/login', login)).statusCode).toBe(200)
  expect(await languageOf(customer.email)).toBe('en')
})
