import type { NotificationSettings } from '@emma/contracts/notifications/settings'
import { groupsFor, isOptional } from '@emma/domain/notifications'
import type { Actor } from '../../../http/actor.ts'
import type { Channel } from '../notifications.repo.ts'
import type { Settings } from './settings.repo.ts'

/** A person's settings, for every group they can receive. */
export const toWireSettings = (
  { sound, quiet, muted }: Settings,
  role: Actor['role'],
  channel: Channel,
): NotificationSettings => ({
  sound,
  quiet_hours: quiet,
  channel,
  groups: groupsFor(role).map((group) => {
    const optional = isOptional(group, 'message')
    return {
      group,
      message: !optional || !muted.message.includes(group),
      push: !muted.push.includes(group),
      optional,
    }
  }),
})
