import * as z from 'zod/mini'
import { date, endpoint, hour, idParams, instant, text, uuid } from '../kit/index.ts'
import { patient } from '../records/index.ts'

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
})

/** The data a browser needs to connect to the video provider: the specification's names for every provider. */
export const videoGrant = z.object({
  provider: z.enum(['peer', 'agora', 'livekit']),
  agoraio_channel: z.string(),
  agoraio_token: z.string(),
  uid: z.string(),
  /** Which side yields when both offer at once: the patient. */
  polite: z.boolean(),
  ice_servers: z.array(iceServer),
  /** Agora's id of our account; public. */
  app_id: z.optional(z.string()),
  /** Address of LiveKit's server. */
  server_url: z.optional(z.string()),
})
export type VideoGrant = z.output<typeof videoGrant>

/** The data a participant needs to enter an appointment's call (spec §3, video call). */
export const callGrant = z.extend(videoGrant, {
  date,
  init_hour: hour,
  final_hour: hour,
  consultation_time: z.object({ date, init_hour: hour, final_hour: hour }),
  starts_at: instant,
  ends_at: instant,
  /** The other participant. */
  peer: z.object({ name: z.string(), avatar: z.nullable(z.string()), specialty: z.string() }),
  /** Whether the running time is shown: the specialist's setting. */
  stopwatch: z.boolean(),
  /** The platform's support phone, in dialling form; null if none is configured. */
  support_phone: z.nullable(z.string()),
  /** Only for the specialist. */
  patient: z.optional(patient),
})
export type CallGrant = z.output<typeof callGrant>

export const openCall = endpoint({
  method: 'POST',
  path: 'schedules/:id/agoraio',
  summary:
    'A grant for the video call: the two sides, from 10 minutes before the start to 2 hours after the end',
  resource: 'call',
  action: 'manage',
  params: idParams,
  response: callGrant,
  status: 200,
  errors: ['call_not_open', 'consent_missing'],
})

/** Both ends of a test call with oneself. It has no appointment and ends after some minutes. */
export const testCall = endpoint({
  method: 'POST',
  path: 'calls/test',
  summary: 'Two grants for a call with oneself through the configured provider, to test devices and network',
  resource: 'account',
  action: 'manage',
  response: z.object({ expires_at: instant, sides: z.tuple([videoGrant, videoGrant]) }),
  status: 200,
  errors: [],
})
export type TestCall = z.output<(typeof testCall)['response']>

/** Maximum size of an echo: enough to measure a network without burdening it. */
export const ECHO_LETTERS = 262_144

export const echoTest = endpoint({
  method: 'POST',
  path: 'calls/test/echo',
  summary: 'Answers what it was sent: how much a network carries, both ways, is measured with it',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ filler: z.string().check(z.maxLength(ECHO_LETTERS)) }),
  response: z.object({ filler: z.string() }),
  status: 200,
  errors: [],
})

export const callStatus = z.enum(['waiting', 'active', 'interrupted', 'ended'])
/**
 * State of the call. `active_seconds` counts up to `active_since`, from where the stopwatch continues. `ends_at` is the
 * planned end: the end of the slot, or as extended by the specialist.
 */
const callStateFields = {
  status: callStatus,
  active_seconds: z.int(),
  active_since: z.nullable(instant),
  ends_at: instant,
}

const sdp = z.string().check(z.maxLength(100_000))
const candidate = z.strictObject({
  candidate: z.string().check(z.maxLength(2000)),
  sdpMid: z.nullish(z.string().check(z.maxLength(200))),
  sdpMLineIndex: z.nullish(z.int()),
  usernameFragment: z.nullish(z.string().check(z.maxLength(300))),
})
/** What a participant is sending, so that the other can see why there is no image or sound. */
const about = z.strictObject({
  kind: z.literal('about'),
  mic: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
  /** Sound only, because the network is too slow for more. */
  soundOnly: z.boolean(),
})
export type About = z.output<typeof about>

/** Signals between two browsers: passed on, never stored. Descriptions and candidates are only for `peer` calls. */
export const signal = z.discriminatedUnion('kind', [
  about,
  z.strictObject({ kind: z.literal('description'), type: z.enum(['offer', 'answer']), sdp }),
  z.strictObject({ kind: z.literal('candidate'), candidate: z.nullable(candidate) }),
])
export type Signal = z.output<typeof signal>

const figure = (max: number) => z.nullable(z.number().check(z.minimum(0), z.maximum(max)))
/** The connection's quality in the last ten seconds. */
export const qualitySample = z.strictObject({
  level: z.enum(['good', 'fair', 'poor']),
  rtt_ms: figure(120_000),
  loss: figure(1),
  kbps_in: figure(1_000_000),
  kbps_out: figure(1_000_000),
  frames_per_second: figure(240),
  relayed: z.boolean(),
})
export type QualitySample = z.output<typeof qualitySample>

/** Every page load has its own epoch: signals carry it, and those of an older page are dropped. */
const page = { schedule_id: uuid, epoch: uuid }

export const callClientEvents = {
  /** Enters, or returns after a lost connection (the same epoch). The newest page of a person wins. */
  'call:join': {
    payload: z.strictObject({ ...page, token: text(4000) }),
    answer: z.object({ ...callStateFields, peer_epoch: z.nullable(uuid) }),
  },
  /** Hangs up; the consultation goes on. */
  'call:leave': { payload: z.strictObject(page), answer: z.object({}) },
  'call:signal': {
    payload: z.strictObject({ schedule_id: uuid, from: uuid, to: uuid, signal }),
    /** `false`: one of the two pages is no longer the current one. */
    answer: z.object({ delivered: z.boolean() }),
  },
  /** Sound and image flow, or have stopped. */
  'call:media': { payload: z.strictObject({ ...page, connected: z.boolean() }), answer: z.object({}) },
  'call:quality': { payload: z.strictObject({ ...page, sample: qualitySample }), answer: z.object({}) },
  /** The specialist extends the call by some minutes. `next_starts_at` is the start of their next appointment. */
  'call:extend': {
    payload: z.strictObject({ ...page, minutes: z.literal([5, 10, 15]) }),
    answer: z.object({ ...callStateFields, next_starts_at: z.nullable(instant) }),
  },
} as const

export const callServerEvents = {
  'call:peer-joined': z.object(page),
  'call:peer-left': z.object({ ...page, reason: z.enum(['left', 'lost']) }),
  'call:signal': z.object({ schedule_id: uuid, from: uuid, to: uuid, signal }),
  /** To the older page: the call continues in a newer one. */
  'call:superseded': z.object(page),
  'call:state': z.object({ schedule_id: uuid, ...callStateFields }),
  'call:ended': z.object({
    schedule_id: uuid,
    reason: z.enum(['finished', 'abandoned']),
    active_seconds: z.int(),
  }),
} as const
