import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, MINUTE } from '@emma/domain/interval'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildTestApp,
  createAdmin,
  createCustomer,
  createSpecialist,
  createSpecialty,
  findCode,
  forgetJobs,
  forgetMessages,
  giveCard,
  insertAppointment,
  messagesTo,
  runJobs,
  signIn,
  type TestApp,
  type TestCustomer,
  testCpf,
} from '../../../../test/index.ts'

let t: TestApp
let paula: TestCustomer
let headers: { authorization: string }
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  paula = await createCustomer(t.deps)
  headers = (await signIn(t.deps, paula)).headers
  await forgetJobs(t)
  await forgetMessages(t)
})

const address = {
  zipCode: '01310-100',
  address: 'Avenida Paulista',
  number: '1000',
  complement: 'ap. 12',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'sp',
}

interface As {
  readonly authorization: string
}
const put = (groups: Readonly<Record<string, unknown>>, file?: Blob, as: As = headers) => {
  const payload = new FormData()
  for (const [name, value] of Object.entries(groups)) {
    payload.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  if (file) payload.set('avatar', file, '../../etc/foto.png')
  return t.app.inject({
    method: 'PUT',
    url: '/api/v1/customer/updateCustomer',
    headers: { ...as },
    payload,
  })
}
const info = async (as: As = headers) =>
  (await t.app.inject({ url: '/api/v1/customer/info', headers: { ...as } })).json()
const post = (path: string, payload: object, as: As = headers) =>
  t.app.inject({ method: 'POST', url: `/api/v1/authentication/${path}`, headers: { ...as }, payload })
const errorsOf = (body: string): { path: string; message: string }[] => JSON.parse(body).errors
const picture = async (width = 40, height = 30) => {
  const made = sharp({ create: { width, height, channels: 3, background: '#0b6e69' } })
  return new Blob([new Uint8Array(await made.png().toBuffer())], { type: 'image/png' })
}

describe('the groups of the profile', () => {
  test('are changed when they are sent, and stay when they are not', async () => {
    const answer = await put({
      personalData: {
        fullName: 'PAULA  de souza',
        special_document_type: 'RNM',
        special_document_number: 'F1234567',
      },
      several: { nickname: 'Nina', maritalStatus: 'casado', timezone: 'America/Manaus' },
      contactDetails: { contactPreference: 'email', phone: '(11) 3456-7890' },
      address,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const profile = answer.json()
    expect(profile).toMatchObject({
      personalData: {
        fullName: 'Paula de Souza',
        birthDate: '1990-05-20',
        special_document_type: 'RNM',
        special_document_number: 'F1234567',
      },
      several: { nickname: 'Nina', maritalStatus: 'casado', gender: 'feminino', timezone: 'America/Manaus' },
      contactDetails: { contactPreference: 'email', cellphone: '11987654321', phone: '1134567890' },
      address: { ...address, zipCode: '01310100', state: 'SP' },
      pendingContact: {},
    })
    const cleared = await put({ several: { nickname: '' }, contactDetails: { phone: null } })
    expect(cleared.json().several).toMatchObject({ nickname: null, maritalStatus: 'casado' })
    expect(cleared.json().contactDetails.phone).toBeNull()
    expect(cleared.json().address).toEqual(profile.address)
    expect(await info()).toEqual(cleared.json())
  })

  test('nothing sent changes nothing', async () => {
    const before = await info()
    expect((await put({})).json()).toEqual(before)
  })

  test('an address needs all its fields but the complement, and says so (spec §5)', async () => {
    const { number: _, complement: __, ...rest } = address
    for (const wrong of [rest, { ...address, number: ' ' }]) {
      const refused = await put({ address: wrong, several: { nickname: 'Nina' } })
      expect(refused.statusCode).toBe(422)
      expect(errorsOf(refused.body)).toEqual(
        expect.arrayContaining([
          { path: 'address.number', message: 'Preencha este campo.', code: 'required' },
          {
            path: 'address',
            message: 'Por favor, preencha todos os campos obrigatórios do endereço.',
            code: 'address_incomplete',
          },
        ]),
      )
    }
    const { address: kept, several } = await info()
    expect([kept, several.nickname]).toEqual([null, null])
    const { complement: ___, ...complete } = address
    expect((await put({ address: complete })).statusCode).toBe(200)
  })

  test('the name changes freely until the first appointment; then support changes it, and nothing is saved', async () => {
    const rename = (fullName: string, as?: As) =>
      put({ id: paula.customerId, personalData: { fullName }, several: { nickname: 'Nina' } }, undefined, as)
    const specialtyId = await createSpecialty(t.deps)
    const booked = {
      customer: paula,
      specialist: await createSpecialist(t.deps, { specialtyId }),
      specialtyId,
    }
    const startsAt = new Date(t.clock.now().getTime() + DAY)
    await insertAppointment(t, { ...booked, startsAt, status: 'canceled_by_customer' })
    expect((await rename("Paula D'Ávila")).json().personalData.fullName).toBe("Paula D'Ávila")
    await insertAppointment(t, { ...booked, startsAt, status: 'confirmed' })
    const before = await info()
    await put({ several: { nickname: 'Pau' } })
    const refused = await rename('Outra Pessoa')
    expect([refused.statusCode, errorsOf(refused.body)]).toMatchObject([
      422,
      [
        {
          path: 'personalData.fullName',
          message:
            'Depois da primeira consulta, o nome só muda com o suporte. Fale com o suporte para pedir a mudança.',
        },
      ],
    ])
    expect(await info()).toEqual({ ...before, several: { ...before.several, nickname: 'Pau' } })
    expect((await rename("PAULA  d'ávila")).statusCode).toBe(200)
    const admin = (await signIn(t.deps, await createAdmin(t.deps))).headers
    expect((await rename('Paula Certa', admin)).json().personalData.fullName).toBe('Paula Certa')
  })

  test.each([
    [{ personalData: { fullName: 'Paula' } }, 'personalData.fullName', 'Informe nome e sobrenome.'],
    [{ personalData: { birthDate: '2090-01-01' } }, 'personalData.birthDate', /data de nascimento/],
    [{ personalData: { birthDate: '2020-01-01' } }, 'personalData.birthDate', /responsável/],
    [{ contactDetails: { email: 'nada' } }, 'contactDetails.email', 'Informe um e-mail válido.'],
    [{ contactDetails: { cellphone: '1134567890' } }, 'contactDetails.cellphone', /celular/],
    [{ contactDetails: { contactPreference: 'fax' } }, 'contactDetails.contactPreference', /opções/],
    [{ several: { timezone: 'Mars/Olympus' } }, 'several.timezone', 'Escolha um fuso horário.'],
    [{ address: { ...address, state: 'XX' } }, 'address.state', 'Escolha um estado.'],
    [{ address: { ...address, zipCode: '123' } }, 'address.zipCode', /CEP inválido/],
    [{ address: 'rua' }, 'address', 'Confira este campo.'],
  ])('%j is refused at %s', async (groups, path, message) => {
    const before = await info()
    const refused = await put(groups)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation_failed'])
    expect(errorsOf(refused.body).find((error) => error.path === path)?.message).toMatch(message)
    expect(await info()).toEqual(before)
  })

  test.each([
    [{ role: 'admin' }, 'role'],
    [{ status: 'active' }, 'status'],
    [{ customerId: '00000000-0000-7000-8000-000000000000' }, 'customerId'],
    [{ personalData: { role: 'admin' } }, 'personalData.role'],
    [{ personalData: { cpf_hash: 'x' } }, 'personalData.cpf_hash'],
    [{ several: { status: 'active' } }, 'several.status'],
    [{ creditBalance: { totalBalance: 100 } }, 'creditBalance'],
  ])('%j is no field of the profile', async (groups, path) => {
    const before = await info()
    const refused = await put(groups)
    expect(refused.statusCode).toBe(422)
    expect(errorsOf(refused.body)).toMatchObject([{ path, message: 'Este campo não existe.' }])
    expect(await info()).toEqual(before)
  })

  test('a CPF stays as it is; one that is missing is set once', async () => {
    const { cpf } = (await info()).personalData
    expect((await put({ personalData: { cpf } })).statusCode).toBe(200)
    const refused = await put({ personalData: { cpf: testCpf(88_001) }, several: { nickname: 'Nina' } })
    expect(errorsOf(refused.body)).toMatchObject([
      { path: 'personalData.cpf', message: 'O CPF não pode ser alterado.' },
    ])
    expect((await info()).personalData.cpf).toBe(cpf)
    const none = { cpf_sealed: null, cpf_hash: null }
    await t.deps.db.updateTable('customers').set(none).where('id', '=', paula.customerId).execute()
    const other = await createCustomer(t.deps)
    const taken = (await info((await signIn(t.deps, other)).headers)).personalData.cpf
    expect((await put({ personalData: { cpf: taken } })).statusCode).toBe(422)
    expect((await put({ personalData: { cpf: testCpf(88_001) } })).json().personalData.cpf).toBe(
      testCpf(88_001),
    )
  })
})

describe('whose profile', () => {
  test("somebody else's is nobody's, a specialist has none, an admin names one", async () => {
    const other = await createCustomer(t.deps)
    const stolen = await put({ id: other.customerId, several: { nickname: 'Nina' } })
    expect(stolen.statusCode).toBe(404)
    expect((await put({ id: paula.customerId, several: { nickname: 'Nina' } })).statusCode).toBe(200)
    const specialist = await createSpecialist(t.deps, { specialtyId: await createSpecialty(t.deps) })
    const asSpecialist = (await signIn(t.deps, specialist)).headers
    expect((await put({ id: paula.customerId }, undefined, asSpecialist)).statusCode).toBe(403)
    const asAdmin = (await signIn(t.deps, await createAdmin(t.deps))).headers
    const unnamed = await put({ several: { nickname: 'X' } }, undefined, asAdmin)
    expect([unnamed.statusCode, errorsOf(unnamed.body)[0]?.path]).toEqual([422, 'id'])
    const named = await put({ id: other.customerId, several: { nickname: 'Duda' } }, undefined, asAdmin)
    expect(named.json()).toMatchObject({ id: other.customerId, several: { nickname: 'Duda' } })
    expect((await info()).several.nickname).toBe('Nina')
  })

  test('reads whole for its owner and admins, as a contact card with care, not at all for others', async () => {
    const specialtyId = await createSpecialty(t.deps)
    const read = async (as: As) => {
      const url = `/api/v1/customer/getCustomerById/${paula.customerId}`
      const answer = await t.app.inject({ url, headers: { ...as } })
      return { status: answer.statusCode, body: answer.json() }
    }
    expect((await read(headers)).body).toEqual(await info())
    const asAdmin = (await signIn(t.deps, await createAdmin(t.deps))).headers
    expect((await read(asAdmin)).body.personalData.cpf).toMatch(/^\d{11}$/)
    const specialist = await createSpecialist(t.deps, { specialtyId })
    const as = (await signIn(t.deps, specialist)).headers
    expect((await read(as)).status).toBe(404)
    await attend(specialist.specialistId, specialtyId)
    expect(await read(as)).toEqual({
      status: 200,
      body: {
        id: paula.customerId,
        avatar: null,
        personalData: { fullName: paula.name, birthDate: '1990-05-20' },
        contactDetails: { email: paula.email, cellphone: '11987654321', phone: null },
      },
    })
    await t.deps.db
      .updateTable('specialists')
      .set({ status: 4 })
      .where('id', '=', specialist.specialistId)
      .execute()
    expect((await read((await signIn(t.deps, specialist)).headers)).status).toBe(404)
    const asOther = (await signIn(t.deps, await createCustomer(t.deps))).headers
    expect((await read(asOther)).status).toBe(404)
  })
})

const attend = async (specialistId: string, specialtyId: string): Promise<void> => {
  const now = t.deps.clock.now()
  const startsAt = new Date(now.getTime() - DAY)
  await t.deps.db
    .insertInto('appointments')
    .values({
      id: t.deps.newId(),
      specialist_id: specialistId,
      customer_id: paula.customerId,
      specialty_id: specialtyId,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 30 * MINUTE),
      time_zone: 'America/Sao_Paulo',
      status: 'finished',
      price: 15_000,
      platform_fee: 2250,
      specialist_share: 12_750,
      policy: '{}',
      payment_method: 'wallet',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

describe('a new e-mail or cell phone', () => {
  test('counts once its code came back; the old e-mail is told, the payment provider learns it', async () => {
    await giveCard(t, { headers })
    await forgetJobs(t)
    const asked = await put({
      contactDetails: { email: 'Nova.Paula@emma.test', cellphone: '(21) 99876-5432' },
    })
    expect(asked.json()).toMatchObject({
      contactDetails: { email: paula.email, cellphone: '11987654321', phone: null },
      pendingContact: { email: 'nova.paula@emma.test', cellphone: '21998765432' },
    })
    await runJobs(t)
    const messages = await messagesTo(t, paula.email)
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Pedido de mudança no seu contato',
      'Pedido de mudança no seu contato',
    ])
    for (const [kind, to] of [
      ['email', 'nova.paula@emma.test'],
      ['cellphone', '5521998765432'],
    ] as const) {
      const [message] = await messagesTo(t, to)
      const code = message?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      const wrong = await post('confirm-contact', { kind, code: code === '111111' ? '222222' : '111111' })
      expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'code_invalid'])
      expect((await post('confirm-contact', { kind, code })).statusCode).toBe(204)
      expect((await post('confirm-contact', { kind, code })).statusCode).toBe(422)
    }
    expect(await info()).toMatchObject({
      contactDetails: { email: 'nova.paula@emma.test', cellphone: '21998765432' },
      pendingContact: {},
    })
    await runJobs(t)
    const url = `${t.config.PAGARME_URL}/customers?email=nova.paula@emma.test`
    const authorization = `Basic ${btoa(`${t.config.PAGARME_SECRET_KEY}:`)}`
    const provider: unknown = await (await fetch(url, { headers: { authorization } })).json()
    expect(provider).toMatchObject({
      data: [
        { email: 'nova.paula@emma.test', phones: { mobile_phone: { area_code: '21', number: '998765432' } } },
      ],
    })
  })

  test('that somebody has reveals nothing: the same answer, and a code that nobody gets', async () => {
    const other = await createCustomer(t.deps)
    const asked = await put({ contactDetails: { email: other.email } })
    expect([asked.statusCode, asked.json().pendingContact]).toEqual([200, { email: other.email }])
    await runJobs(t)
    const messages = await messagesTo(t, other.email)
    expect(messages.map(({ subject }) => subject)).toEqual(['Você já tem uma conta na Emma'])
    const right = await post('confirm-contact', { kind: 'email', code: await findCode(t, paula.userId) })
    expect([right.statusCode, right.json().code]).toEqual([422, 'code_invalid'])
    expect((await post('resend-contact-code', { kind: 'email' })).statusCode).toBe(202)
  })

  test('that somebody else confirms first stays theirs', async () => {
    const other = await createCustomer(t.deps)
    const asOther = (await signIn(t.deps, other)).headers
    const email = 'cobicado@emma.test'
    await put({ contactDetails: { email } })
    await put({ contactDetails: { email } }, undefined, asOther)
    const answers = await Promise.all([
      post('confirm-contact', { kind: 'email', code: await findCode(t, paula.userId) }),
      post('confirm-contact', { kind: 'email', code: await findCode(t, other.userId) }, asOther),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
    expect(
      await t.deps.db.selectFrom('users').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1)
  })

  test("is confirmed by its owner alone, and another's code is no code", async () => {
    const other = await createCustomer(t.deps)
    const asOther = (await signIn(t.deps, other)).headers
    await put({ contactDetails: { email: 'so.minha@emma.test' } })
    const code = await findCode(t, paula.userId)
    expect((await post('confirm-contact', { kind: 'email', code }, asOther)).statusCode).toBe(422)
    expect((await post('resend-contact-code', { kind: 'email' }, asOther)).statusCode).toBe(404)
    expect((await post('confirm-contact', { kind: 'cellphone', code })).statusCode).toBe(422)
    expect((await post('confirm-contact', { kind: 'email', code })).statusCode).toBe(204)
  })

  test('keeps its count of wrong tries across new sessions and new wishes', async () => {
    const tryWrong = async (as: As) =>
      (await post('confirm-contact', { kind: 'cellphone', code: '000000' }, as)).statusCode
    const statuses: number[] = []
    for (let wish = 0; wish < 3; wish += 1) {
      await put({ contactDetails: { cellphone: `2199876000${wish}` } })
      const as = (await signIn(t.deps, paula)).headers
      for (let time = 0; time < 5; time += 1) statuses.push(await tryWrong(as))
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('is asked for six times an hour at most, and a refused wish changes nothing else', async () => {
    const statuses: number[] = []
    for (let wish = 0; wish < 7; wish += 1) {
      const answer = await put({
        contactDetails: { cellphone: `2199876100${wish}` },
        several: { nickname: `N${wish}` },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(await info()).toMatchObject({
      several: { nickname: 'N5' },
      pendingContact: { cellphone: '21998761005' },
    })
  })

  test('the code and another wish at once never confirm what was not proven', async () => {
    await put({ contactDetails: { cellphone: '21998762001' } })
    const code = await findCode(t, paula.userId)
    await Promise.all([
      post('confirm-contact', { kind: 'cellphone', code }),
      put({ contactDetails: { cellphone: '21998762002' } }),
    ])
    expect((await info()).contactDetails.cellphone).not.toBe('21998762002')
  })
})

describe('the picture', () => {
  test('is made anew as a square, served to everybody for ever, and replaced', async () => {
    const answer = await put({}, await picture())
    expect(answer.statusCode, answer.body).toBe(200)
    const { avatar } = answer.json()
    const served = await t.app.inject({ url: avatar })
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { width, height, format } = await sharp(served.rawPayload).metadata()
    expect([width, height, format]).toEqual([512, 512, 'webp'])
    const session = await t.app.inject({ url: '/api/v1/authentication/authenticateToken', headers })
    expect(session.json().userData.avatar).toBe(avatar)
    const second = (await put({}, await picture(20, 20))).json().avatar
    expect(second).not.toBe(avatar)
    await runJobs(t)
    expect((await t.app.inject({ url: avatar })).statusCode).toBe(404)
    expect((await put({ avatar: null })).json().avatar).toBeNull()
    await runJobs(t)
    expect((await t.app.inject({ url: second })).statusCode).toBe(404)
  })

  test('is not kept when something else is wrong', async () => {
    const files = async () => (await readdir(join(t.config.DATA_DIR, 'files/avatars'))).length
    await put({}, await picture())
    const before = await files()
    expect((await put({ several: { role: 'x' } }, await picture())).statusCode).toBe(422)
    for (let wish = 0; wish < 6; wish += 1) await put({ contactDetails: { cellphone: `2199876300${wish}` } })
    const refused = await put({ contactDetails: { cellphone: '21998763009' } }, await picture())
    expect(refused.statusCode).toBe(429)
    expect(await files()).toBe(before)
  })
})
