export { slotHoldCrontab, slotHoldJobs } from './slot-holds.jobs.ts'
export {
  endHoldOfLink,
  endHoldOfProposal,
  endHoldsOf,
  findHoldsOfPerson,
  findKept,
  forgetHolds,
  giveHoldOfLink,
  insertHold,
  lockHoldsOf,
} from './slot-holds.repo.ts'
