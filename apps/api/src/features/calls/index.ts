import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { closeRoom } from './close-room.ts'
import { companionCrontab, companionJobs } from './companion/companions.jobs.ts'
import { passToCompanion } from './companion/guest/pass-signals.ts'
import { extendCall } from './extend-call.ts'
import { joinCall } from './join-call.ts'
import { keepQuality } from './keep-quality.ts'
import { leaveCall } from './leave-call.ts'
import { passSignal } from './pass-signal.ts'
import { reportMedia } from './report-media.ts'
import { settleCall, settleCalls } from './settle-calls.ts'

export { findJoined } from './calls.repo.ts'
export { callRoutes } from './calls.routes.ts'
export { eraseCompanions } from './companion/erase.repo.ts'
export { companionDoor } from './companion/index.ts'
export { type EndedCall, emitEnded, endCallOfAppointment } from './end-call.ts'
export { lastPagesSql } from './presence/presence.repo.ts'
export { toPresence } from './presence/presence.ts'

export const callSockets = {
  'call:join': joinCall,
  'call:leave': leaveCall,
  'call:signal': passSignal,
  'call:media': reportMedia,
  'call:quality': keepQuality,
  'call:extend': extendCall,
  'call:companion-signal': passToCompanion,
} as const

export const callJobs: JobHandlers = {
  'settle-call': settleCall,
  'settle-calls': settleCalls,
  'close-room': closeRoom,
  ...companionJobs,
}
export const callCrontab: readonly CronLine[] = [
  { job: 'settle-calls', at: '* * * * *' },
  ...companionCrontab,
]
