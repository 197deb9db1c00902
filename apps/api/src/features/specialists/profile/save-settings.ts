import type { saveSettings as endpoint } from '@emma/contracts/specialists/settings'
import type { UseCase } from '../../../http/mount.ts'
import { saveOwnSettings } from './write-settings.ts'

export const saveSettings: UseCase<typeof endpoint> = (deps, { actor, body }) =>
  saveOwnSettings(deps, actor.specialistId, body)
