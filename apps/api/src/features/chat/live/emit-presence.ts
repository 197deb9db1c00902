import type { PresenceListener } from '../../../realtime/presence.ts'
import { findWatchers } from '../chats.repo.ts'

/** Sends a person's online status to those they have a chat with. */
export const emitPresence: PresenceListener = async (deps, { userId, isConnected }) => {
  for (const watcher of await findWatchers(deps.db, userId, deps.clock.now())) {
    deps.realtime.emitToUser(watcher, 'presence', { userId, online: isConnected })
  }
}
