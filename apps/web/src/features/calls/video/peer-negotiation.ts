import type { Signal } from '@emma/contracts/calls'
import type { Kind, Tracks } from './outgoing.ts'

type SentCandidate = NonNullable<Extract<Signal, { kind: 'candidate' }>['candidate']>
const toCandidate = ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: SentCandidate): RTCIceCandidateInit => ({
  candidate,
  sdpMid: sdpMid ?? null,
  sdpMLineIndex: sdpMLineIndex ?? null,
  usernameFragment: usernameFragment ?? null,
})

export const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'audio' ? 'audio' : 'video'

interface NegotiationOptions {
  readonly connection: RTCPeerConnection
  readonly polite: boolean
  readonly tracks: () => Tracks
  readonly send: (signal: Signal) => void
}

/**
 * Perfect negotiation with roles given by the server. The polite side adds its tracks only after the first remote offer
 * is applied: both offering at once left a quarter of the calls dead.
 */
export const createNegotiation = ({ connection, polite, tracks, send }: NegotiationOptions) => {
  const early: RTCIceCandidateInit[] = []
  let offering = false
  let ignoring = false
  /** Signals are applied one after the other, in order. */
  let queue = Promise.resolve()

  /** A candidate of an earlier connection is useless, and must not block the others. */
  const addCandidate = (candidate: RTCIceCandidateInit): Promise<void> =>
    connection.addIceCandidate(candidate).catch(() => undefined)
  const describe = async (): Promise<void> => {
    await connection.setLocalDescription()
    const { localDescription: local } = connection
    if (local && (local.type === 'offer' || local.type === 'answer')) {
      send({ kind: 'description', type: local.type, sdp: local.sdp })
    }
  }
  const offer = async (): Promise<void> => {
    try {
      offering = true
      await describe()
    } catch {
      // Closed meanwhile, or the other side's offer came in between: its answer settles it.
    } finally {
      offering = false
    }
  }
  const sendThrough = async (transceiver: RTCRtpTransceiver): Promise<void> => {
    transceiver.direction = 'sendrecv'
    await transceiver.sender.replaceTrack(tracks()[kindOf(transceiver)])
  }
  /** The impolite side begins: an offer left from an earlier connection would be answered with half of its tracks. */
  const hasBegun = (): boolean => polite || connection.localDescription !== null
  const applyDescription = async (description: RTCSessionDescriptionInit): Promise<void> => {
    const collision =
      description.type === 'offer' && (offering || connection.signalingState !== 'stable' || !hasBegun())
    ignoring = !polite && collision
    if (ignoring) return
    await connection.setRemoteDescription(description)
    for (const candidate of early.splice(0)) await addCandidate(candidate)
    if (description.type !== 'offer') return
    if (polite) await Promise.all(connection.getTransceivers().map(sendThrough))
    await describe()
  }
  const applyCandidate = async (candidate: RTCIceCandidateInit): Promise<void> => {
    if (!connection.remoteDescription) early.push(candidate)
    else await addCandidate(candidate)
  }
  const apply = async (signal: Signal): Promise<void> => {
    if (connection.signalingState === 'closed') return
    if (signal.kind === 'description') await applyDescription({ type: signal.type, sdp: signal.sdp })
    else if (signal.kind === 'candidate' && signal.candidate && !ignoring)
      await applyCandidate(toCandidate(signal.candidate))
  }

  return {
    offer,
    receive: (signal: Signal): Promise<void> => {
      queue = queue.then(() => apply(signal)).catch(() => undefined)
      return queue
    },
  }
}
