import type { GuestHandlers } from '../../../realtime/guests/port.ts'
import { enterByLink } from './guest/enter-by-link.ts'
import { grantGuest } from './guest/grant-guest.ts'
import { knock } from './guest/knock.ts'
import { leaveAsGuest } from './guest/leave-as-guest.ts'
import { passFromCompanion } from './guest/pass-signals.ts'

/** The use cases for companions, who join a call by a link. */
export const companionDoor = {
  enter: enterByLink,
  handlers: {
    'companion:knock': knock,
    'companion:grant': grantGuest,
    'companion:signal': passFromCompanion,
    'companion:leave': leaveAsGuest,
  } satisfies GuestHandlers,
}
