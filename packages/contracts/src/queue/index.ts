import { careKinds, professions, queueStates, redFlags } from '@emma/domain/queue'
import * as z from 'zod/mini'
import { dependentName } from '../dependents/index.ts'
import { centavos, endpoint, instant, text, uuid } from '../kit/index.ts'
import { payment, paymentMethod, refundStatus } from '../payments/index.ts'

const ofCustomer = { resource: 'queue', role: 'customer' } as const

export const queueStatus = z.enum(queueStates)
export type QueueStatus = z.output<typeof queueStatus>
export const redFlag = z.enum(redFlags)
export const careKind = z.enum(careKinds)
export const profession = z.enum(professions)
export const queuePriority = z.enum(['normal', 'urgent'])
const emergencyLine = z.enum(['192', '188'])

export const queueSpecialist = z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })

/** Minutes until the call, from the places in line and recent attendances of the kind: half are called within the first. */
export const waitEstimate = z.object({ median_minutes: z.int(), p80_minutes: z.int() })
export type WaitEstimate = z.output<typeof waitEstimate>

/** Why an entry ended. */
export const queueEnd = z.enum([
  'unpaid',
  'refused',
  'by_customer',
  'by_platform',
  'not_called',
  'no_answer',
  'end_of_duty',
  'charged_back',
  'finished',
  'no_show',
])

/** A customer's own place in the queue for urgent care. */
export const queueEntry = z.object({
  id: uuid,
  status: queueStatus,
  kind_of_care: careKind,
  /** The professions that attend this kind of care. */
  attended_by: z.array(profession),
  /** 1 is the next of the kind of care; null if not waiting. */
  position: z.nullable(z.int()),
  /** Null if unknown: fewer than five attendances of the kind, or nobody on duty for it. */
  estimate: z.nullable(waitEstimate),
  /** The median of `estimate`. */
  estimated_wait: z.nullable(z.int()),
  /** Specialists who take people of this kind of care now. */
  on_duty: z.int(),
  complaint: z.string(),
  priority: queuePriority,
  dependent: z.nullable(dependentName),
  price: centavos,
  payment: z.object({
    ...payment.shape,
    /**
     * The amount returned once the entry ended without an attendance: to the wallet at once, the rest the way it was
     * paid.
     */
    returned: z.optional(
      z.object({
        wallet: centavos,
        provider: centavos,
        status: refundStatus,
      }),
    ),
  }),
  created_at: instant,
  /** Since when the place is held; null while unpaid. */
  waiting_since: z.nullable(instant),
  /** When an unpaid entry ends. */
  hold_expires_at: z.nullable(instant),
  /** When the money is returned automatically without a call. */
  expires_at: z.nullable(instant),
  specialist: z.nullable(queueSpecialist),
  called_at: z.nullable(instant),
  /** Deadline to answer a call; null once answered. */
  answer_by: z.nullable(instant),
  answered_at: z.nullable(instant),
  /**
   * Deadline for the specialist to begin after the call was answered; after it the patient keeps waiting, at the same
   * place.
   */
  meet_by: z.nullable(instant),
  /** How often a call was not answered. */
  misses: z.int(),
  /** Phone number to call for help. */
  support_phone: z.nullable(z.string()),
  /** The appointment with its call, once the specialist starts. */
  schedule_id: z.nullable(uuid),
  ended_at: z.nullable(instant),
  end_reason: z.nullable(queueEnd),
  can: z.object({ leave: z.boolean(), answer: z.boolean() }),
})
export type QueueEntry = z.output<typeof queueEntry>

/** The entry form's complaint. */
export const queueComplaint = text(1000)

export const enterQueue = endpoint({
  ...ofCustomer,
  method: 'POST',
  path: 'queue/enter',
  summary:
    'Enters the queue for urgent care and pays for it; 202 while the charge is not known yet, and with Pix. Signs of an emergency need `red_flags_acknowledged`: whoever has one was told to call 192 (or 188)',
  action: 'create',
  body: z.strictObject({
    complaint: queueComplaint,
    payment_method: paymentMethod,
    /** The default card if omitted. */
    card_id: z.optional(uuid),
    /** One of the customer's own dependents; if omitted, the customer is the patient. */
    dependent_id: z.optional(uuid),
    /** By age if omitted: pediatrics under twelve, else general. */
    kind_of_care: z.optional(careKind),
    red_flags: z.optional(z.array(redFlag).check(z.maxLength(redFlags.length))),
    red_flags_acknowledged: z.optional(z.boolean()),
  }),
  response: queueEntry,
  status: 201,
  accepted: true,
  idempotent: true,
  errors: [
    'already_in_queue',
    'already_booked_then',
    'emergency_not_acknowledged',
    'payment_refused',
    'payment_pause',
    'wallet_insufficient',
    'card_required',
    'provider_failed',
    'dependent_of_age',
    'care_kind_not_for_age',
    'nobody_on_duty',
  ],
})

export const adviseEmergency = endpoint({
  ...ofCustomer,
  method: 'POST',
  path: 'queue/red-flags',
  summary: 'Keeps that the customer has signs of an emergency, and answers whom they are told to call',
  action: 'create',
  body: z.strictObject({
    red_flags: z.array(redFlag).check(z.minLength(1), z.maxLength(redFlags.length)),
    dependent_id: z.optional(uuid),
  }),
  response: z.object({ id: uuid, call: z.array(emergencyLine), advised_at: instant }),
  status: 201,
  errors: [],
})

export const getQueueEntry = endpoint({
  ...ofCustomer,
  method: 'GET',
  path: 'queue/me',
  summary: 'The own open entry, with the position now; null where there is none',
  action: 'read',
  response: z.nullable(queueEntry),
  status: 200,
  errors: [],
})

/** The state of one kind's queue, for a patient who considers entering. */
export const queueStanding = z.object({
  kind_of_care: careKind,
  on_duty: z.int(),
  waiting: z.int(),
  estimate: z.nullable(waitEstimate),
  attended_by: z.array(profession),
})
export type QueueStanding = z.output<typeof queueStanding>

export const getQueueOffer = endpoint({
  ...ofCustomer,
  method: 'GET',
  path: 'queue/offer',
  summary:
    'What entering costs and how the queue of each kind of care stands (the first fields are those of general care); and the own last entry of the last day, once it is over',
  action: 'read',
  response: z.object({
    price: centavos,
    /** Minutes after which the money is returned automatically without a call. */
    queue_minutes: z.int(),
    ...queueStanding.shape,
    /** The median of `estimate`. */
    estimated_wait: z.nullable(z.int()),
    kinds: z.array(queueStanding),
    last: z.nullable(queueEntry),
  }),
  status: 200,
  errors: [],
})
export type QueueOffer = z.output<typeof getQueueOffer.response>

export const leaveQueue = endpoint({
  ...ofCustomer,
  method: 'DELETE',
  path: 'queue/me',
  summary: 'Leaves before the attendance begins; everything that was paid goes back the way it came',
  action: 'delete',
  response: queueEntry,
  status: 200,
  errors: ['invalid_transition'],
})

export const answerQueueCall = endpoint({
  ...ofCustomer,
  method: 'POST',
  path: 'queue/me/answer',
  summary: 'The called patient is there; within 60 s, else the next is called. Said twice, it is said once',
  action: 'update',
  response: queueEntry,
  status: 200,
  errors: ['invalid_transition'],
})
