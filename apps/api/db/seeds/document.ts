import type { Deps } from '../../src/deps.ts'
import { createDocument } from '../../src/features/prescriptions/create-document.ts'
import type { SeededSpecialist } from './practice.ts'

/** Gives the demo patient the document of the latest signed record, made by the room itself as on that day. */
export const giveDocument = async (
  deps: Deps,
  { userId, specialistId, city }: SeededSpecialist,
  customerId: string,
): Promise<void> => {
  const record = await deps.db
    .selectFrom('records as r')
    .innerJoin('prescriptions as p', 'p.record_id', 'r.id')
    .select(['r.id', 'r.signed_at'])
    .where('r.specialist_id', '=', specialistId)
    .where('r.customer_id', '=', customerId)
    .where('r.status', '=', 'signed')
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!record) return
  const then = record.signed_at ?? deps.clock.now()
  const person = {
    userId,
    sessionId: deps.newId(),
    rules: [],
    secondFactor: 'none',
    timeZone: city.zone,
  } as const
  await createDocument(
    { ...deps, clock: { now: () => then } },
    {
      actor: { ...person, role: 'specialist', specialistId, status: 1 },
      client: { address: '127.0.0.1', userAgent: '', traceId: '' },
      body: { record_id: record.id },
      params: undefined,
      query: undefined,
      files: {},
      idempotencyKey: undefined,
    },
  )
}
