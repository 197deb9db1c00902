import type { saveNotificationSettings as endpoint } from '@emma/contracts/notifications/settings'
import { groupsFor, isOptional, type NoticeGroup } from '@emma/domain/notifications'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toWireSettings } from './settings.present.ts'
import { findChannel, type Settings, storeSettings } from './settings.repo.ts'

interface Choice {
  readonly group: NoticeGroup
  readonly message: boolean
  readonly push: boolean
}

/**
 * @throws AppError `validation_failed` for a duplicate group or one of another role, and for one that can't be turned
 * off
 */
const checkChoices = (choices: readonly Choice[], role: Actor['role']): void => {
  const seen = new Set<NoticeGroup>()
  const errors = choices.flatMap(({ group, message }, at) => {
    const isStrange = seen.has(group) || !groupsFor(role).includes(group)
    seen.add(group)
    if (isStrange) return [{ path: `groups.${at}.group`, ...fieldRefusal('notice_group') }]
    if (message || isOptional(group, 'message')) return []
    return [{ path: `groups.${at}.message`, ...fieldRefusal('notice_obligatory') }]
  })
  if (errors.length > 0) throw new AppError('validation_failed', { errors })
}

/** Replaces a person's notification settings. */
export const saveSettings: UseCase<typeof endpoint> = async ({ db, clock }, { actor, body }) => {
  checkChoices(body.groups, actor.role)
  const settings: Settings = {
    sound: body.sound,
    quiet: body.quiet_hours,
    muted: {
      message: body.groups.filter(({ message }) => !message).map(({ group }) => group),
      push: body.groups.filter(({ push }) => !push).map(({ group }) => group),
    },
  }
  await storeSettings(db, actor.userId, settings, clock.now())
  return toWireSettings(settings, actor.role, await findChannel(db, actor.userId))
}
