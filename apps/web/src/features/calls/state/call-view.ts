import type { About, CallGrant, QualitySample } from '@emma/contracts/calls'
import type { Companion, CompanionVisit } from '@emma/contracts/calls/companion'
import type { EventPayload } from '@emma/contracts/realtime'
import type { ClientCallState, SendStep } from '@emma/domain/calls'
import type { Choice, Devices, MediaFailure } from '../media/devices.ts'
import type { VideoState } from '../video/port.ts'

/** What a person should know of their devices: one at a time, until they close it or the next one comes. */
export type DeviceNotice =
  | { readonly kind: 'replaced'; readonly lost: string; readonly now: string }
  | { readonly kind: 'camera_gone' | 'microphone_gone'; readonly lost: string }
  | { readonly kind: 'blur_slow' | 'blur_failed' }

/** One more person in the call: for its two sides who was invited, for who was invited the patient. */
export interface Third {
  readonly media: MediaStream | null
  readonly theirs: About | null
  readonly state: VideoState
}
export const noThird: Third = { media: null, theirs: null, state: 'waiting' }

/** How a call stands in this tab; screens draw it and nothing else. */
export interface CallView {
  readonly appointmentId: string | null
  readonly phase: ClientCallState
  readonly grant: CallGrant | null
  readonly entering: boolean
  readonly local: MediaStream | null
  readonly audioOnly: boolean
  readonly mediaFailure: MediaFailure | null
  readonly devices: Devices
  readonly choice: Choice
  readonly micOn: boolean
  readonly cameraOn: boolean
  readonly blur: 'off' | 'starting' | 'on'
  readonly deviceNotice: DeviceNotice | null
  readonly screen: MediaStream | null
  /** How much of the own image the network carries. */
  readonly sending: SendStep
  /** What the other side says that it sends. */
  readonly theirs: About | null
  readonly remote: MediaStream | null
  readonly peerThere: boolean
  readonly third: Third | null
  /** Who is invited to the call; as one of its two sides knows it. */
  readonly companion: Companion | null
  /** What this tab is invited to. */
  readonly visit: CompanionVisit | null
  /** Whether our own server is reached; the call goes on without it. */
  readonly signalling: boolean
  readonly quality: QualitySample['level'] | null
  readonly clock: Pick<EventPayload<'call:state'>, 'active_seconds' | 'active_since'>
  /** Until when the call is planned; null before the server said so. */
  readonly endsAt: string | null
  /** When the specialist is expected by somebody else, once they go on. */
  readonly nextStart: string | null
  readonly ended: EventPayload<'call:ended'> | null
  readonly superseded: boolean
  readonly refusal: unknown
  /** Hung up, and may come back. */
  readonly left: boolean
}

/** Before anything was opened. */
export const startView: CallView = {
  appointmentId: null,
  phase: 'idle',
  grant: null,
  entering: false,
  local: null,
  audioOnly: false,
  mediaFailure: null,
  devices: { cameras: [], microphones: [], speakers: [] },
  choice: {},
  micOn: true,
  cameraOn: true,
  blur: 'off',
  deviceNotice: null,
  screen: null,
  sending: 'full',
  theirs: null,
  remote: null,
  peerThere: false,
  third: null,
  companion: null,
  visit: null,
  signalling: true,
  quality: null,
  clock: { active_seconds: 0, active_since: null },
  endsAt: null,
  nextStart: null,
  ended: null,
  superseded: false,
  refusal: null,
  left: false,
}
