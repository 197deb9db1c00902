import { timeProposalStates } from '@emma/domain/booking'
import * as z from 'zod/mini'
import { expectedOffer, slotId, slotPlace } from '../availability/slots.ts'
import { dependentName } from '../dependents/index.ts'
import { endpoint, idParams, instant, uuid } from '../kit/index.ts'
import { appointment } from './index.ts'

// Another time that a specialist proposes for an appointment. It is reserved for the patient until they answer; nothing
// moves without their consent.

const person = z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })

export const timeProposal = z.object({
  id: uuid,
  /** The appointment concerned. */
  schedule_id: uuid,
  status: z.enum(timeProposalStates),
  specialist: person,
  customer: z.object({ id: uuid, name: z.string() }),
  dependent: z.nullable(dependentName),
  specialty: z.object({ id: uuid, name: z.string() }),
  current_starts_at: instant,
  current_place: z.nullable(slotPlace),
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  place_id: z.nullable(uuid),
  online: z.boolean(),
  place: z.nullable(slotPlace),
  expires_at: instant,
})
export type TimeProposal = z.output<typeof timeProposal>

const proposals = z.object({ data: z.array(timeProposal) })

export const proposeTime = endpoint({
  method: 'POST',
  path: 'schedules/:id/proposals',
  summary:
    'Proposes another open time for an appointment and keeps it for the patient until they answer; one before it is taken back',
  resource: 'appointment',
  assistant: { right: 'agenda', act: 'proposed', response: timeProposal },
  action: 'update',
  role: 'specialist',
  params: idParams,
  body: z.strictObject({
    schedule_id: slotId,
    /** The terms of the new time that the specialist saw. */
    expected: z.optional(expectedOffer),
  }),
  response: timeProposal,
  status: 201,
  errors: [
    'reschedule_not_allowed',
    'proposal_too_late',
    'return_not_open',
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'patient_busy_then',
  ],
})

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: 'schedules/:id/proposals',
  summary: 'Takes back the time that is proposed for an appointment; the patient is told',
  resource: 'appointment',
  action: 'update',
  role: 'specialist',
  assistant: { right: 'agenda', act: 'proposal_withdrawn', response: null },
  params: idParams,
  response: null,
  status: 204,
  errors: ['proposal_over'],
})

export const listSpecialistProposals = endpoint({
  method: 'GET',
  path: 'schedules/proposals',
  summary: 'The times that the specialist proposed and that wait for an answer, the first deadline first',
  resource: 'appointment',
  assistant: { right: 'agenda', response: proposals },
  action: 'read',
  role: 'specialist',
  response: proposals,
  status: 200,
  errors: [],
})

export const listOwnProposals = endpoint({
  method: 'GET',
  path: 'customer/proposals',
  summary: "The times that specialists propose for the customer's appointments, the first deadline first",
  resource: 'appointment',
  action: 'read',
  role: 'customer',
  response: proposals,
  status: 200,
  errors: [],
})

export const acceptProposal = endpoint({
  method: 'POST',
  path: 'customer/proposals/:id/accept',
  summary: 'Moves the appointment to the proposed time, free of charge; both sides are told',
  resource: 'appointment',
  action: 'update',
  role: 'customer',
  params: idParams,
  response: appointment,
  status: 200,
  idempotent: true,
  errors: [
    'proposal_over',
    'reschedule_not_allowed',
    'return_not_open',
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'already_booked_then',
  ],
})

export const declineProposal = endpoint({
  method: 'DELETE',
  path: 'customer/proposals/:id',
  summary: 'Lets the proposed time go; the appointment stays as it is, and the specialist is told',
  resource: 'appointment',
  action: 'update',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: ['proposal_over'],
})
