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
  keepHoldOfLink,
  lockHoldsOf,
} from './slot-holds.repo.ts'
