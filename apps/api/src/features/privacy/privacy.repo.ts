import type { AgreedKind } from '@emma/domain/pages'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Term } from './consent/terms.ts'

export const findConsent = (db: Db | Tx, userId: string, { kind, version, corrects = [] }: Term) =>
  db
    .selectFrom('consents')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('version', 'in', [version, ...corrects])
    .where('revoked_at', 'is', null)
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst()

/** All consents a user ever gave or withdrew, newest first. */
export const findConsents = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'accepted_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type ConsentRow = Awaited<ReturnType<typeof findConsents>>[number]

export interface NewConsent extends Term {
  readonly id: string
  readonly userId: string
  readonly acceptedAt: Date
}

/** Accepting an accepted text again changes nothing. */
export const insertConsent = async (db: Db | Tx, consent: NewConsent): Promise<void> => {
  await db
    .insertInto('consents')
    .values({
      id: consent.id,
      user_id: consent.userId,
      kind: consent.kind,
      version: consent.version,
      text_hash: consent.hash,
      accepted_at: consent.acceptedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Revokes every version of a kind: a person who refuses today does not agree to an older text. */
export const revokeConsents = async (
  db: Db | Tx,
  { userId, kind, now }: { userId: string; kind: Term['kind']; now: Date },
): Promise<void> => {
  await db
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute()
}

export interface OutdatedRow {
  readonly kind: AgreedKind
  readonly page_id: string
  readonly accepted: number
  readonly accepted_at: Date
}

/**
 * The texts a person accepted in a version no longer in force. Every browser asks at its start, so it is one statement
 * on indexes.
 */
export const findOutdated = async (db: Db | Tx, userId: string): Promise<readonly OutdatedRow[]> => {
  const { rows } = await sql<OutdatedRow>`
    SELECT k.kind, p.id AS page_id, c.version AS accepted, c.accepted_at
    FROM (VALUES ('terms', 'termo-condicoes'), ('privacy', 'politica-privacidade')) k (kind, slug)
    JOIN pages p ON p.slug = k.slug
    JOIN LATERAL (
      SELECT version::int AS version, accepted_at FROM consents
      WHERE user_id = ${userId} AND kind = k.kind AND revoked_at IS NULL AND version ~ '^[0-9]{1,9}$'
      ORDER BY version::int DESC LIMIT 1
    ) c ON true
    WHERE c.version < (SELECT max(v.version) FROM page_versions v WHERE v.page_id = p.id AND NOT v.minor)
    ORDER BY k.kind DESC`.execute(db)
  return rows
}
