import * as calls from '@emma/contracts/calls'
import * as companion from '@emma/contracts/calls/companion'
import type { Mount } from '../../http/mount.ts'
import { admitCompanion } from './companion/admit-companion.ts'
import { dismissCompanion } from './companion/dismiss-companion.ts'
import { readInvitation } from './companion/guest/read-invitation.ts'
import { inviteCompanion } from './companion/invite-companion.ts'
import { showCompanion } from './companion/show-companion.ts'
import { openCall } from './open-call.ts'
import { echo, testCall } from './test-call.ts'

export const callRoutes = (mount: Mount): void => {
  mount(calls.openCall, openCall)
  mount(calls.testCall, testCall)
  mount(calls.echoTest, echo)
  mount(companion.inviteCompanion, inviteCompanion)
  mount(companion.showCompanion, showCompanion)
  mount(companion.admitCompanion, admitCompanion)
  mount(companion.dismissCompanion, dismissCompanion)
  mount(companion.readInvitation, readInvitation)
}
