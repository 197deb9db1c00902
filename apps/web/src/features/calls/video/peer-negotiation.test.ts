import type { Signal } from '@emma/contracts/calls'
import { beforeEach, expect, test } from 'vitest'
import { createNegotiation } from './peer-negotiation.ts'

type Description = Extract<Signal, { kind: 'description' }>
const offerOf = (sdp: string): Description => ({ kind: 'description', type: 'offer', sdp })
const candidateOf = (candidate: string): Signal => ({ kind: 'candidate', candidate: { candidate } })

const sent: Signal[] = []
/** The states of a WebRTC connection, without media; refuses a candidate of another connection. */
class Connection {
  signalingState: RTCSignalingState = 'stable'
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  async setLocalDescription() {
    const isAnswer = this.signalingState === 'have-remote-offer'
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: 'own' }
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    this.remoteDescription = description
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
  }
  async addIceCandidate({ candidate }: RTCIceCandidateInit) {
    if (candidate === 'of an older connection') throw new Error('unknown fragment')
  }
  getTransceivers = () => []
}
const negotiationOf = (polite: boolean) => {
  const connection = new Connection()
  return createNegotiation({
    connection: connection as unknown as RTCPeerConnection,
    polite,
    tracks: () => ({ audio: null, video: null }),
    send: (signal) => sent.push(signal),
  })
}
const said = () => sent.map((signal) => (signal.kind === 'description' ? signal.type : signal.kind))
beforeEach(() => {
  sent.length = 0
})

test('an offer that comes before the impolite side made its own is not answered: both would be half a connection', async () => {
  const negotiation = negotiationOf(false)
  await negotiation.receive(offerOf('a restart of a connection that this side gave up'))
  expect(said()).toEqual([])
  await negotiation.offer()
  await negotiation.receive({ kind: 'description', type: 'answer', sdp: 'theirs' })
  expect(said()).toEqual(['offer'])
  await negotiation.receive(offerOf('a later restart'))
  expect(said()).toEqual(['offer', 'answer'])
})

test('a candidate of an older connection, come before the offer, keeps nothing from being answered', async () => {
  const negotiation = negotiationOf(true)
  await negotiation.receive(candidateOf('of an older connection'))
  await negotiation.receive(offerOf('theirs'))
  expect(said()).toEqual(['answer'])
})
