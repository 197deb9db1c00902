import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCompany } from '../../../test/earnings.ts'
import {
  buildTestApp,
  callOf,
  createSpecialist,
  createSpecialty,
  messagesTo,
  runJobs,
  type SignedIn,
  signIn,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'

interface Member extends TestSpecialist {
  readonly session: SignedIn
}

let t: TestApp
let specialtyId: string
let companyId: string
/** The admin of the company, another of its specialists, and one who is not in it. */
let ana: Member
let bruno: Member
let carla: Member
let people = 0
const call = callOf(() => t)

const newMember = async (): Promise<Member> => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  return { ...specialist, session: await signIn(t.deps, specialist) }
}
beforeAll(async () => {
  t = await buildTestApp()
  specialtyId = await createSpecialty(t.deps)
})
afterAll(() => t.close())
beforeEach(async () => {
  ;[ana, bruno, carla] = [await newMember(), await newMember(), await newMember()]
  companyId = await createCompany(t.deps, [ana, bruno])
})

const teamOf = async (who: Member) => (await call(who.session, 'GET', 'team')).body
const invite = (who: Member, email: string, more: object = { company_id: companyId }) =>
  call(who.session, 'POST', 'team/invitations', { name: 'Sônia Souza', email, receipts: false, ...more })
const take = (who: Member, assistantId: string) =>
  call(who.session, 'POST', 'team/members', { assistant_id: assistantId, receipts: true, chat: false })

/** An assistant who accepted the admin's invitation: for the company, or for the own team alone. */
const joined = async (more?: object): Promise<{ readonly id: string; readonly session: SignedIn }> => {
  people += 1
  const email = `sonia${people}@emma.test`
  expect((await invite(ana, email, more)).status).toBe(201)
  await runJobs(t)
  const token = /convite#([\w-]+)/.exec((await messagesTo(t, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const company = more ? null : (await teamOf(ana)).companies[0].name
  expect((await call(null, 'POST', 'assistants/invitations/read', { token })).body.company).toBe(company)
  const password = 'girassol-trombone-47'
  const person = { firstName: 'Sônia', lastName: 'Souza', password, passwordConfirmation: password }
  const made = await call(null, 'POST', 'assistants/invitations/accept', { token, ...person, accepted: true })
  const session = { headers: { authorization: `Bearer ${made.body.accessToken}` } } as SignedIn
  return { id: made.body.userData.id, session }
}
const agenda = ({ session }: { readonly session: SignedIn }, { specialistId }: Member) => {
  const headers = { ...session.headers, [ACTING_FOR]: specialistId }
  return call({ ...session, headers }, 'GET', `schedules/specialist/${specialistId}`)
}

test('whom a company invites acts for its admin, and for each specialist who takes them, with the rights each gave', async () => {
  const sonia = await joined()
  expect((await teamOf(ana)).members).toMatchObject([{ id: sonia.id, company: expect.any(String) }])
  expect((await agenda(sonia, ana)).status).toBe(200)
  expect((await agenda(sonia, bruno)).status).toBe(403)
  const { offered, companies } = await teamOf(bruno)
  expect(offered).toMatchObject([{ assistant_id: sonia.id, name: 'Sônia Souza' }])
  expect(companies).toEqual([])
  expect((await take(bruno, sonia.id)).body).toMatchObject({
    members: [{ id: sonia.id, receipts: true, chat: false, company: null }],
    offered: [],
  })
  expect((await agenda(sonia, bruno)).status).toBe(200)
  expect(await take(bruno, sonia.id)).toMatchObject({ status: 409, body: { code: 'member_exists' } })
  // Who took them keeps them, whatever the admin does.
  await call(ana.session, 'DELETE', `team/members/${sonia.id}`)
  expect((await teamOf(bruno)).members).toMatchObject([{ id: sonia.id }])
})

test('nobody else finds or takes them: outside the company, after leaving it, or once the admin removed them', async () => {
  const sonia = await joined()
  expect((await teamOf(carla)).offered).toEqual([])
  expect((await take(carla, sonia.id)).status).toBe(404)
  const leave = (left: Date | null) =>
    t.deps.db
      .updateTable('company_members')
      .set({ left_at: left })
      .where('company_id', '=', companyId)
      .where('specialist_id', '=', bruno.specialistId)
      .execute()
  await leave(t.clock.now())
  expect((await take(bruno, sonia.id)).status).toBe(404)
  await leave(null)
  expect((await teamOf(bruno)).offered).toHaveLength(1)
  await call(ana.session, 'DELETE', `team/members/${sonia.id}`)
  expect((await teamOf(bruno)).offered).toEqual([])
  expect((await take(bruno, sonia.id)).status).toBe(404)
  expect((await teamOf(bruno)).members).toEqual([])
})

test('only an admin of a company invites for it', async () => {
  expect((await teamOf(ana)).companies).toMatchObject([{ id: companyId }])
  for (const who of [bruno, carla]) {
    expect((await invite(who, 'intruso@emma.test')).status).toBe(404)
    expect((await teamOf(who)).invitations).toEqual([])
  }
  await t.deps.db.updateTable('companies').set({ status: 'suspended' }).where('id', '=', companyId).execute()
  expect((await invite(ana, 'intruso@emma.test')).status).toBe(404)
})

test('an assistant of the own team alone is offered to nobody', async () => {
  await joined({})
  expect((await teamOf(ana)).members).toMatchObject([{ name: 'Sônia Souza', company: null }])
  expect((await teamOf(bruno)).offered).toEqual([])
})
