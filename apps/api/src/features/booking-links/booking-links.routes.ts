import * as invitation from '@emma/contracts/booking/invitation'
import * as onBehalf from '@emma/contracts/booking/on-behalf'
import type { Mount } from '../../http/mount.ts'
import { cancelBookingLink, declineInvitation, resendBookingLink } from './change-links.ts'
import { claimBookingLink } from './claim-link.ts'
import { listBookingLinks, listOwnInvitations, showBookingLink } from './read-links.ts'

export const bookingLinkRoutes = (mount: Mount): void => {
  mount(onBehalf.listBookingLinks, listBookingLinks)
  mount(onBehalf.resendBookingLink, resendBookingLink)
  mount(onBehalf.cancelBookingLink, cancelBookingLink)
  mount(invitation.showBookingLink, showBookingLink)
  mount(invitation.claimBookingLink, claimBookingLink)
  mount(invitation.listOwnInvitations, listOwnInvitations)
  mount(invitation.declineInvitation, declineInvitation)
}
