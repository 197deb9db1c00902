import { companionKinds } from '@emma/domain/calls'
import * as z from 'zod/mini'
import { anyName, endpoint, idParams, instant, uuid } from '../kit/index.ts'
import { signal, videoGrant } from './index.ts'

export const companionKind = z.enum(companionKinds)
const standing = z.enum(['invited', 'waiting', 'admitted'])
const side = z.enum(['customer', 'specialist'])

/** A third person in a call, as the two participants see them. */
export const companion = z.object({
  id: uuid,
  name: z.string(),
  kind: companionKind,
  status: standing,
  /** Whether their page is connected. */
  here: z.boolean(),
  /** The page that asks, or is in the call. */
  epoch: z.nullable(uuid),
  /** Their id at the video provider. */
  uid: z.string(),
  invited_by: side,
  /** Opens the invitation; anyone with it can. */
  link: z.string(),
})
export type Companion = z.output<typeof companion>

export const inviteCompanion = endpoint({
  method: 'POST',
  path: 'schedules/:id/companion',
  summary: 'Invites a third person to the call of an online appointment, by a link; the one before is over',
  resource: 'call',
  action: 'manage',
  params: idParams,
  body: z.strictObject({ name: anyName, kind: companionKind }),
  response: companion,
  status: 201,
  errors: ['companion_not_allowed'],
})

export const showCompanion = endpoint({
  method: 'GET',
  path: 'schedules/:id/companion',
  summary: 'The third person of a call, and where they are; nobody where nobody is invited',
  resource: 'call',
  action: 'manage',
  params: idParams,
  response: z.object({ companion: z.nullable(companion), may_invite: z.boolean() }),
  status: 200,
  errors: [],
})

export const admitCompanion = endpoint({
  method: 'POST',
  path: 'schedules/:id/companion/admit',
  summary: 'Lets in the third person who waits at the door of a call',
  resource: 'call',
  action: 'manage',
  params: idParams,
  /** The page that is let in: if another one knocked meanwhile, this is refused. */
  body: z.strictObject({ epoch: uuid }),
  response: companion,
  status: 200,
  errors: ['call_not_open', 'invalid_transition'],
})

export const dismissCompanion = endpoint({
  method: 'DELETE',
  path: 'schedules/:id/companion',
  summary: 'Takes an invitation back, does not let its holder in, or takes them out: the link leads nowhere',
  resource: 'call',
  action: 'manage',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

/** The secret in an invitation's link. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

/** An invitation, as the holder of its link sees it: no surname of the patient, nothing clinical. */
export const companionVisit = z.object({
  status: standing,
  name: z.string(),
  kind: companionKind,
  patient: z.string(),
  specialist: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** From when they may ask to join. */
  opens_at: instant,
  /** The two participants with the page that each uses in the call, once the companion is let in. */
  people: z.array(z.object({ side, epoch: z.nullable(uuid), uid: z.string() })),
})
export type CompanionVisit = z.output<typeof companionVisit>

export const readInvitation = endpoint({
  method: 'POST',
  path: 'calls/companion',
  summary: 'Whose consultation an invitation is for, for whoever holds its link',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ token }),
  response: z.object({
    visit: z.nullable(companionVisit),
    /** Why the invitation ended. */
    ended: z.nullable(z.enum(['over', 'withdrawn'])),
  }),
  status: 200,
  errors: [],
})

const page = { epoch: uuid }

/** Events from the companion's page, on a connection restricted to them. */
export const companionClientEvents = {
  /**
   * Asks to be let in, or reports that the page is still there. `visit` is the browser's own secret for this
   * invitation.
   */
  'companion:knock': {
    payload: z.strictObject({ ...page, visit: uuid, name: anyName }),
    answer: companionVisit,
  },
  /** Once let in: the video grant. */
  'companion:grant': { payload: z.strictObject(page), answer: videoGrant },
  'companion:signal': {
    payload: z.strictObject({ from: uuid, to: uuid, signal }),
    answer: z.object({ delivered: z.boolean() }),
  },
  'companion:leave': { payload: z.strictObject(page), answer: z.object({}) },
} as const

export const companionServerEvents = {
  /** Something changed: the next knock gets it in its answer. */
  'companion:changed': z.object({}),
  /** To the older page: a newer one of the same browser replaced it. */
  'companion:superseded': z.object(page),
  'companion:signal': z.object({ side, from: uuid, to: uuid, signal }),
} as const

const between = { schedule_id: uuid, from: uuid, to: uuid, signal }

/** Between the pages of the two sides and the third person. */
export const companionCallEvents = {
  'call:companion-signal': {
    payload: z.strictObject(between),
    answer: z.object({ delivered: z.boolean() }),
  },
} as const

export const companionCallServerEvents = {
  /** A companion knocked, left, was admitted or removed: reload. */
  'call:companion': z.object({ schedule_id: uuid }),
  'call:companion-signal': z.object(between),
} as const

type Client = typeof companionClientEvents
type Server = typeof companionServerEvents
export type GuestEvent = keyof Client
export type GuestSent<E extends GuestEvent> = z.output<Client[E]['payload']>
export type GuestAnswer<E extends GuestEvent> = z.output<Client[E]['answer']>
export type GuestServerEvent = keyof Server
export type GuestPayload<E extends GuestServerEvent> = z.output<Server[E]>
