import type { CallGrant, QualitySample } from '@emma/contracts/calls'
import type { Told } from '@emma/contracts/realtime'
import type { ClientCallState } from '@emma/domain/calls'
import type { Choice, Devices, MediaFailure } from './media/devices.ts'

/** How a call stands in this tab; screens draw it and nothing else. */
export interface CallView {
  readonly scheduleId: string | null
  readonly phase: ClientCallState
  readonly grant: CallGrant | null
  readonly entering: boolean
  /** The specialist is ready; the patient has not accepted the term yet. */
  readonly awaitingConsent: boolean
  readonly local: MediaStream | null
  readonly audioOnly: boolean
  readonly mediaFailure: MediaFailure | null
  readonly devices: Devices
  readonly choice: Choice
  readonly micOn: boolean
  readonly cameraOn: boolean
  readonly screen: MediaStream | null
  readonly remote: MediaStream | null
  readonly peerThere: boolean
  /** Whether our own server is reached; the call goes on without it. */
  readonly signalling: boolean
  readonly quality: QualitySample['level'] | null
  readonly standing: Pick<Told<'call:state'>, 'active_seconds' | 'active_since'>
  readonly ended: Told<'call:ended'> | null
  readonly superseded: boolean
  readonly refusal: unknown
  /** Hung up, and may come back. */
  readonly left: boolean
}

/** Before anything was opened. */
export const startView: CallView = {
  scheduleId: null,
  phase: 'idle',
  grant: null,
  entering: false,
  awaitingConsent: false,
  local: null,
  audioOnly: false,
  mediaFailure: null,
  devices: { cameras: [], microphones: [], speakers: [] },
  choice: {},
  micOn: true,
  cameraOn: true,
  screen: null,
  remote: null,
  peerThere: false,
  signalling: true,
  quality: null,
  standing: { active_seconds: 0, active_since: null },
  ended: null,
  superseded: false,
  refusal: null,
  left: false,
}
