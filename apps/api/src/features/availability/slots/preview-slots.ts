import type { previewSlots as endpoint } from '@emma/contracts/availability'
import { type PreviewSlot, previewSlots as preview } from '@emma/domain/availability'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { spanOfDay } from '../blocks/day-span.ts'
import { findComing } from '../coming.repo.ts'
import { refuseRule } from '../rules/read-rule.ts'
import { findBlocks, findZone } from '../rules/rules.repo.ts'
import { findSlots } from './slots.repo.ts'

export interface Opening {
  readonly date: string
  readonly initHour: string
  readonly finalHour: string
  readonly intervalMinutes: number
}

/** Checks the slots to open on one date against existing rules, time off and appointments. */
export const previewWith = async (
  db: Db | Tx,
  specialistId: string,
  zone: string,
  date: string,
  now: Date,
) => {
  const slots = await findSlots(db, specialistId, spanOfDay(date, zone), now)
  const query = {
    zone,
    now: now.getTime(),
    busy: await findComing(db, specialistId, now),
    blocks: await findBlocks(db, specialistId, now),
    opened: slots.map(({ starts_at, ends_at }) => ({ start: starts_at.getTime(), end: ends_at.getTime() })),
  }
  return (opening: Opening): PreviewSlot[] => {
    const checked = preview({ ...query, ...opening })
    if (!checked.ok) throw refuseRule(checked.code)
    return checked.value
  }
}

export const previewSlots: UseCase<typeof endpoint> = async ({ db, clock }, { actor, query }) => {
  const zone = await findZone(db, actor.specialistId)
  const previewOf = await previewWith(db, actor.specialistId, zone, query.date, clock.now())
  const slots = previewOf({
    date: query.date,
    initHour: query.init_hour,
    finalHour: query.final_hour,
    intervalMinutes: query.interval,
  })
  return {
    data: slots.map(({ initHour, finalHour, available, conflict }) => ({
      init_hour: initHour,
      final_hour: finalHour,
      available,
      ...(conflict === null ? {} : { conflict }),
    })),
  }
}
