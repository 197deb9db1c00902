import type { CallGrant, Signal } from '@emma/contracts/calls'
import type { SendStep } from '@emma/domain/calls'
import { toIceServers } from './ice-servers.ts'
import { type Kind, limitsOf, type Tracks } from './outgoing.ts'
import { createNegotiation, kindOf } from './peer-negotiation.ts'

interface LinkOptions {
  readonly polite: boolean
  readonly iceServers: CallGrant['ice_servers']
  readonly relayOnly: boolean
  /** The tracks sent now; null without the device. */
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
  /** Limits the image from now on. */
  readonly limit: (step: SendStep) => Promise<void>
  readonly restart: () => void
  readonly close: () => void
}

/** Opens the connection; makes no offer before `start`, or before the other page's offer. */
export const createPeerLink = (options: LinkOptions): PeerLink => {
  const { polite, tracks, send } = options
  const connection = new RTCPeerConnection({
    iceServers: toIceServers(options.iceServers),
    iceTransportPolicy: options.relayOnly ? 'relay' : 'all',
  })
  let remote = new MediaStream()
  const negotiation = createNegotiation({ connection, polite, send, tracks })

  connection.onnegotiationneeded = () => {
    // The polite side offers nothing before the first offer is applied.
    if (!polite || connection.remoteDescription) void negotiation.offer()
  }
  connection.onicecandidate = ({ candidate }) => {
    if (candidate)
      send({ kind: 'candidate', candidate: { ...candidate.toJSON(), candidate: candidate.candidate } })
  }
  connection.ontrack = ({ track }) => {
    // A new stream for each track, so that its drawer notices the addition.
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
    receive: negotiation.receive,
    replace: async (kind, track) => {
      await senderOf(kind)?.replaceTrack(track)
    },
    limit: async (step) => {
      const sender = senderOf('video')
      const parameters = sender?.getParameters()
      const [encoding] = parameters?.encodings ?? []
      // There is nothing to limit before the first answer.
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
