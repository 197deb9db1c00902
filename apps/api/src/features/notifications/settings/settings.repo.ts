import { type NoticeGroup, type NoticeSettings, noticeGroups } from '@emma/domain/notifications'
import { type Selectable, sql } from 'kysely'
import type { NotificationSettings as Row } from '../../../../db/types.gen.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Channel } from '../notifications.repo.ts'

export interface Settings extends NoticeSettings {
  readonly sound: boolean
}

/** The settings of a user without choices. */
const plain: Settings = { sound: true, quiet: null, muted: { message: [], push: [] } }

const groupsOf = (names: readonly string[]): readonly NoticeGroup[] =>
  noticeGroups.filter((group) => names.includes(group))

const toSettings = (row: Selectable<Row> | undefined): Settings => {
  if (!row) return plain
  const { quiet_from: from, quiet_until: until } = row
  return {
    sound: row.sound,
    quiet: from === null || until === null ? null : { from, until },
    muted: { message: groupsOf(row.muted_messages), push: groupsOf(row.muted_pushes) },
  }
}

export const findSettings = async (db: Db, userId: string): Promise<Settings> =>
  toSettings(
    await db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  )

/** How messages reach a person. */
export const findChannel = async (db: Db, userId: string): Promise<Channel> => {
  const row = await db
    .selectFrom('customers')
    .select((eb) => eb.ref('contact_preference').$castTo<Channel>().as('channel'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.channel ?? 'email'
}

export const findReader = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select((eb) => [eb.ref('role').$castTo<Actor['role']>().as('role'), 'language'])
    .where(sql<string>`id::text`, '=', userId)
    .executeTakeFirst()

/** Adds a group to those that send no message. */
export const muteMessages = async (
  tx: Tx,
  { userId, group }: { readonly userId: string; readonly group: NoticeGroup },
  now: Date,
): Promise<void> => {
  await sql`
    INSERT INTO notification_settings AS s (user_id, sound, muted_messages, muted_pushes, updated_at)
    VALUES (${userId}, ${plain.sound}, ARRAY[${group}::text], '{}', ${now})
    ON CONFLICT (user_id) DO UPDATE SET updated_at = ${now},
      muted_messages = array_append(array_remove(s.muted_messages, ${group}::text), ${group}::text)`.execute(
    tx,
  )
}

export const storeSettings = async (
  db: Db,
  userId: string,
  { sound, quiet, muted }: Settings,
  now: Date,
): Promise<void> => {
  const row = {
    sound,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    muted_messages: [...muted.message],
    muted_pushes: [...muted.push],
    updated_at: now,
  }
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
