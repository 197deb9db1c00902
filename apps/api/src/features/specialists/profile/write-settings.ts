import type { SpecialistSettings } from '@emma/contracts/specialists/setting-fields'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import { emitSlotsChanged, refreshNextSlot } from '../../availability/index.ts'
import { type AccountRow, changeSpecialist, changeUser, findAccount, lockAccount } from '../account.repo.ts'
import { settingsOf } from './profile.present.ts'

/** The given ones; the others stay. */
export type GivenSettings = { readonly [K in keyof SpecialistSettings]?: SpecialistSettings[K] | undefined }

/** Writes the given settings. In another zone the same hours are other moments. */
export const writeSettings = async (
  deps: Deps,
  tx: Tx,
  row: AccountRow,
  given: GivenSettings,
): Promise<void> => {
  const { stopwatch, summary, timezone, chat_enabled, chat_hours, auto_reply, languages } = given
  const { attends_children } = given
  await changeSpecialist(tx, row.id, {
    ...(stopwatch === undefined ? {} : { stopwatch }),
    ...(summary === undefined ? {} : { summary }),
    ...(timezone === undefined ? {} : { time_zone: timezone }),
    ...(chat_enabled === undefined ? {} : { chat_enabled }),
    ...(chat_hours === undefined ? {} : { chat_hours: chat_hours && JSON.stringify(chat_hours) }),
    ...(auto_reply === undefined ? {} : { auto_reply: auto_reply || null }),
    ...(languages === undefined ? {} : { languages }),
    ...(attends_children === undefined ? {} : { attends_children }),
  })
  if (timezone === undefined || timezone === row.time_zone) return
  await changeUser(tx, row.user_id, { time_zone: timezone }, deps.clock.now())
  await refreshNextSlot(tx, row.id, deps.clock.now())
}

/** Writes the given own settings, and returns all. */
export const saveOwnSettings = async (deps: Deps, specialistId: string, given: GivenSettings) => {
  const settings = await inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, specialistId)
    if (!row) throw notFound()
    await writeSettings(deps, tx, row, given)
    const after = await findAccount(tx, specialistId)
    if (!after) throw notFound()
    return settingsOf(after)
  })
  if (given.timezone !== undefined) emitSlotsChanged(deps, specialistId)
  return settings
}
