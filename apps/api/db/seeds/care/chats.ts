import { HOUR, MINUTE } from '@emma/domain/interval'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { Deps } from '../../../src/deps.ts'
import { insertChat } from '../../../src/features/chat/chats.repo.ts'
import { markRead } from '../../../src/features/chat/messages/messages.repo.ts'
import { postMessage } from '../../../src/features/chat/messages/post-message.ts'
import { uploadFile } from '../../../src/features/chat/messages/upload-file.ts'
import type { Participant } from '../../../src/features/chat/participant.ts'
import type { CustomerActor } from '../../../src/http/actor.ts'
import { reportOf, xRay } from '../people/family.ts'
import type { SeededCustomer } from '../people/people.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import { later } from '../seed.ts'
import {
  afterFiles,
  type Line,
  longChat,
  officeChats,
  patientChats,
  specialistChats,
} from '../texts/chats.ts'

interface Pair {
  readonly chatId: string
  readonly customer: Participant
  readonly specialist: Participant
}

/** The chats of the demo's two people with care, oldest first. */
const findPairs = async (deps: Deps): Promise<readonly Pair[]> => {
  const rows = await deps.db
    .selectFrom('chats as c')
    .innerJoin('customers as p', 'p.id', 'c.customer_id')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['c.id', 'c.customer_id', 'c.specialist_id', 'p.user_id', 's.user_id as specialist_user'])
    .where('c.last_care_at', 'is not', null)
    .orderBy('c.created_at')
    .orderBy('s.name')
    .orderBy('p.created_at')
    .execute()
  return rows.map((row) => ({
    chatId: row.id,
    customer: { memberId: row.customer_id, isSpecialist: false, userId: row.user_id },
    specialist: { memberId: row.specialist_id, isSpecialist: true, userId: row.specialist_user },
  }))
}

const at = (deps: Deps, now: Date): Deps => ({ ...deps, clock: { now: () => now } })

const lastOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, [, , minutes]) => sum + minutes * MINUTE, 0)

/**
 * Writes the lines so that the last one is that old; both have read everything until then, marked as the feature marks
 * it.
 */
const talk = async (
  deps: Deps,
  { chatId, customer, specialist }: Pair,
  lines: readonly Line[],
  agoMs: number,
) => {
  let now = later(deps.clock.now(), -agoMs - lastOf(lines))
  for (const [who, text, minutes] of lines) {
    now = later(now, minutes * MINUTE)
    const participant = who === 'p' ? customer : specialist
    const post = { chatId, id: deps.newId(), clientId: null, content: { text }, file: null }
    const { db } = deps
    await markRead(db, participant, { chatId, until: null, now })
    await postMessage(at(deps, now), participant, post)
  }
}

const readAll = async (deps: Deps, pair: Pair, participant: Participant): Promise<void> => {
  await markRead(deps.db, participant, { chatId: pair.chatId, until: null, now: deps.clock.now() })
}

const sendFiles = async (
  deps: Deps,
  { chatId }: Pair,
  patient: SeededCustomer,
  agoMs: number,
): Promise<void> => {
  const then = later(deps.clock.now(), -agoMs)
  const person = { userId: patient.userId, sessionId: deps.newId(), rules: [], secondFactor: 'none' } as const
  const actor: CustomerActor = {
    ...person,
    role: 'customer',
    customerId: patient.customerId,
    timeZone: patient.city.zone,
  }
  const blood = {
    title: 'Hemograma completo',
    age: 1,
    lines: [['Hemoglobina', '13,4 g/dL', '12,0 a 15,5']],
  } as const
  const files = [
    { name: 'hemograma.pdf', content: await reportOf(blood, then.toISOString().slice(0, 10)) },
    { name: 'raio-x.png', content: await xRay() },
  ]
  for (const [nth, file] of files.entries()) {
    await uploadFile(at(deps, later(then, nth * MINUTE)), {
      actor,
      params: { id: chatId },
      query: undefined,
      body: {},
      files: { file },
      idempotencyKey: undefined,
      client: { address: '127.0.0.1', userAgent: '', traceId: '' },
    })
  }
}

const together = async (deps: Deps, pair: Pair, patient: SeededCustomer): Promise<void> => {
  const toEnd = lastOf(afterFiles) + 2 * HOUR
  await talk(deps, pair, longChat, toEnd + HOUR)
  await sendFiles(deps, pair, patient, toEnd + HOUR / 2)
  await talk(deps, pair, afterFiles, 2 * HOUR)
}

/** Who answers in a specialist's office. */
const findAssistant = (deps: Deps, specialistId: string) =>
  deps.db
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.assistant_id')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('m.specialist_id', '=', specialistId)
    .where('m.chat', '=', true)
    .executeTakeFirst()

/** The same people's chats with the office: one that was answered, one that waits. */
const giveOfficeChats = async (deps: Deps, pairs: readonly Pair[]): Promise<void> => {
  for (const [nth, lines] of officeChats.entries()) {
    const pair = pairs[nth]
    const assistant = pair && (await findAssistant(deps, pair.specialist.memberId))
    if (!assistant) continue
    const { customer, specialist } = pair
    const two = { customerId: customer.memberId, specialistId: specialist.memberId }
    const chat = { ...two, id: deps.newId(), thread: 'office', now: deps.clock.now() } as const
    const chatId = await inTransaction(deps.db, (tx) => insertChat(tx, chat))
    const name = `${assistant.first_name} ${assistant.last_name}`
    const office = { ...specialist, assistant: { userId: assistant.id, name } }
    await talk(deps, { chatId, customer, specialist: office }, lines, (nth === 0 ? 28 : 1) * HOUR)
  }
}

/** Chats of the demo's two people: with each other and with others, long and short, read and unread. */
export const giveChats = async (
  deps: Deps,
  own: SeededSpecialist,
  patient: SeededCustomer,
): Promise<void> => {
  const pairs = await findPairs(deps)
  const isPatients = ({ customer }: Pair) => customer.memberId === patient.customerId
  const isOwn = ({ specialist }: Pair) => specialist.memberId === own.specialistId
  const both = pairs.find((pair) => isPatients(pair) && isOwn(pair))
  if (both) await together(deps, both, patient)
  const hers = pairs.filter((pair) => isPatients(pair) && !isOwn(pair))
  for (const [nth, lines] of patientChats.entries()) {
    const pair = hers[nth]
    if (!pair) continue
    await talk(deps, pair, lines, (nth * 50 + 26) * HOUR)
    if (nth === 0) await readAll(deps, pair, pair.customer)
  }
  const theirs = pairs.filter((pair) => isOwn(pair) && !isPatients(pair))
  for (const [nth, lines] of specialistChats.entries()) {
    const pair = theirs[nth]
    if (!pair) continue
    await talk(deps, pair, lines, (nth * nth * 19 + 1) * HOUR)
    if (nth > 1) await readAll(deps, pair, pair.specialist)
  }
  await giveOfficeChats(deps, [...(both ? [both] : []), ...theirs])
}
