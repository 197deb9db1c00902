import type { BodyOf } from '@emma/contracts/kit'
import type { createDocument as endpoint } from '@emma/contracts/prescriptions/documents'
import type { Deps } from '../../../src/deps.ts'
import { createDocument } from '../../../src/features/prescriptions/documents/create-document.ts'
import type { SeededSpecialist } from '../people/practice.ts'

/** The signed records of the demo's two users with prescriptions, newest first. */
const findRecords = (deps: Deps, specialistId: string, customerId: string) =>
  deps.db
    .selectFrom('records as r')
    .select(['r.id', 'r.signed_at'])
    .where('r.specialist_id', '=', specialistId)
    .where('r.customer_id', '=', customerId)
    .where('r.status', '=', 'signed')
    .where((eb) => eb.exists(eb.selectFrom('prescriptions as p').whereRef('p.record_id', '=', 'r.id')))
    .orderBy('r.created_at', 'desc')
    .limit(3)
    .execute()

const exams = [
  { name: 'Hemograma completo' },
  { name: 'TSH e T4 livre', note: 'Coleta pela manhã, em jejum de 8 horas' },
]

/** Documents of each, newest first. */
const given: readonly ((record_id: string) => readonly BodyOf<typeof endpoint>[])[] = [
  (record_id) => [
    { record_id },
    { record_id, kind: 'certificate', purpose: 'attendance', cid_consent: false },
  ],
  (record_id) => [{ record_id }, { record_id, kind: 'exam_request', exams }],
  (record_id) => [{ record_id, kind: 'certificate', purpose: 'leave', days: 2, cid_consent: false }],
]

/** Past notifications count as sent and read. */
const forgetNotifications = async ({ db, clock }: Deps): Promise<void> => {
  const ofDocuments = db.selectFrom('notifications').select('id').where('kind', '=', 'document_ready')
  const now = clock.now()
  await db
    .updateTable('notification_messages')
    .set({ sent_at: now })
    .where('notification_id', 'in', ofDocuments)
    .execute()
  await db.updateTable('notifications').set({ read_at: now }).where('kind', '=', 'document_ready').execute()
}

/** Gives the demo patient documents from the latest signed records, issued by the feature itself as on those days. */
export const giveDocuments = async (
  deps: Deps,
  { userId, specialistId, city }: SeededSpecialist,
  customerId: string,
): Promise<void> => {
  const records = await findRecords(deps, specialistId, customerId)
  const person = {
    userId,
    sessionId: deps.newId(),
    rules: [],
    secondFactor: 'none',
    timeZone: city.zone,
  } as const
  const actor = { ...person, role: 'specialist', specialistId, status: 1 } as const
  const client = { address: '127.0.0.1', userAgent: '', traceId: '' }
  const nothing = { params: undefined, query: undefined, files: {}, idempotencyKey: undefined }
  for (const [nth, { id, signed_at }] of records.entries()) {
    const then = signed_at ?? deps.clock.now()
    for (const body of given[nth]?.(id) ?? []) {
      await createDocument({ ...deps, clock: { now: () => then } }, { actor, client, body, ...nothing })
    }
  }
  await forgetNotifications(deps)
}
