import { expect, test } from 'vitest'
import { testCnpj } from '../../../test/cnpj.ts'
import { useCompanyFixture } from '../../../test/fixtures/company-fixture.ts'
import { aPdf, multipartOf } from '../../../test/index.ts'
import { attendsUrgentCare } from './index.ts'

const w = useCompanyFixture()
const create = (payload: object, who = w().ana) => w().call('POST', 'companies/create', who.session, payload)
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code
const count = async () => (await w().t.deps.db.selectFrom('companies').select('id').execute()).length

test('nobody without a token, no customer and no admin makes a company', async () => {
  const before = await count()
  const payload = { name: 'Clínica', cnpj: testCnpj() }
  expect(
    (await w().t.app.inject({ method: 'POST', url: '/api/v1/companies/create', payload })).statusCode,
  ).toBe(401)
  expect((await w().call('POST', 'companies/create', w().admin, payload)).statusCode).toBe(403)
  expect(await count()).toBe(before)
})

test('a company waits for approval, and who creates it runs it', async () => {
  const answer = await create({ name: 'Clínica Boa Vista', cnpj: '12.ABC.345/01DE-35' })
  expect(answer.statusCode).toBe(201)
  const company = answer.json()
  expect(company).toMatchObject({
    name: 'Clínica Boa Vista',
    cnpj: '12ABC34501DE35',
    document_url: null,
    status: 'pending',
    pa_enabled: false,
    percent: 0,
    recipient_id: null,
    active: false,
    role: 'admin',
    pa_permission: false,
    members_count: 1,
    technical_director: { name: 'Ana Prado', council: { type: 'CRM', uf: 'SP' } },
    missing: ['document'],
  })
  const { empresas, meta } = (await w().call('GET', 'companies', w().ana.session)).json()
  expect(empresas).toEqual([company])
  expect(meta).toMatchObject({ total: 1 })
  expect((await w().call('GET', 'companies', w().bruno.session)).json().empresas).toEqual([])
  // The same CNPJ again, however it is written.
  const again = await create({ name: 'Outra', cnpj: '12abc34501de35' }, w().bruno)
  expect([again.statusCode, codeOf(again)]).toEqual([409, 'cnpj_taken'])
  expect((await w().call('GET', 'companies', w().bruno.session)).json().empresas).toEqual([])
})

test.each([
  ['wrong digits', { cnpj: '11.222.333/0001-82' }, 'cnpj'],
  ['letters for check digits', { cnpj: '12.ABC.345/01DE-3A' }, 'cnpj'],
  ['thirteen characters', { cnpj: '1122233300018' }, 'cnpj'],
  ['no name', { name: '  ' }, 'name'],
  ['an unknown field', { status: 'approved' }, 'status'],
  ['a percent', { percent: 100 }, 'percent'],
  [
    'a council that is none',
    { technical_director: { name: 'Rui', council: { type: 'XYZ', uf: 'SP', number: '1' } } },
    'technical_director.council.type',
  ],
  [
    'a number that is none',
    { technical_director: { name: 'Rui', council: { type: 'CRP', uf: 'SP', number: '99/1' } } },
    'technical_director.council.number',
  ],
])('%s is refused at its field', async (_case, wrong, path) => {
  const before = await count()
  const answer = await create({ name: 'Clínica', cnpj: testCnpj(), ...wrong })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
  expect(await count()).toBe(before)
})

test('its name is one line of what can be seen: it stands in subjects and beside others', async () => {
  const named = (name: string) => create({ name, cnpj: testCnpj() })
  expect((await named('Clínica\r\nBcc: a@b.c')).json().name).toBe('Clínica Bcc: a@b.c')
  expect((await named('\u202eClínica\u200b Ipê')).json().name).toBe('Clínica Ipê')
  const before = await count()
  const unseen = await named('\u200b\u202e')
  expect([unseen.statusCode, unseen.json().errors[0]]).toMatchObject([
    422,
    { path: 'name', code: 'required' },
  ])
  expect(await count()).toBe(before)
})

test('ten at once with one CNPJ make one company', async () => {
  const cnpj = testCnpj()
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'Clínica', cnpj })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
})

test('the document comes with the company or later, and is read by who runs it and the platform alone', async () => {
  const fields = { name: 'Clínica Luz', cnpj: testCnpj() }
  const made = await w().call(
    'POST',
    'companies/create',
    w().ana.session,
    multipartOf(fields, { document: aPdf() }),
  )
  expect(made.statusCode).toBe(201)
  const { id, document_url, missing } = made.json()
  expect([document_url, missing]).toEqual([`/api/v1/companies/${id}/document`, []])
  const path = `companies/${id}/document`
  const own = await w().call('GET', path, w().ana.session)
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(own.headers['content-disposition']).toContain('attachment')
  expect((await w().call('GET', path, w().admin)).statusCode).toBe(200)
  expect((await w().call('GET', path, w().bruno.session)).statusCode).toBe(404)
  const wrong = multipartOf({}, { document: new Blob(['<html>']) })
  expect((await w().call('POST', path, w().ana.session, wrong)).statusCode).toBe(415)
  expect((await w().call('POST', path, w().ana.session, multipartOf({}))).statusCode).toBe(422)
  const foreign = await w().call('POST', path, w().bruno.session, multipartOf({}, { document: aPdf() }))
  expect(foreign.statusCode).toBe(404)
  expect((await w().company(id)).document_type).toBe('application/pdf')
})

test('approval needs the document; the reason of a refusal is read, corrected and handed in again', async () => {
  const id = await w().create()
  const early = await w().decide(id, 'approved')
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'company_incomplete'])
  expect(early.json().errors).toMatchObject([{ path: 'document', message: 'Falta o documento do CNPJ.' }])
  expect((await w().decide(id, 'rejected')).statusCode).toBe(422)
  expect((await w().company(id)).status).toBe('pending')

  expect((await w().decide(id, 'rejected', 'CNPJ de outra atividade.')).json().status).toBe('rejected')
  const seen = (await w().call('GET', `companies/${id}`, w().ana.session)).json()
  expect(seen).toMatchObject({ status: 'rejected', status_reason: 'CNPJ de outra atividade.' })
  expect(await w().notifiedKinds(w().ana.userId)).toContain('company_rejected')
  const incomplete = await w().call('POST', `companies/${id}/resubmit`, w().ana.session)
  expect(codeOf(incomplete)).toBe('company_incomplete')
  const cnpj = testCnpj()
  const corrected = await w().call('PUT', `companies/${id}`, w().ana.session, { cnpj })
  expect(corrected.json()).toMatchObject({ cnpj, status: 'rejected' })
  const document = multipartOf({}, { document: aPdf() })
  await w().call('POST', `companies/${id}/document`, w().ana.session, document)
  const again = await w().call('POST', `companies/${id}/resubmit`, w().ana.session)
  expect(again.json()).toMatchObject({ status: 'pending', status_reason: null })
  expect((await w().decide(id, 'approved')).json()).toMatchObject({ status: 'approved', next: ['suspended'] })
  // An approved company cannot be changed.
  const late = await w().call('PUT', `companies/${id}`, w().ana.session, { name: 'Outra' })
  expect(codeOf(late)).toBe('invalid_transition')
  expect((await w().company(id)).name).toBe('Clínica Boa Vista')
})

test('only the transitions of the machine, and of two decisions at once the first one counts', async () => {
  const id = await w().approved()
  for (const status of ['approved', 'pending', 'rejected']) {
    const answer = await w().decide(id, status, 'Sem motivo')
    expect([status, answer.statusCode, codeOf(answer)]).toEqual([status, 409, 'invalid_transition'])
  }
  expect((await w().decide(id, 'fechada')).statusCode).toBe(422)
  const both = await Promise.all([w().decide(id, 'suspended', 'Um'), w().decide(id, 'suspended', 'Outro')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { rows } = {
    rows: await w().t.deps.db.selectFrom('admin_acts').select('action').where('entity_id', '=', id).execute(),
  }
  expect(rows.map(({ action }) => action).sort()).toEqual(['approved', 'document_uploaded', 'suspended'])
})

test('one company at most is attended for, also when two are chosen at once', async () => {
  const [one, other] = [await w().approved(), await w().approved()]
  const choose = (id: string, payload?: object) =>
    w().call('POST', `companies/${id}/set-active`, w().ana.session, payload)
  expect((await choose(one)).json().active).toBe(true)
  await Promise.all([choose(one), choose(other), choose(one), choose(other)])
  const { empresas } = (await w().call('GET', 'companies', w().ana.session)).json()
  expect(empresas.filter(({ active }: { active: boolean }) => active)).toHaveLength(1)
  await choose(one)
  expect((await choose(other, { active: false })).json().active).toBe(false)
  expect((await choose(one, { active: false })).json().active).toBe(false)
  const pending = await w().create()
  const early = await choose(pending)
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'company_not_approved'])
  expect((await w().call('POST', `companies/${one}/set-active`, w().bruno.session)).statusCode).toBe(404)
  expect((await choose('nada')).statusCode).toBe(400)
})

test('urgent care takes the company’s flag and the member’s permission, both from its admin member', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const set = (payload: object, who = w().ana) =>
    w().call('PATCH', `companies/${id}/set-pa`, who.session, payload)
  const attends = () => attendsUrgentCare(w().t.deps.db, w().bruno.specialistId)
  expect(await attends()).toBe('alone')
  await w().call('POST', `companies/${id}/set-active`, w().bruno.session)
  expect(await attends()).toBe('refused')
  expect((await set({ pa_enabled: true }, w().bruno)).statusCode).toBe(403)
  expect((await set({ pa_enabled: true }, w().carla)).statusCode).toBe(404)
  expect((await set({ pa_enabled: 'sim' })).statusCode).toBe(422)
  expect((await set({ pa_enabled: true, member_id: w().carla.specialistId })).statusCode).toBe(404)
  expect(await attends()).toBe('refused')
  expect((await set({ pa_enabled: true })).json().pa_enabled).toBe(true)
  expect(await attends()).toBe('refused')
  await set({ pa_enabled: true, member_id: w().bruno.specialistId })
  expect(await attends()).toBe('allowed')
  await w().decide(id, 'suspended', 'Fiscalização')
  expect(await attends()).toBe('alone')
  expect((await w().company(id)).pa_enabled).toBe(false)
  expect(codeOf(await set({ pa_enabled: true }))).toBe('company_not_approved')
  await w().decide(id, 'approved')
  expect(await attends()).toBe('refused')
})

test('the percent is a whole number from 0 to 100, set by an admin member, and its members are told', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const set = (payload: object, who = w().ana) =>
    w().call('PATCH', `companies/percent/${id}`, who.session, payload)
  for (const val of [-1, 101, 12.5, '20', null]) expect((await set({ val })).statusCode).toBe(422)
  expect((await set({ val: 20, name: 'x' })).statusCode).toBe(422)
  expect((await set({ val: 20 }, w().bruno)).statusCode).toBe(403)
  expect((await set({ val: 20 }, w().carla)).statusCode).toBe(404)
  expect((await w().company(id)).percent).toBe(0)
  expect((await set({ val: 20 })).json().percent).toBe(20)
  expect(await w().notifiedKinds(w().bruno.userId)).toEqual(['invite_received', 'company_percent'])
  expect(await w().notifiedKinds(w().ana.userId)).not.toContain('company_percent')
  expect((await set({ val: 0 })).json().percent).toBe(0)
  expect((await set({ val: 100 })).json().percent).toBe(100)
})

test('members see each other as the public does; a stranger sees nothing', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const answer = await w().call('GET', `companies/members/${id}`, w().bruno.session)
  expect(answer.json().data.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
    ['Ana Prado', 'admin'],
    ['Bruno Prado', 'member'],
  ])
  expect(answer.body).not.toContain('@emma.test')
  expect((await w().call('GET', `companies/members/${id}`, w().carla.session)).statusCode).toBe(404)
  const seen = (await w().call('GET', `companies/${id}`, w().bruno.session)).json()
  expect(seen).toMatchObject({
    role: 'member',
    document_url: null,
    recipient_id: null,
    can: { manage: false },
  })
})

test('a company is never left without an admin member', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const alone = await w().remove(id, w().ana, w().ana)
  expect([alone.statusCode, codeOf(alone)]).toEqual([409, 'last_company_admin'])
  expect((await w().remove(id, w().ana, w().bruno)).statusCode).toBe(403)
  expect((await w().assign(id, w().bruno, w().bruno)).statusCode).toBe(403)
  expect((await w().assign(id, w().carla)).statusCode).toBe(404)
  expect((await w().assign(id, w().bruno)).json()).toMatchObject({ role: 'admin', name: 'Bruno Prado' })
  expect((await w().assign(id, w().bruno)).statusCode).toBe(200)
  const both = await Promise.all([w().remove(id, w().ana, w().ana), w().remove(id, w().bruno, w().bruno)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  const left = (await w().members(id)).filter(({ left_at }) => left_at === null)
  expect(left).toMatchObject([{ role: 'admin' }])
})

test('two admin members who remove each other at once leave one', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  await w().assign(id, w().bruno)
  const both = await Promise.all([w().remove(id, w().bruno, w().ana), w().remove(id, w().ana, w().bruno)])
  expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1)
  const left = (await w().members(id)).filter(({ left_at }) => left_at === null)
  expect(left).toMatchObject([{ role: 'admin' }])
})

test('a member leaves or is removed, attends for it no longer, and can be invited again', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  await w().call('POST', `companies/${id}/set-active`, w().bruno.session)
  expect((await w().remove(id, w().bruno, w().carla)).statusCode).toBe(404)
  expect((await w().remove(id, w().bruno, w().ana)).statusCode).toBe(204)
  expect((await w().remove(id, w().bruno, w().ana)).statusCode).toBe(404)
  expect(await w().notifiedKinds(w().bruno.userId)).toContain('member_removed')
  expect((await w().members(id))[1]).toMatchObject({ is_active: false, role: 'member' })
  expect((await w().call('GET', `companies/${id}`, w().bruno.session)).statusCode).toBe(404)
  await w().join(id, w().bruno)
  expect((await w().remove(id, w().bruno, w().bruno)).statusCode).toBe(204)
  expect(await w().notifiedKinds(w().ana.userId)).toContain('member_left')
})

test('without its document a company is looked at again, its members are told why, and its file is gone', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  const path = `companies/admin/${id}/delete-cnpj-document`
  expect((await w().call('DELETE', path, w().ana.session)).statusCode).toBe(403)
  expect((await w().call('DELETE', path, w().admin)).statusCode).toBe(204)
  expect(await w().company(id)).toMatchObject({
    status: 'pending',
    document_key: null,
    status_reason: 'O documento do CNPJ foi excluído. Envie outro para a empresa voltar a ser aprovada.',
  })
  for (const member of [w().ana, w().bruno])
    expect(await w().notifiedKinds(member.userId)).toContain('company_reopened')
  const { history } = (await w().call('GET', `companies/admin/${id}/details`, w().admin)).json()
  expect(history.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['status', 'document_deleted']),
  )
  expect((await w().call('DELETE', path, w().admin)).statusCode).toBe(404)
  expect((await w().call('GET', `companies/${id}/document`, w().admin)).statusCode).toBe(404)
})

test('the platform finds companies by name, CNPJ and status', async () => {
  const id = await w().create(w().ana, 'Policlínica São João')
  const { cnpj } = await w().company(id)
  const list = async (query: string) =>
    (await w().call('GET', `companies/admin/list?${query}`, w().admin)).json()
  expect((await w().call('GET', 'companies/admin/list', w().ana.session)).statusCode).toBe(403)
  for (const search of ['sao joao', cnpj, `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5)}`]) {
    const { data } = await list(`search=${encodeURIComponent(search)}&status=pending`)
    expect(data).toMatchObject([{ id, name: 'Policlínica São João', status: 'pending', members_count: 1 }])
  }
  expect((await list('search=%25')).meta.total).toBe(0)
  expect((await list(`search=${cnpj}&status=approved`)).data).toEqual([])
  expect((await list('pageSize=1')).data).toHaveLength(1)
  const details = (await w().call('GET', `companies/admin/${id}/details`, w().admin)).json()
  expect(details).toMatchObject({
    members: [{ name: 'Ana Prado', role: 'admin' }],
    history: [{ kind: 'created' }],
  })
})
