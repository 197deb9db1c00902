import type { QualitySample, Signal, VideoGrant } from '@emma/contracts/calls'
import type { NetworkLevel, SendStep } from '@emma/domain/calls'

/** How media flows between the two sides. */
export type VideoState = 'waiting' | 'connecting' | 'connected' | 'reconnecting'

/** Events of a session. */
export interface VideoListener {
  readonly onState: (state: VideoState) => void
  /** The other participant's sound and image received so far. */
  readonly onRemote: (remote: MediaStream | null) => void
  /** The same for a third person, if a provider's room has all of them. */
  readonly onThird?: (media: MediaStream | null) => void
  /** The connection's current level. */
  readonly onLevel: (level: NetworkLevel) => void
  /** Its quality over ten seconds. */
  readonly onQuality: (sample: QualitySample) => void
  /** How much of the image is sent: the network decides, sound goes on. */
  readonly onSending: (step: SendStep) => void
  /**
   * The connection cannot be repaired: only a new page identity helps. Left out on the side that waits for the other
   * page's: its connection is retried until then.
   */
  readonly onBroken?: () => void
  /** The grant expires soon, and the provider needs a new one. */
  readonly onExpiring: () => void
  /** The provider cannot be reached at all. */
  readonly onFailed: (error: unknown) => void
}

/** Signalling, for a provider without servers of its own: a way to the other page. */
export interface Signalling {
  readonly send: (signal: Signal) => void
}

export interface VideoStart {
  readonly grant: VideoGrant
  readonly media: MediaStream
  readonly signalling: Signalling
  readonly listener: VideoListener
  /** Whether a name in a provider's room is the third person's. */
  readonly third?: (uid: string) => boolean
  /** Only through the relay: a test of it. */
  readonly relayOnly?: boolean
}

/** One call with one provider, in the browser. */
export interface VideoSession {
  /** The other side is present with this page: a new page restarts the connection. */
  readonly meet: (peerEpoch: string) => void
  /** The other participant left. */
  readonly part: () => void
  /** A signal from the other page. */
  readonly receive: (from: string, signal: Signal) => void
  /** Signalling is back after a loss: repairs what broke meanwhile. */
  readonly resume: () => void
  /** Connects anew, as another page, where the connection seems fine but an image does not come through it. */
  readonly rebuild: () => void
  readonly setMic: (on: boolean) => void
  readonly setCamera: (on: boolean) => void
  /** Sends these devices' media from now on. */
  readonly switchDevices: (media: MediaStream) => void
  readonly startScreenShare: (screen: MediaStreamTrack) => void
  readonly stopScreenShare: () => void
  readonly renewGrant: (grant: VideoGrant) => void
  readonly leave: () => void
}
