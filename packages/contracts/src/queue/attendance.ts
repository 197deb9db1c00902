import * as z from 'zod/mini'
import { endpoint, instant, uuid } from '../kit/index.ts'
import { careKind, queuePriority, queueStatus, redFlag } from './index.ts'

const ofSpecialist = { resource: 'queue', role: 'specialist' } as const

/** A patient before care begins, as specialists on duty see them. */
const queuePatient = z.object({
  /** First name and initial. */
  name: z.string(),
  initials: z.string(),
  age: z.nullable(z.int()),
})

/** A waiting patient. */
export const queueItem = z.object({
  id: uuid,
  position: z.int(),
  kind_of_care: careKind,
  customer: queuePatient,
  waiting_since: instant,
  complaint: z.string(),
  red_flags: z.array(redFlag),
  priority: queuePriority,
  /** How often this patient did not answer a call. */
  misses: z.int(),
  expires_at: instant,
})
export type QueueItem = z.output<typeof queueItem>

/** The patient the specialist has called or attends. */
export const queueAttendance = z.object({
  id: uuid,
  status: z.enum(['called', 'in_progress']),
  kind_of_care: careKind,
  customer: queuePatient,
  complaint: z.string(),
  red_flags: z.array(redFlag),
  priority: queuePriority,
  waiting_since: instant,
  called_at: instant,
  answer_by: z.nullable(instant),
  answered_at: z.nullable(instant),
  started_at: z.nullable(instant),
  schedule_id: z.nullable(uuid),
})
export type QueueAttendance = z.output<typeof queueAttendance>

const group = z.object({ id: uuid, name: z.string(), allowed: z.boolean() })

const permission = z.object({
  /** Whether the specialist may take people from the queue for the active group, or without one for themselves. */
  allowed: z.boolean(),
  /** The kinds of care that their council and specialties allow. */
  kinds: z.array(careKind),
  on_duty: z.boolean(),
  companies: z.array(group),
  activeGroup: z.nullable(group),
  /** The patient the specialist has called or attends, also after going off duty. */
  current: z.nullable(queueAttendance),
})
export type QueuePermission = z.output<typeof permission>

export const getQueuePermission = endpoint({
  ...ofSpecialist,
  method: 'GET',
  path: 'queue/permission',
  summary: 'Whether the specialist may attend urgent care, and for which groups',
  action: 'read',
  response: permission,
  status: 200,
  errors: [],
})

export const setQueueGroup = endpoint({
  ...ofSpecialist,
  method: 'PATCH',
  path: 'queue/set-group',
  summary: 'The group to attend for; null is the own practice',
  action: 'update',
  body: z.strictObject({ company_id: z.nullable(uuid) }),
  response: permission,
  status: 200,
  errors: ['queue_not_allowed'],
})

const board = z.object({
  data: z.array(queueItem),
  /** The caller's own. */
  current: z.nullable(queueAttendance),
  /** Everyone called or attended now, for the board on a wall: only initials. */
  attending: z.array(
    z.object({
      id: uuid,
      initials: z.string(),
      specialist: z.string(),
      status: z.enum(['called', 'in_progress']),
      since: instant,
    }),
  ),
  on_duty: z.int(),
  /** Average minutes until being called, over the latest attendances; null without any. */
  average_wait: z.nullable(z.int()),
  /** The specialist's running appointment, or one that begins within ten minutes. */
  booked_soon: z.nullable(z.object({ id: uuid, starts_at: instant })),
})
export type QueueBoard = z.output<typeof board>

export const listQueue = endpoint({
  ...ofSpecialist,
  method: 'GET',
  path: 'queue/list',
  summary: 'Who waits, in the order of being called; for specialists on duty',
  action: 'read',
  response: board,
  status: 200,
  errors: ['not_on_duty', 'queue_not_allowed'],
})

export const updateQueue = endpoint({
  ...ofSpecialist,
  method: 'PUT',
  path: 'queue/update',
  summary:
    'Calls somebody who waits, starts (which makes the appointment `schedule_id`), finishes, or says that the called patient is absent. No two specialists get the same patient, and nobody attends two',
  action: 'update',
  body: z.strictObject({ id: uuid, action: z.enum(['call', 'start', 'finish', 'absent']) }),
  response: z.object({
    id: uuid,
    status: queueStatus,
    schedule_id: z.nullable(uuid),
    /** While it is called or attended. */
    current: z.nullable(queueAttendance),
  }),
  status: 200,
  errors: ['invalid_transition', 'queue_taken', 'already_attending', 'not_on_duty', 'queue_not_allowed'],
})

export const callNext = endpoint({
  ...ofSpecialist,
  method: 'POST',
  path: 'queue/call-next',
  summary:
    'Calls whoever is next; of several specialists at once each gets another patient. 404 where nobody waits',
  action: 'update',
  response: queueAttendance,
  status: 200,
  errors: ['already_attending', 'not_on_duty', 'queue_not_allowed'],
})
