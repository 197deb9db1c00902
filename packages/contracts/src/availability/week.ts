import * as z from 'zod/mini'
import { date, endpoint, hour, uuid } from '../kit/index.ts'
import { conflicts, finalHour, listAvailability } from './index.ts'

const weekRule = z.strictObject({
  /** 0 is Sunday. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  init_hour: hour,
  final_hour: finalHour,
  /** Length of a slot and pause until the next, in minutes. */
  interval: z.int().check(z.minimum(5), z.maximum(480)),
  pause: z._default(z.int().check(z.minimum(0), z.maximum(240)), 0),
  /** Null is online. */
  place_id: z.nullable(uuid),
  valid_from: z.nullable(date),
  valid_until: z.nullable(date),
})
export type WeekRule = z.output<typeof weekRule>

const week = z.strictObject({
  /** The complete new set of weekly rules. */
  rules: z.array(weekRule).check(z.maxLength(100)),
})

const specialistOnly = { resource: 'specialist', role: 'specialist' } as const

export const previewWeek = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'specialists/week/preview',
  summary: 'The coming appointments that weekly rules would no longer allow; nothing is kept',
  action: 'read',
  body: week,
  response: z.object({ conflicts }),
  status: 200,
  errors: ['rule_invalid', 'slot_conflict'],
})

export const saveWeek = endpoint({
  ...specialistOnly,
  method: 'PUT',
  path: 'specialists/week',
  summary:
    'Replaces all weekly rules at once; appointments stay, those outside are answered as conflicts. 409 `stale_version` where the rules are not those that were seen',
  action: 'update',
  body: z.extend(week, {
    /** The ids of the weekly rules that these replace. */
    replaces: z.array(uuid).check(z.maxLength(200)),
  }),
  response: listAvailability.response,
  status: 200,
  errors: ['rule_invalid', 'slot_conflict', 'stale_version'],
})
