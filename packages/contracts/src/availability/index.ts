import * as z from 'zod/mini'
import { date, endpoint, hour, idParams, instant, optionalText, queryInt, uuid } from '../kit/index.ts'
import { slot, slotId } from './slots.ts'

/** `HH:mm`, or `24:00` for the end of the day. */
export const finalHour = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))
/** Opens slots every week on a `weekday` (0 is Sunday), or on one `date`. */
export const availabilityRule = z.object({
  id: uuid,
  weekday: z.nullable(z.int()),
  date: z.nullable(date),
  init_hour: hour,
  final_hour: finalHour,
  /** A slot's length in minutes. */
  interval: z.int(),
  /** Minutes between the end of a slot and the start of the next. */
  pause: z.int(),
  place_id: z.nullable(uuid),
  valid_from: z.nullable(date),
  valid_until: z.nullable(date),
})
export type AvailabilityRule = z.output<typeof availabilityRule>

export const block = z.object({ id: uuid, starts_at: instant, ends_at: instant, reason: z.string() })
export type Block = z.output<typeof block>

/** A coming appointment that rules and time off no longer allow. It stays until the specialist solves it. */
export const conflict = z.object({
  schedule_id: uuid,
  starts_at: instant,
  ends_at: instant,
  date,
  init_hour: hour,
  final_hour: hour,
  customer: z.object({ name: z.string() }),
  /** Whether the patient could still move it. */
  can_reschedule: z.boolean(),
  /** Whether the patient was asked to move it. */
  reschedule_asked: z.boolean(),
})
export type Conflict = z.output<typeof conflict>
export const conflicts = z.array(conflict)

const ruleBody = z.strictObject({
  weekday: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
  date: z.optional(z.nullable(date)),
  init_hour: hour,
  final_hour: finalHour,
  interval: z.int().check(z.minimum(5), z.maximum(480)),
  pause: z._default(z.int().check(z.minimum(0), z.maximum(240)), 0),
  place_id: z.optional(z.nullable(uuid)),
  valid_from: z.optional(z.nullable(date)),
  valid_until: z.optional(z.nullable(date)),
})
export type RuleBody = z.output<typeof ruleBody>

const blockBody = z.strictObject({
  starts_at: instant,
  ends_at: instant,
  reason: z._default(optionalText(200), ''),
})

const specialistOnly = { resource: 'specialist', role: 'specialist' } as const

export const previewSlots = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'schedules/available-time-slots',
  summary: 'The slots that a date, an interval and two hours would open, each with whether it collides',
  action: 'read',
  query: z.strictObject({ date, interval: queryInt(5, 480), init_hour: hour, final_hour: finalHour }),
  response: z.object({
    data: z.array(
      z.object({
        init_hour: hour,
        final_hour: finalHour,
        available: z.boolean(),
        conflict: z.optional(z.enum(['past', 'booked', 'blocked', 'already_open'])),
      }),
    ),
  }),
  status: 200,
  errors: ['rule_invalid'],
})

export const openSlots = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'schedules',
  summary: 'Opens slots on one date',
  action: 'create',
  body: z.strictObject({
    date,
    slots: z
      .array(z.strictObject({ init_hour: hour, final_hour: finalHour }))
      .check(z.minLength(1), z.maxLength(288)),
    place_id: z.optional(z.nullable(uuid)),
  }),
  response: z.object({ data: z.array(slot) }),
  status: 201,
  errors: ['rule_invalid', 'slot_conflict'],
})

export const closeSlot = endpoint({
  ...specialistOnly,
  method: 'DELETE',
  path: 'schedules/:id',
  summary: 'Closes an open slot',
  action: 'delete',
  params: z.strictObject({ id: slotId }),
  response: null,
  status: 204,
  errors: ['slot_not_open'],
})

export const listAvailability = endpoint({
  ...specialistOnly,
  method: 'GET',
  path: 'specialists/availability',
  summary: 'Own rules, coming time off, and the appointments that they no longer allow',
  action: 'read',
  response: z.object({
    data: z.array(availabilityRule),
    blocks: z.array(block),
    conflicts,
    /** The zone of all dates and hours in rules. */
    timezone: z.string(),
  }),
  status: 200,
  errors: [],
})

export const createRule = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'specialists/availability',
  summary: 'Adds a rule: every `weekday`, or one `date`',
  action: 'create',
  body: ruleBody,
  response: z.extend(availabilityRule, { conflicts }),
  status: 201,
  errors: ['rule_invalid', 'slot_conflict'],
})

export const updateRule = endpoint({
  ...specialistOnly,
  method: 'PUT',
  path: 'specialists/availability/:id',
  summary: 'Changes a rule; appointments stay, those outside it are answered as conflicts',
  action: 'update',
  params: idParams,
  body: ruleBody,
  response: z.extend(availabilityRule, { conflicts }),
  status: 200,
  errors: ['rule_invalid', 'slot_conflict'],
})

export const deleteRule = endpoint({
  ...specialistOnly,
  method: 'DELETE',
  path: 'specialists/availability/:id',
  summary: 'Removes a rule; appointments stay, those outside the rest are answered as conflicts',
  action: 'delete',
  params: idParams,
  response: z.object({ conflicts }),
  status: 200,
  errors: [],
})

export const createBlock = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'specialists/blocks',
  summary:
    'Adds time off; appointments in it stay and are answered as conflicts. The same time and reason again is the same time off',
  action: 'create',
  body: blockBody,
  response: z.extend(block, { conflicts }),
  status: 201,
  errors: ['rule_invalid'],
})

export const updateBlock = endpoint({
  ...specialistOnly,
  method: 'PUT',
  path: 'specialists/blocks/:id',
  summary: 'Moves time off; appointments in it stay and are answered as conflicts',
  action: 'update',
  params: idParams,
  body: blockBody,
  response: z.extend(block, { conflicts }),
  status: 200,
  errors: ['rule_invalid'],
})

export const deleteBlock = endpoint({
  ...specialistOnly,
  method: 'DELETE',
  path: 'specialists/blocks/:id',
  summary: 'Removes time off',
  action: 'delete',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const keepConflict = endpoint({
  ...specialistOnly,
  method: 'POST',
  path: 'specialists/conflicts/:id/keep',
  summary:
    'Keeps an appointment that the own rules no longer allow, as it stands; answers the conflicts left',
  action: 'update',
  params: idParams,
  response: z.object({ conflicts }),
  status: 200,
  errors: [],
})

export const askReschedule = endpoint({
  method: 'POST',
  path: 'schedules/:id/ask-reschedule',
  summary:
    'Asks the patient to move an appointment to another time, once for each start; it stays until the patient does',
  resource: 'appointment',
  action: 'update',
  role: 'specialist',
  params: idParams,
  response: null,
  status: 204,
  errors: ['reschedule_not_allowed'],
})
