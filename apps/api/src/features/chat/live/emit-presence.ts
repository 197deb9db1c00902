import type { PresenceListener } from '../../../realtime/presence.ts'
import { findWatchers } from '../chats.repo.ts'

/** Sends a user's online status to everybody they have a chat with. */
export const emitPresence: PresenceListener = async (deps, { userId, isConnected }) => {
  for (const watcher of await findWatchers(deps.db, userId, deps.clock.now())) {
    deps.realtime.emitToUser(watcher, 'presence', { userId, online: isConnected })
  }
}
