import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import {
  createAdmin,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestSpecialist,
} from './factories.ts'
import { forgetJobs } from './jobs.ts'
import { clearFaults } from './sandbox.ts'
import { aPdf, multipartOf } from './specialist-form.ts'

export interface Member extends TestSpecialist {
  readonly session: SignedIn
}

const digitAfter = (base: string): number => {
  const sum = [...base].reverse().reduce((total, sign, at) => total + Number(sign) * (2 + (at % 8)), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
let companies = 0
/** A valid CNPJ, another each time. */
export const testCnpj = (): string => {
  companies += 1
  const base = `${String(20_000_000 + companies)}0001`
  const first = digitAfter(base)
  return `${base}${first}${digitAfter(`${base}${first}`)}`
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Made {
  readonly t: TestApp
  readonly specialtyId: string
  readonly ana: Member
  readonly bruno: Member
  readonly carla: Member
  readonly admin: SignedIn
}

/** Three specialists, a platform's admin, and what a test of companies asks about them. */
export class CompanyWorld {
  readonly t: TestApp
  readonly specialtyId: string
  /** Runs the companies that are made. */
  readonly ana: Member
  readonly bruno: Member
  readonly carla: Member
  readonly admin: SignedIn

  constructor(made: Made) {
    this.t = made.t
    this.specialtyId = made.specialtyId
    this.ana = made.ana
    this.bruno = made.bruno
    this.carla = made.carla
    this.admin = made.admin
  }

  /** The same person with a new session: a token lives for minutes. */
  async again(who: Member): Promise<Member> {
    return { ...who, session: await signIn(this.t.deps, who) }
  }

  call(method: Method, path: string, { headers }: SignedIn, payload?: object) {
    return this.t.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) })
  }

  /** A company that waits for approval. */
  async create(who = this.ana, name = 'Clínica Boa Vista'): Promise<string> {
    const answer = await this.call('POST', 'companies/create', who.session, { name, cnpj: testCnpj() })
    return answer.json().id
  }

  upload(id: string) {
    const payload = multipartOf({}, { document: aPdf() })
    return this.call('POST', `companies/admin/${id}/upload-cnpj`, this.admin, payload)
  }

  decide(id: string, status: string, reason?: string) {
    const payload = { status, ...(reason ? { reason } : {}) }
    return this.call('POST', `companies/admin/${id}/status-company`, this.admin, payload)
  }

  async approved(who = this.ana): Promise<string> {
    const id = await this.create(who)
    await this.upload(id)
    await this.decide(id, 'approved')
    return id
  }

  send(companyId: string, whom: { specialist_id: string } | { email: string }, who = this.ana) {
    return this.call('POST', 'company-invites/send-invite', who.session, { company_id: companyId, ...whom })
  }

  answer(verb: 'accept' | 'reject' | 'revoke', inviteId: string, who: Member) {
    return this.call('POST', `company-invites/${verb}-invite`, who.session, { invite_id: inviteId })
  }

  /** Invited, and in. */
  async join(companyId: string, who: Member): Promise<void> {
    const { id } = (await this.send(companyId, { specialist_id: who.specialistId })).json()
    await this.answer('accept', id, who)
  }

  assign(companyId: string, whom: Member, who = this.ana) {
    const payload = { company_id: companyId, member_id: whom.specialistId }
    return this.call('POST', 'companies/members/assign-admin', who.session, payload)
  }

  remove(companyId: string, whom: Member, who: Member) {
    return this.call('DELETE', `companies/members/${companyId}/${whom.specialistId}`, who.session)
  }

  company(id: string) {
    return this.t.deps.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  members(id: string) {
    return this.t.deps.db
      .selectFrom('company_members')
      .select(['specialist_id', 'role', 'is_active', 'pa_permission', 'left_at'])
      .where('company_id', '=', id)
      .orderBy('joined_at')
      .orderBy('specialist_id')
      .execute()
  }

  invites(companyId: string) {
    return this.t.deps.db
      .selectFrom('company_invites')
      .select(['id', 'status', 'specialist_id', 'email_hash'])
      .where('company_id', '=', companyId)
      .orderBy('sent_at')
      .orderBy('id')
      .execute()
  }

  async told(userId: string): Promise<readonly string[]> {
    const { db } = this.t.deps
    const rows = await db.selectFrom('notifications').select('kind').where('user_id', '=', userId).execute()
    return rows.map(({ kind }) => kind)
  }
}

/** The world of the test that runs: new people for each test, one application a file. */
export const useCompanyWorld = (): (() => CompanyWorld) => {
  let app: TestApp | undefined
  let specialtyId = ''
  let world: CompanyWorld | undefined
  const theApp = (): TestApp => {
    if (!app) throw new Error('Only inside a test')
    return app
  }
  const member = async (first: string): Promise<Member> => {
    const { deps } = theApp()
    const specialist = await createSpecialist(deps, { specialtyId, name: [first, 'Prado'] })
    return { ...specialist, session: await signIn(deps, specialist) }
  }
  beforeAll(async () => {
    app = await buildTestApp()
    specialtyId = await createSpecialty(app.deps)
  })
  afterAll(() => theApp().close())
  beforeEach(async () => {
    const t = theApp()
    t.clock.set(TEST_NOW)
    await forgetJobs(t)
    await clearFaults(t)
    const admin = await signIn(t.deps, await createAdmin(t.deps))
    const [ana, bruno, carla] = [await member('Ana'), await member('Bruno'), await member('Carla')]
    world = new CompanyWorld({ t, specialtyId, ana, bruno, carla, admin })
  })
  return () => {
    if (!world) throw new Error('Only inside a test')
    return world
  }
}
