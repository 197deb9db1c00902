import type { About, CallGrant, QualitySample } from '@emma/contracts/calls'
import type { Companion, CompanionVisit } from '@emma/contracts/calls/companion'
import type { EventPayload } from '@emma/contracts/realtime'
import type { ClientCallState, SendStep } from '@emma/domain/calls'
import type { Choice, Devices, MediaFailure } from '../media/devices.ts'
import type { VideoState } from '../video/port.ts'

/** A notice about a device: one at a time, until it is closed or replaced. */
export type DeviceNotice =
  | { readonly kind: 'replaced'; readonly lost: string; readonly now: string }
  | { readonly kind: 'camera_gone' | 'microphone_gone'; readonly lost: string }
  | { readonly kind: 'blur_slow' | 'blur_failed' }

/** The third person in the call: for the two participants the companion, for the companion the patient. */
export interface Third {
  readonly media: MediaStream | null
  readonly theirs: About | null
  readonly state: VideoState
}
export const noThird: Third = { media: null, theirs: null, state: 'waiting' }

/** The state of a call in this tab; screens draw only this. */
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
  /** The other participant's description of what they send. */
  readonly theirs: About | null
  readonly remote: MediaStream | null
  readonly peerThere: boolean
  readonly third: Third | null
  /** The companion, as the participants see it. */
  readonly companion: Companion | null
  /** This tab's own invitation. */
  readonly visit: CompanionVisit | null
  /** Whether our server can be reached; the call goes on without it. */
  readonly signalling: boolean
  readonly quality: QualitySample['level'] | null
  readonly clock: Pick<EventPayload<'call:state'>, 'active_seconds' | 'active_since'>
  /** The planned end; null until the server has sent it. */
  readonly endsAt: string | null
  /** When somebody else expects the specialist, if they extend the call. */
  readonly nextStart: string | null
  readonly ended: EventPayload<'call:ended'> | null
  readonly superseded: boolean
  readonly refusal: unknown
  /** Hung up, and may return. */
  readonly left: boolean
}

/** Before anything is opened. */
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
