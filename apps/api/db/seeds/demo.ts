import { MINUTE } from '@emma/domain/interval'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'
import { hashPassword } from '../../src/features/auth/index.ts'
import { refreshNextSlot } from '../../src/features/availability/index.ts'
import { policyOf } from '../../src/features/booking/cancel/policy.ts'
import { acceptCurrentTerms } from '../../src/features/privacy/index.ts'
import { variablesFrom } from '../../src/features/variables/index.ts'
import { insertAdminActs } from './admin-acts.ts'
import { type Cast, createDiary, planOthers, planPractice, planYear } from './care/agenda.ts'
import { insertAllergies } from './care/allergies.ts'
import { insertAppointments, makeAppointment, type SeededAppointment } from './care/appointments.ts'
import { giveChats } from './care/chats.ts'
import { giveDocuments } from './care/document.ts'
import { keepHistory } from './care/history.ts'
import { standNow } from './care/keep-appointment.ts'
import { insertPatientNotes } from './care/patient-notes.ts'
import { insertPreparations } from './care/preparation.ts'
import { insertQueue } from './care/queue.ts'
import { insertModels, insertRecords } from './care/records.ts'
import { insertFavorites, insertReviews } from './care/reviews.ts'
import { insertWaitlist } from './care/waitlist.ts'
import { insertErrors } from './errors.ts'
import { postMoney } from './money.ts'
import { type Applicant, completeApplicants, insertApplicants } from './people/applicants.ts'
import { addDemoCard, chargeComing } from './people/card.ts'
import { completeCompanies, insertCompanies } from './people/companies.ts'
import { giveExams, insertChild, pediatrician, planChild, type SeededChild } from './people/family.ts'
import { fillOwnPractice } from './people/own-practice.ts'
import { insertCustomers, insertUsers, makePerson } from './people/people.ts'
import { givePortraits } from './people/portraits.ts'
import { insertSpecialists } from './people/practice.ts'
import { insertTeam } from './people/team.ts'
import { giveCovers, insertPosts } from './posts.ts'
import { createRandom } from './random.ts'
import { demoEmails, demoPassword, insertAll, type Seed } from './seed.ts'
import { cities } from './texts/cities.ts'

/** Any number works; the demo changes only with it. */
const RANDOM_SEED = 20_261
const LOCK = 727_002
const OTHER_PATIENTS = 25

const insertCast = async (seed: Seed): Promise<Cast> => {
  const { deps, tx } = seed
  const passwordHash = await hashPassword(demoPassword)
  const [city] = cities
  const home = city ? { city } : {}
  const named = { email: demoEmails.customer, firstName: 'Paula', lastName: 'Nogueira', ...home }
  const people = [
    makePerson(seed, [38, 38], { ...named, gender: 'feminino' }),
    ...Array.from({ length: OTHER_PATIENTS }, () => makePerson(seed, [19, 78])),
  ]
  const [patient, ...others] = await insertCustomers(seed, people, passwordHash)
  for (const { userId } of people) await acceptCurrentTerms(deps, tx, userId)
  const [specialist, ...colleagues] = await insertSpecialists(seed, passwordHash)
  for (const { userId } of [specialist, ...colleagues].flatMap((one) => (one ? [one] : []))) {
    await acceptCurrentTerms(deps, tx, userId)
  }
  if (!patient || !specialist) throw new Error('The demo has nobody to show')
  const admin = makePerson(seed, [40, 50], { email: demoEmails.admin, ...home })
  await insertUsers(seed, 'admin', [admin], passwordHash)
  await insertAll(tx, 'admins', [{ id: deps.newId(), user_id: admin.userId, created_at: seed.now }])
  await insertErrors(seed, admin.userId)
  await insertAdminActs(seed, admin.userId)
  return { patient, others, specialists: [specialist, ...colleagues] }
}

/** Everybody's appointments; the time around now stays free for the one that can be joined. */
const planAll = (seed: Seed, cast: Cast, child: SeededChild): SeededAppointment[] => {
  const diary = createDiary(seed)
  const [{ specialistId }] = cast.specialists
  const now = seed.now.getTime()
  diary.take(specialistId, { start: now - 15 * MINUTE, end: now + 40 * MINUTE })
  const variables = variablesFrom([])
  const plans = [
    ...planYear(seed, diary, cast),
    ...planChild(seed, diary, cast, child),
    ...planPractice(seed, diary, cast),
    ...planOthers(seed, diary, cast),
  ]
  return plans.map((plan) => makeAppointment(seed, plan, policyOf(variables), variables.platform_fee_percent))
}

const isRecorded =
  ({ patient, specialists: [own] }: Cast) =>
  ({ status, customer, specialist }: SeededAppointment): boolean =>
    status === 'finished' &&
    (customer.customerId === patient.customerId || specialist.specialistId === own.specialistId)

interface Filled extends Cast {
  readonly applicants: readonly Applicant[]
  readonly child: SeededChild
}

const fill = async (deps: Deps, tx: Tx): Promise<Filled> => {
  const seed = { deps, tx, random: createRandom(RANDOM_SEED), now: deps.clock.now() }
  const cast = await insertCast(seed)
  const [own] = cast.specialists
  const child = await insertChild(seed, cast.patient)
  const appointments = planAll(seed, cast, child)
  await insertAppointments(seed, appointments, policyOf(variablesFrom([])))
  await postMoney(seed, appointments, own.specialistId)
  await insertReviews(seed, appointments, cast.patient.customerId)
  await insertWaitlist(seed, cast, appointments)
  await insertRecords(seed, appointments.filter(isRecorded(cast)))
  await insertPreparations(seed, own, cast.patient.customerId, appointments)
  await insertModels(seed, own)
  await insertAllergies(seed, own, cast.patient.customerId, child.id)
  await insertPatientNotes(seed, own, cast.patient.customerId)
  const liked = cast.specialists.filter((_, nth) => [0, 9, 30].includes(nth))
  await insertFavorites(
    seed,
    cast.patient.customerId,
    liked.map(({ specialistId }) => specialistId),
  )
  await insertPosts(seed)
  await fillOwnPractice(seed, own)
  const applicants = await insertApplicants(seed)
  await insertCompanies(seed, cast)
  await insertQueue(deps, tx, cast)
  await standNow(deps, tx)
  await insertTeam(seed, cast.specialists.slice(0, 2), appointments)
  const { rows } = await sql<{ id: string }>`SELECT id FROM specialists WHERE status = 1`.execute(tx)
  for (const { id } of rows) await refreshNextSlot(tx, id, seed.now)
  return { ...cast, applicants, child }
}

/** Data outside the database; the demo works without it if this fails. */
const addExtras = async (deps: Deps, cast: Filled): Promise<void> => {
  const { patient, specialists, applicants, child } = cast
  const [own] = specialists
  const childs = pediatrician(cast)
  const holder = `${patient.firstName} ${patient.lastName}`.toUpperCase()
  const results = await Promise.allSettled([
    giveDocuments(deps, own, patient.customerId).then(
      () => childs && giveDocuments(deps, childs, patient.customerId),
    ),
    giveExams(deps, patient, child),
    giveChats(deps, own, patient),
    completeApplicants(deps, applicants),
    completeCompanies(deps),
    giveCovers(deps),
    givePortraits(deps),
    // What can be charged to the card is; the rest is past, and is reported to the provider.
    addDemoCard(deps, patient.customerId, holder)
      .then(() => chargeComing(deps, patient.customerId))
      .finally(() => keepHistory(deps)),
  ])
  for (const result of results) {
    if (result.status === 'rejected') deps.log.warn({ err: result.reason }, 'the demo lacks something')
  }
}

/** Fills an empty database with the demo; does nothing if there are users. */
export const seedDemo = async (deps: Deps): Promise<void> => {
  const cast = await inTransaction(deps.db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const known = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    return known ? undefined : fill(deps, tx)
  })
  if (cast) await addExtras(deps, cast)
}
