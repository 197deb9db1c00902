import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { useCompanyFixture } from '../../../test/fixtures/company-fixture.ts'
import { createCustomer, forgetMessages, messagesTo, runJobs } from '../../../test/index.ts'

const w = useCompanyFixture()
const codeOf = (answer: { json: () => { code: string } }) => answer.json().code
const received = async (who = w().bruno) =>
  (await w().call('GET', 'company-invites/received-invites', who.session)).json().invites
const statuses = async (companyId: string) => (await w().invites(companyId)).map(({ status }) => status)

test('who can be invited is found by name, without anything private, and only by who runs the company', async () => {
  const id = await w().approved()
  const path = `company-invites/invitable-specialists/${id}`
  const search = async (text: string) =>
    (await w().call('GET', `${path}?search=${encodeURIComponent(text)}`, w().ana.session)).json()
  const { data, meta } = await search('bruno prado')
  expect(meta.total).toBeGreaterThan(0)
  const found = data.find(({ id: each }: { id: string }) => each === w().bruno.specialistId)
  expect(Object.keys(found).sort()).toEqual([
    'avatar',
    'city',
    'council',
    'id',
    'name',
    'specialist_id',
    'specialties',
    'state',
  ])
  expect((await w().call('GET', path, w().carla.session)).statusCode).toBe(404)
  await w().join(id, w().carla)
  expect((await w().call('GET', path, w().carla.session)).statusCode).toBe(403)
  await w().send(id, { specialist_id: w().bruno.specialistId })
  const ids = (await search('prado')).data.map(({ id: each }: { id: string }) => each)
  for (const who of [w().ana, w().bruno, w().carla]) expect(ids).not.toContain(who.specialistId)
})

test('an invitation is sent once, told at once, and answered by the invited alone', async () => {
  const id = await w().approved()
  const whom = { specialist_id: w().bruno.specialistId }
  expect((await w().send(id, whom, w().carla)).statusCode).toBe(404)
  expect(await w().invites(id)).toEqual([])
  const sent = await w().send(id, whom)
  expect(sent.statusCode).toBe(201)
  const invite = sent.json()
  expect(invite).toMatchObject({
    status: 'sent',
    company: { id, name: 'Clínica Boa Vista' },
    specialist: { id: w().bruno.specialistId },
    invited_by: { name: 'Ana Prado' },
  })
  expect(Date.parse(invite.expires_at) - Date.parse(invite.sent_at)).toBe(7 * DAY)
  expect(codeOf(await w().send(id, whom))).toBe('invite_exists')
  expect(await w().notifiedKinds(w().bruno.userId)).toEqual(['invite_received'])
  expect(await received()).toMatchObject([{ id: invite.id, status: 'sent' }])
  expect(await received(w().carla)).toEqual([])
  for (const verb of ['accept', 'reject', 'revoke'] as const) {
    expect((await w().answer(verb, invite.id, w().carla)).statusCode).toBe(404)
  }
  expect((await w().answer('accept', invite.id, w().ana)).statusCode).toBe(404)
  expect(await statuses(id)).toEqual(['sent'])
  expect((await w().answer('accept', invite.id, w().bruno)).json().status).toBe('accepted')
  for (const verb of ['accept', 'reject'] as const) {
    const again = await w().answer(verb, invite.id, w().bruno)
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'invite_over'])
  }
  expect(codeOf(await w().answer('revoke', invite.id, w().ana))).toBe('invite_over')
  expect(codeOf(await w().send(id, whom))).toBe('member_exists')
  expect(await w().notifiedKinds(w().ana.userId)).toContain('invite_accepted')
  expect((await w().members(id)).map(({ role }) => role)).toEqual(['admin', 'member'])
})

test('pressed ten times at once it is accepted once, and accept against reject against revoke has one end', async () => {
  const id = await w().approved()
  const first = (await w().send(id, { specialist_id: w().bruno.specialistId })).json()
  const ten = await Promise.all(Array.from({ length: 10 }, () => w().answer('accept', first.id, w().bruno)))
  expect(ten.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const other = (await w().send(id, { specialist_id: w().carla.specialistId })).json()
  const ends = await Promise.all([
    w().answer('accept', other.id, w().carla),
    w().answer('reject', other.id, w().carla),
    w().answer('revoke', other.id, w().ana),
  ])
  expect(ends.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(ends.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
})

test('two who invite the same person at once send one invitation', async () => {
  const id = await w().approved()
  const whom = { specialist_id: w().bruno.specialistId }
  const both = await Promise.all([w().send(id, whom), w().send(id, whom), w().send(id, whom)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect(await statuses(id)).toEqual(['sent'])
})

test('rejected and revoked ones are over, and a new one can be sent', async () => {
  const id = await w().approved()
  const whom = { specialist_id: w().bruno.specialistId }
  const first = (await w().send(id, whom)).json()
  expect((await w().answer('reject', first.id, w().bruno)).json().status).toBe('rejected')
  expect(await w().notifiedKinds(w().ana.userId)).toContain('invite_rejected')
  const second = (await w().send(id, whom)).json()
  expect((await w().answer('revoke', second.id, w().bruno)).statusCode).toBe(404)
  expect((await w().answer('revoke', second.id, w().ana)).json().status).toBe('revoked')
  expect(codeOf(await w().answer('accept', second.id, w().bruno))).toBe('invite_over')
  expect((await w().send(id, whom)).statusCode).toBe(201)
  expect(await statuses(id)).toEqual(['rejected', 'revoked', 'sent'])
  expect((await w().members(id)).length).toBe(1)
  const sent = await w().call('GET', `company-invites/sent-invites/${id}?status=sent`, w().ana.session)
  expect(sent.json()).toMatchObject({ invites: [{ status: 'sent' }], meta: { total: 1 } })
  expect((await w().call('GET', `company-invites/sent-invites/${id}`, w().bruno.session)).statusCode).toBe(
    404,
  )
})

test('after seven days it is over, on reading before the job and in the table after it', async () => {
  const id = await w().approved()
  const invite = (await w().send(id, { specialist_id: w().bruno.specialistId })).json()
  w().t.clock.advance(7 * DAY - 1)
  const [ana, bruno] = [await w().again(w().ana), await w().again(w().bruno)]
  expect((await received(bruno))[0].status).toBe('sent')
  w().t.clock.advance(1)
  expect((await received(bruno))[0]).toMatchObject({ status: 'expired', ended_at: invite.expires_at })
  for (const verb of ['accept', 'reject'] as const) {
    expect(codeOf(await w().answer(verb, invite.id, bruno))).toBe('invite_over')
  }
  expect(await statuses(id)).toEqual(['sent'])
  // Nothing prevents another one, although the job did not run yet.
  expect((await w().send(id, { specialist_id: bruno.specialistId }, ana)).statusCode).toBe(201)
  expect(await statuses(id)).toEqual(['expired', 'sent'])
})

test.each([
  ['neither', {}],
  ['both', { specialist_id: '019a0000-0000-7000-8000-000000000001', email: 'a@emma.test' }],
  ['no address', { email: 'nada' }],
  ['no id', { specialist_id: 'nada' }],
])('%s is refused', async (_case, whom) => {
  const id = await w().approved()
  const payload = { company_id: id, ...whom }
  const answer = await w().call('POST', 'company-invites/send-invite', w().ana.session, payload)
  expect(answer.statusCode).toBe(422)
  expect(await w().invites(id)).toEqual([])
})

test('nobody who is not an active specialist is invited, and no company that is not approved invites', async () => {
  const id = await w().approved()
  const { db } = w().t.deps
  const stranger = { specialist_id: w().t.deps.newId() }
  expect((await w().send(id, stranger)).statusCode).toBe(404)
  await db.updateTable('specialists').set({ status: 4 }).where('id', '=', w().carla.specialistId).execute()
  expect((await w().send(id, { specialist_id: w().carla.specialistId })).statusCode).toBe(404)
  const pending = await w().create()
  const early = await w().send(pending, { specialist_id: w().bruno.specialistId })
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'company_not_approved'])
  const open = (await w().send(id, { specialist_id: w().bruno.specialistId })).json()
  await w().decide(id, 'suspended', 'Fiscalização')
  expect(codeOf(await w().answer('accept', open.id, w().bruno))).toBe('company_not_approved')
  expect(await statuses(id)).toEqual(['sent'])
  expect(await w().invites(pending)).toEqual([])
})

test('a specialist who was suspended meanwhile does not become a member', async () => {
  const id = await w().approved()
  const invite = (await w().send(id, { specialist_id: w().bruno.specialistId })).json()
  const bruno = w().t.deps.db.updateTable('specialists').where('id', '=', w().bruno.specialistId)
  await bruno.set({ status: 4 }).execute()
  expect((await w().answer('accept', invite.id, w().bruno)).statusCode).toBe(403)
  await bruno.set({ status: 1 }).execute()
  expect(await statuses(id)).toEqual(['sent'])
  expect(await w().members(id)).toHaveLength(1)
})

/** The stored data of a person's account. */
const account = async (userId: string) => {
  const { db } = w().t.deps
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).execute()
  const specialist = await db.selectFrom('specialists').selectAll().where('user_id', '=', userId).execute()
  const sessions = await db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()
  return { user, specialist, sessions }
}

test('an address with an account is answered as one without, and nothing of the account changes', async () => {
  const id = await w().approved()
  const { deps } = w().t
  const confirmed = { email_confirmed_at: deps.clock.now() }
  await deps.db.updateTable('specialists').set(confirmed).where('id', '=', w().bruno.specialistId).execute()
  const patient = await createCustomer(deps)
  await forgetMessages(w().t)
  const before = [await account(w().bruno.userId), await account(patient.userId)]
  const addresses = [w().bruno.email.toUpperCase(), patient.email, 'ninguem@emma.test']
  const answers = []
  for (const email of addresses) answers.push(await w().send(id, { email }))
  for (const [at, answer] of answers.entries()) {
    expect(answer.statusCode).toBe(201)
    const { email, specialist, status } = answer.json()
    expect({ email: email.toLowerCase(), specialist, status }).toEqual({
      email: addresses[at]?.toLowerCase(),
      specialist: null,
      status: 'sent',
    })
  }
  expect(codeOf(await w().send(id, { email: w().bruno.email }))).toBe('invite_exists')
  await runJobs(w().t)
  expect([await account(w().bruno.userId), await account(patient.userId)]).toEqual(before)
  expect(await w().notifiedKinds(w().bruno.userId)).toEqual(['invite_received'])
  expect(await w().notifiedKinds(patient.userId)).toEqual([])
  const letters = await messagesTo(w().t, 'ninguem@emma.test')
  expect(letters).toMatchObject([{ subject: 'Convite para atender por Clínica Boa Vista' }])
  expect(await messagesTo(w().t, patient.email)).toHaveLength(1)

  // Only a person who proved the address finds it and joins.
  const [invite] = await received()
  expect(invite).toMatchObject({ email: null, status: 'sent' })
  expect(await received(w().carla)).toEqual([])
  expect((await w().answer('accept', invite.id, w().carla)).statusCode).toBe(404)
  expect((await w().answer('accept', invite.id, w().bruno)).json().status).toBe('accepted')
  const [kept] = await w().invites(id)
  expect(kept).toMatchObject({ specialist_id: w().bruno.specialistId, email_hash: null })
})

test('an address that nobody confirmed receives nothing in an account of that name', async () => {
  const id = await w().approved()
  await w().send(id, { email: w().carla.email })
  await runJobs(w().t)
  expect(await received(w().carla)).toEqual([])
  expect(await w().notifiedKinds(w().carla.userId)).toEqual([])
})

test('no more than twenty addresses a day', async () => {
  const id = await w().approved()
  for (let at = 0; at < 20; at += 1) await w().send(id, { email: `pessoa${at}@emma.test` })
  const answer = await w().send(id, { email: 'mais.uma@emma.test' })
  expect(answer.statusCode).toBe(429)
  expect(await w().invites(id)).toHaveLength(20)
})
