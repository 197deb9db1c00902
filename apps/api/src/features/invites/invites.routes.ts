import * as invites from '@emma/contracts/invites'
import type { Mount } from '../../http/mount.ts'
import { acceptInvite, rejectInvite } from './answer-invite.ts'
import { listInvitable } from './list-invitable.ts'
import { listReceivedInvites } from './list-received-invites.ts'
import { listSentInvites } from './list-sent-invites.ts'
import { revokeInvite } from './revoke-invite.ts'
import { sendInvite } from './send-invite.ts'

export const invitesRoutes = (mount: Mount): void => {
  mount(invites.listInvitable, listInvitable)
  mount(invites.sendInvite, sendInvite)
  mount(invites.acceptInvite, acceptInvite)
  mount(invites.rejectInvite, rejectInvite)
  mount(invites.revokeInvite, revokeInvite)
  mount(invites.listReceivedInvites, listReceivedInvites)
  mount(invites.listSentInvites, listSentInvites)
}
