import type { PresenceHearer } from '../../realtime/presence.ts'
import { findWatchers } from './chats.repo.ts'

/** Who has a chat with somebody sees whether they are there. */
export const tellPresence: PresenceHearer = async (deps, { userId, isConnected }) => {
  for (const watcher of await findWatchers(deps.db, userId, deps.clock.now())) {
    deps.realtime.tellUser(watcher, 'presence', { userId, online: isConnected })
  }
}
