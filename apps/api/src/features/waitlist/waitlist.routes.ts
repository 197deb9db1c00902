import * as waitlist from '@emma/contracts/waitlist'
import type { Mount } from '../../http/mount.ts'
import { declineOffer } from './decline-offer.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { listWaitlist } from './list-waitlist.ts'
import { readPracticeLine } from './read-practice-line.ts'

/** Accepting moves or books an appointment, so the booking feature mounts it. */
export const waitlistRoutes = (mount: Mount): void => {
  mount(waitlist.listWaitlist, listWaitlist)
  mount(waitlist.readPracticeLine, readPracticeLine)
  mount(waitlist.joinWaitlist, joinWaitlist)
  mount(waitlist.leaveWaitlist, leaveWaitlist)
  mount(waitlist.declineOffer, declineOffer)
}
