import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { refreshNextSlots } from './refresh-next-slots.ts'
import { unwatchSlots, watchSlots } from './watch-slots.ts'

export { toSlot } from './availability.present.ts'
export { availabilityRoutes } from './availability.routes.ts'
export { changePractice } from './change-availability.ts'
export { countConflicts } from './conflicts-now.ts'
export { momentsOf, weekOf } from './period.ts'
export { refreshNextSlots } from './refresh-next-slots.ts'
export { findOpenSlots, refreshNextSlot, type SlotRow } from './slots.repo.ts'
export { tellSlotsChanged } from './tell-slots-changed.ts'

export const availabilitySockets = { 'slots:watch': watchSlots, 'slots:unwatch': unwatchSlots } as const
export const availabilityJobs: JobHandlers = { 'refresh-next-slots': refreshNextSlots }
export const availabilityCrontab: readonly CronLine[] = [{ job: 'refresh-next-slots', at: '* * * * *' }]
