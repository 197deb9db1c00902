import { createHmac } from 'node:crypto'
import { undoLife } from '@emma/domain/auth'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../auth/index.ts'
import { findContactChangeByToken, insertContactChange, takeContactChanges } from './contact-changes.repo.ts'
import { type ContactKind, deletePendingContact } from './pending-contacts.repo.ts'

const cellOf = (userId: string, id: string) => ({
  subjectId: userId,
  column: 'contact_changes.old_sealed',
  rowId: id,
})

/** The token of a change's link: derived, so that a failed message is sent again with the same one. */
export const undoToken = ({ HMAC_KEY }: Config, changeId: string): string =>
  createHmac('sha256', Buffer.from(HMAC_KEY, 'base64')).update(`undo|${changeId}`).digest('base64url')

export const openOld = async (
  { vault }: Deps,
  db: Db | Tx,
  { id, user_id, old_sealed }: { readonly id: string; readonly user_id: string; readonly old_sealed: Buffer },
): Promise<string> => z.string().parse(await vault.open(db, cellOf(user_id, id), old_sealed))

/** Stores the previous e-mail or cell phone, and notifies it with a link to undo the change. */
export const keepContactChange = async (
  deps: Deps,
  tx: Tx,
  { userId, kind, old }: { readonly userId: string; readonly kind: ContactKind; readonly old: string },
): Promise<void> => {
  const id = deps.newId()
  const now = deps.clock.now()
  await insertContactChange(tx, {
    id,
    userId,
    kind,
    oldSealed: await deps.vault.seal(tx, cellOf(userId, id), old),
    tokenHash: hashToken(undoToken(deps.config, id)),
    now,
    expiresAt: new Date(now.getTime() + undoLife),
  })
  await deps.jobs.add(tx, 'tell-contact-changed', { changeId: id, by: 'email' })
  if (kind === 'cellphone') await deps.jobs.add(tx, 'tell-contact-changed', { changeId: id, by: 'sms' })
}

export interface Undone {
  readonly userId: string
  /** The contact that the link was sent to. */
  readonly kind: ContactKind
  readonly since: Date
  /** The previous values; undefined if unchanged. */
  readonly email: string | undefined
  readonly cellphone: string | undefined
}

/** Undoes a link's change and all later ones, so that none outlives it; undefined for an invalid link. */
export const undoContactChanges = async (deps: Deps, tx: Tx, token: string): Promise<Undone | undefined> => {
  const now = deps.clock.now()
  const change = await findContactChangeByToken(tx, hashToken(token), now)
  const taken = change ? await takeContactChanges(tx, change, now) : []
  if (!change || taken[0]?.id !== change.id) return undefined
  const { user_id: userId } = change
  const before = async (kind: ContactKind): Promise<string | undefined> => {
    const first = taken.find((row) => row.kind === kind)
    if (!first?.old_sealed) return undefined
    return openOld(deps, tx, { id: first.id, user_id: userId, old_sealed: first.old_sealed })
  }
  const restored = { email: await before('email'), cellphone: await before('cellphone') }
  for (const kind of ['email', 'cellphone'] as const) await deletePendingContact(tx, userId, kind)
  return {
    userId,
    kind: change.kind === 'email' ? 'email' : 'cellphone',
    since: change.changed_at,
    ...restored,
  }
}
