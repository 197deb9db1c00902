export { slotHoldCrontab, slotHoldJobs } from './slot-holds.jobs.ts'
export {
  endHoldsOf,
  findHoldsOfPerson,
  findKept,
  insertHold,
  lockHoldsOf,
} from './slot-holds.repo.ts'
