import type { ErasurePart } from '../../ports/erasure.ts'

/** Notifications, their settings, and the browsers that receive them. */
export const eraseNotifications: ErasurePart = async (tx, { userId }) => {
  for (const table of ['notifications', 'notification_settings', 'push_subscriptions'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  return []
}
