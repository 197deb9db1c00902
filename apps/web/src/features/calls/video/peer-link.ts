import type { CallGrant, Signal } from '@emma/contracts/calls'
import type { SendStep } from '@emma/domain/calls'
import { toIceServers } from './ice-servers.ts'
import { type Kind, limitsOf, type Tracks } from './outgoing.ts'

interface LinkOptions {
  readonly polite: boolean
  readonly iceServers: CallGrant['ice_servers']
  readonly relayOnly: boolean
  /** What is sent now; null where there is no such device. */
  readonly tracks: () => Tracks
  readonly send: (signal: Signal) => void
  readonly onRemote: (remote: MediaStream) => void
  readonly onState: (state: RTCPeerConnectionState) => void
}

/** One connection to one page of the other side. */
export interface PeerLink {
  readonly connection: RTCPeerConnection
  /** The impolite side offers; the polite one waits for it. */
  readonly start: () => void
  readonly receive: (signal: Signal) => Promise<void>
  readonly replace: (kind: Kind, track: MediaStreamTrack | null) => Promise<void>
  /** What the image may cost from now on. */
  readonly limit: (step: SendStep) => Promise<void>
  readonly restart: () => void
  readonly close: () => void
}

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

const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'audio' ? 'audio' : 'video'

/**
 * Perfect negotiation with roles given by the server. The polite side adds its tracks only after the first remote offer
 * is applied: both offering at once left a quarter of the calls dead.
 */
export const createPeerLink = (options: LinkOptions): PeerLink => {
  const { polite, tracks, send } = options
  const connection = new RTCPeerConnection({
    iceServers: toIceServers(options.iceServers),
    iceTransportPolicy: options.relayOnly ? 'relay' : 'all',
  })
  let remote = new MediaStream()
  const early: RTCIceCandidateInit[] = []
  let offering = false
  let ignoring = false
  /** Signals are applied one after the other, in the order in which they came. */
  let queue = Promise.resolve()

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
  const applyDescription = async (description: RTCSessionDescriptionInit): Promise<void> => {
    const collision = description.type === 'offer' && (offering || connection.signalingState !== 'stable')
    ignoring = !polite && collision
    if (ignoring) return
    await connection.setRemoteDescription(description)
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate)
    if (description.type !== 'offer') return
    if (polite) await Promise.all(connection.getTransceivers().map(sendThrough))
    await describe()
  }
  const applyCandidate = async (candidate: RTCIceCandidateInit): Promise<void> => {
    if (!connection.remoteDescription) early.push(candidate)
    else await connection.addIceCandidate(candidate).catch(() => undefined)
  }
  const apply = async (signal: Signal): Promise<void> => {
    if (connection.signalingState === 'closed') return
    if (signal.kind === 'description') await applyDescription({ type: signal.type, sdp: signal.sdp })
    else if (signal.kind === 'candidate' && signal.candidate && !ignoring)
      await applyCandidate(toCandidate(signal.candidate))
  }

  connection.onnegotiationneeded = () => {
    // Until the first offer is applied the polite side has nothing to offer.
    if (!polite || connection.remoteDescription) void offer()
  }
  connection.onicecandidate = ({ candidate }) => {
    if (candidate)
      send({ kind: 'candidate', candidate: { ...candidate.toJSON(), candidate: candidate.candidate } })
  }
  connection.ontrack = ({ track }) => {
    // A new stream for each track: whoever draws it sees that something was added.
    remote = new MediaStream([...remote.getTracks(), track])
    options.onRemote(remote)
  }
  connection.onconnectionstatechange = () => options.onState(connection.connectionState)

  const senderOf = (kind: Kind) => connection.getTransceivers().find((each) => kindOf(each) === kind)?.sender

  return {
    connection,
    start: () => {
      if (polite) return
      for (const kind of ['audio', 'video'] as const) {
        connection.addTransceiver(tracks()[kind] ?? kind, { direction: 'sendrecv' })
      }
    },
    receive: (signal) => {
      queue = queue.then(() => apply(signal)).catch(() => undefined)
      return queue
    },
    replace: async (kind, track) => {
      await senderOf(kind)?.replaceTrack(track)
    },
    limit: async (step) => {
      const sender = senderOf('video')
      const parameters = sender?.getParameters()
      const [encoding] = parameters?.encodings ?? []
      // Before the first answer there is nothing to limit.
      if (!sender || !parameters || !encoding) return
      Object.assign(encoding, limitsOf(step))
      await sender.setParameters(parameters)
    },
    restart: () => {
      if (connection.remoteDescription) connection.restartIce()
    },
    close: () => {
      connection.onconnectionstatechange = null
      connection.ontrack = null
      connection.onicecandidate = null
      connection.onnegotiationneeded = null
      connection.close()
    },
  }
}
