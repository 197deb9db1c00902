import type { CompanionEnding, CompanionKind, CompanionState } from '@emma/domain/calls'
import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'

const read = (db: Db | Tx) =>
  db
    .selectFrom('call_companions')
    .select((eb) => [
      'id',
      'appointment_id',
      eb.ref('kind').$castTo<CompanionKind>().as('kind'),
      eb.ref('status').$castTo<CompanionState>().as('status'),
      'name_sealed',
      'invited_by',
      'visit_hash',
      'epoch',
      'gone_at',
      eb.ref('end_reason').$castTo<CompanionEnding | null>().as('end_reason'),
    ])

/** An appointment's only invitation that is not over. */
export const findCurrent = (db: Db | Tx, appointmentId: string) =>
  read(db).where('appointment_id', '=', appointmentId).where('ended_at', 'is', null).executeTakeFirst()
export type CompanionRow = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

export const lockCurrent = (tx: Tx, appointmentId: string) =>
  read(tx)
    .where('appointment_id', '=', appointmentId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const lockCompanion = (tx: Tx, id: string) =>
  read(tx).where('id', '=', id).where('ended_at', 'is', null).forUpdate().executeTakeFirst()

export const findStanding = (db: Db, id: string) =>
  read(db).where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()

/** By its link's secret, also when it is over. */
export const findByToken = (db: Db, tokenHash: Buffer) =>
  read(db).where('token_hash', '=', tokenHash).executeTakeFirst()

/** Serializes parallel invitations. */
export const lockAppointment = (tx: Tx, id: string) =>
  tx.selectFrom('appointments').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export interface NewCompanion {
  readonly id: string
  readonly appointment_id: string
  readonly token_hash: Buffer
  readonly kind: CompanionKind
  readonly name_sealed: Buffer
  readonly invited_by: string
  readonly invited_at: Date
}

export const insertCompanion = async (tx: Tx, companion: NewCompanion): Promise<void> => {
  await tx
    .insertInto('call_companions')
    .values({ ...companion, status: 'invited' })
    .execute()
}

interface Change {
  readonly status?: CompanionState
  readonly name_sealed?: Buffer
  readonly visit_hash?: Buffer
  readonly epoch?: string | null
  readonly gone_at?: Date | null
  readonly admitted_by?: string
  readonly admitted_at?: Date
  readonly ended_by?: string | null
  readonly ended_at?: Date
  readonly end_reason?: CompanionEnding
}

export const saveCompanion = async (tx: Tx, id: string, change: Change): Promise<void> => {
  await tx.updateTable('call_companions').set(change).where('id', '=', id).execute()
}

/** Closes an invitation's sockets on every server, once the transaction commits (`realtime/revocations.repo.ts`). */
export const revokeSockets = async (tx: Tx, id: string): Promise<void> => {
  await sql`SELECT pg_notify('session_revoked', ${id})`.execute(tx)
}

const page = (db: Db, id: string, epoch: string) =>
  db.updateTable('call_companions').where('id', '=', id).where('epoch', '=', epoch)

/** The page uses this connection from now on. */
export const holdPage = async (db: Db, id: string, epoch: string, connectionId: string): Promise<void> => {
  await page(db, id, epoch).set({ connection_id: connectionId, gone_at: null }).execute()
}

/** Whether the page used this connection. */
export const losePage = async (
  db: Db,
  { id, epoch, connectionId, now }: { id: string; epoch: string; connectionId: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await page(db, id, epoch)
    .set({ gone_at: now })
    .where('connection_id', '=', connectionId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Appointments with an invitation that nobody can use any more, for whatever reason they ended. */
export const findOver = (db: Db, now: Date) =>
  sql<{ appointment_id: string }>`
    SELECT k.appointment_id FROM call_companions k JOIN appointments a ON a.id = k.appointment_id
    WHERE k.ended_at IS NULL
      AND (a.status NOT IN ('confirmed', 'in_progress') OR a.ends_at < ${now}::timestamptz - interval '2 hours')`
    .execute(db)
    .then(({ rows }) => rows.map(({ appointment_id }) => appointment_id))

/** Keeps what happened and by whom; deletes who the companion was. */
export const forgetNames = async (db: Db, before: Date): Promise<void> => {
  await db
    .updateTable('call_companions')
    .set({ name_sealed: null })
    .where('name_sealed', 'is not', null)
    .where('ended_at', '<', before)
    .execute()
}
