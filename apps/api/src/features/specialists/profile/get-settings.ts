import type { getSettings as endpoint } from '@emma/contracts/specialists/settings'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findAccount } from '../account.repo.ts'
import { settingsOf } from './profile.present.ts'

export const getSettings: UseCase<typeof endpoint> = async ({ db }, { actor }) => {
  const row = await findAccount(db, actor.specialistId)
  if (!row) throw notFound()
  return settingsOf(row)
}
