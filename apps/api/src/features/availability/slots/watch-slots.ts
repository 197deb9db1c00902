import type { SocketUseCase } from '../../../realtime/port.ts'
import { slotsPlace } from './emit-slots-changed.ts'

/** Free slots are public: watchers receive an event when they change, and learn how long ago the last change was. */
export const watchSlots: SocketUseCase<'slots:watch'> = async (_deps, { payload, enter, quietMs }) => {
  const place = slotsPlace(payload.specialist_id)
  await enter(place)
  return { quietMs: quietMs(place) }
}

export const unwatchSlots: SocketUseCase<'slots:unwatch'> = async (_deps, { payload, leave }) => {
  await leave(slotsPlace(payload.specialist_id))
  return {}
}
