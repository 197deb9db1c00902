import type { getNotificationSettings as endpoint } from '@emma/contracts/notifications/settings'
import type { UseCase } from '../../../http/mount.ts'
import { toWireSettings } from './settings.present.ts'
import { findChannel, findSettings } from './settings.repo.ts'

export const getSettings: UseCase<typeof endpoint> = async ({ db }, { actor }) =>
  toWireSettings(await findSettings(db, actor.userId), actor.role, await findChannel(db, actor.userId))
