import type { SocketUseCase } from '../../../realtime/port.ts'
import { slotsPlace } from './emit-slots-changed.ts'

/** Free slots are public: watchers receive an event when they change. */
export const watchSlots: SocketUseCase<'slots:watch'> = async (_deps, { payload, enter }) => {
  await enter(slotsPlace(payload.specialist_id))
  return {}
}

export const unwatchSlots: SocketUseCase<'slots:unwatch'> = async (_deps, { payload, leave }) => {
  await leave(slotsPlace(payload.specialist_id))
  return {}
}
