import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import type { Role } from '@emma/contracts/kit'
import type { AssistantRight } from '@emma/domain/auth'
import { DAY, HOUR } from '@emma/domain/interval'
import { createCompany } from '../earnings.ts'
import { insertAppointment } from '../fixtures/appointments.ts'
import {
  createAdmin,
  createAssistant,
  createCustomer,
  createSpecialist,
  createSpecialty,
  signIn,
  type TestApp,
  type TestCustomer,
  type TestSpecialist,
} from '../index.ts'

export { insertAppointment }

/**
 * The callers. `with care`, `without` and `past` are about the owner customer. Assistants act for `specialist` with all
 * rights (`assistant`), for the agenda only (`agendaAssistant`), without being in the team (`intrudingAssistant`) or after
 * leaving it (`pastAssistant`); for `otherSpecialist`; or for nobody (`idleAssistant`).
 */
export const actorNames = [
  'nobody',
  'expired',
  'revoked',
  'customer',
  'otherCustomer',
  'specialist',
  'otherSpecialist',
  'pastSpecialist',
  'suspendedSpecialist',
  'companyAdmin',
  'otherCompanyAdmin',
  'admin',
  'assistant',
  'agendaAssistant',
  'otherAssistant',
  'intrudingAssistant',
  'pastAssistant',
  'idleAssistant',
] as const
export type ActorName = (typeof actorNames)[number]

export interface MatrixFixture {
  readonly t: TestApp
  readonly specialtyId: string
  /** Owns the objects of the matrix, with `specialist` in care. */
  readonly customer: TestCustomer
  readonly otherCustomer: TestCustomer
  readonly specialist: TestSpecialist
  readonly otherSpecialist: TestSpecialist
  /** Runs `company`, where `specialist` is a member. */
  readonly companyAdmin: TestSpecialist
  /** In the team of `specialist`. */
  readonly assistant: { readonly userId: string; readonly email: string }
  readonly company: { readonly id: string }
  readonly headers: Readonly<Record<ActorName, Headers>>
  /** The owner's personal data, which no answer to a stranger may contain. */
  readonly secrets: readonly string[]
}

export const roleOf: Readonly<Record<ActorName, Role | null>> = {
  nobody: null,
  expired: null,
  revoked: null,
  customer: 'customer',
  otherCustomer: 'customer',
  specialist: 'specialist',
  otherSpecialist: 'specialist',
  pastSpecialist: 'specialist',
  suspendedSpecialist: 'specialist',
  companyAdmin: 'specialist',
  otherCompanyAdmin: 'specialist',
  admin: 'admin',
  assistant: 'assistant',
  agendaAssistant: 'assistant',
  otherAssistant: 'assistant',
  intrudingAssistant: 'assistant',
  pastAssistant: 'assistant',
  idleAssistant: 'assistant',
}

/** The assistants with a valid membership, and their rights. */
export const rightsOf: Partial<Readonly<Record<ActorName, readonly AssistantRight[]>>> = {
  assistant: ['agenda', 'receipts', 'chat'],
  agendaAssistant: ['agenda'],
  otherAssistant: ['agenda', 'receipts', 'chat'],
}

const YEAR = 365 * DAY

type Headers = Readonly<Record<string, string>>

/** A token for each caller, an expired one, and one of an ended session. */
const signEverybody = async (
  t: TestApp,
  people: Readonly<
    Record<
      Exclude<ActorName, 'nobody' | 'expired' | 'revoked'>,
      { readonly userId: string; readonly specialistId?: string }
    >
  >,
): Promise<Readonly<Record<ActorName, Headers>>> => {
  const headersOf = async (person: { readonly userId: string }): Promise<Headers> => ({
    ...(await signIn(t.deps, person)).headers,
  })
  const actingOf = async (
    person: { readonly userId: string },
    { specialistId = '' } = people.specialist,
  ): Promise<Headers> => ({
    ...(await headersOf(person)),
    [ACTING_FOR]: specialistId,
  })
  t.clock.advance(-HOUR)
  const expired = await headersOf(people.customer)
  t.clock.advance(HOUR)
  const revoked = await signIn(t.deps, people.customer)
  const ended = { revoked_at: t.deps.clock.now() }
  await t.deps.db.updateTable('sessions').set(ended).where('id', '=', revoked.sessionId).execute()
  return {
    nobody: {},
    expired,
    revoked: { ...revoked.headers },
    customer: await headersOf(people.customer),
    otherCustomer: await headersOf(people.otherCustomer),
    specialist: await headersOf(people.specialist),
    otherSpecialist: await headersOf(people.otherSpecialist),
    pastSpecialist: await headersOf(people.pastSpecialist),
    suspendedSpecialist: await headersOf(people.suspendedSpecialist),
    companyAdmin: await headersOf(people.companyAdmin),
    otherCompanyAdmin: await headersOf(people.otherCompanyAdmin),
    admin: await headersOf(people.admin),
    assistant: await actingOf(people.assistant),
    agendaAssistant: await actingOf(people.agendaAssistant),
    otherAssistant: await actingOf(people.otherAssistant, people.otherSpecialist),
    intrudingAssistant: await actingOf(people.intrudingAssistant),
    pastAssistant: await actingOf(people.pastAssistant),
    idleAssistant: await headersOf(people.idleAssistant),
  }
}

/** Creates all callers, with each specialist's care relations. */
export const buildFixture = async (t: TestApp): Promise<MatrixFixture> => {
  const specialtyId = await createSpecialty(t.deps)
  const customer = await createCustomer(t.deps)
  const otherCustomer = await createCustomer(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const otherSpecialist = await createSpecialist(t.deps, { specialtyId })
  const pastSpecialist = await createSpecialist(t.deps, { specialtyId })
  const suspendedSpecialist = await createSpecialist(t.deps, { specialtyId, status: 4 })
  const companyAdmin = await createSpecialist(t.deps, { specialtyId })
  const otherCompanyAdmin = await createSpecialist(t.deps, { specialtyId })
  const company = { id: await createCompany(t.deps, [companyAdmin, specialist]) }
  await createCompany(t.deps, [otherCompanyAdmin])
  const admin = await createAdmin(t.deps)
  const assistant = await createAssistant(t.deps, [specialist])
  const agendaAssistant = await createAssistant(t.deps, [specialist], { receipts: false, chat: false })
  const otherAssistant = await createAssistant(t.deps, [otherSpecialist])
  const intrudingAssistant = await createAssistant(t.deps, [otherSpecialist])
  const pastAssistant = await createAssistant(t.deps, [specialist])
  const idleAssistant = await createAssistant(t.deps, [specialist])
  await t.deps.db
    .updateTable('team_members')
    .set({ ended_at: t.clock.now() })
    .where('assistant_id', '=', pastAssistant.userId)
    .execute()
  const now = t.clock.now().getTime()
  const finished = { customer, specialtyId, status: 'finished' }
  await insertAppointment(t, { ...finished, specialist, startsAt: new Date(now - DAY) })
  await insertAppointment(t, { ...finished, specialist: pastSpecialist, startsAt: new Date(now - 3 * YEAR) })

  const people = {
    customer,
    otherCustomer,
    specialist,
    otherSpecialist,
    pastSpecialist,
    suspendedSpecialist,
    companyAdmin,
    otherCompanyAdmin,
    admin,
    assistant,
    agendaAssistant,
    otherAssistant,
    intrudingAssistant,
    pastAssistant,
    idleAssistant,
  }
  return {
    t,
    specialtyId,
    customer,
    otherCustomer,
    specialist,
    otherSpecialist,
    companyAdmin,
    company,
    assistant,
    headers: await signEverybody(t, people),
    secrets: [customer.email],
  }
}
