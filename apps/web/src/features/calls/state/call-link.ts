import type { QualitySample, Signal } from '@emma/contracts/calls'
import type { AnswerTo, EventPayload } from '@emma/contracts/realtime'
import type { ExtensionMinutes } from '@emma/domain/calls'
import { EventRefused } from '../../../lib/realtime/event-refused.ts'
import { ask, on, onConnected, onDisconnected } from '../../../lib/realtime/realtime.ts'

/** Repeated, so that a silent page is not taken for gone; the answer includes missed events. */
const BEAT_MS = 20_000

type CallState = Omit<AnswerTo<'call:join'>, 'peer_epoch'>

export interface LinkListener {
  readonly onPeer: (epoch: string) => void
  /** `lost`: our server lost the connection, but sound and image may still come. */
  readonly onPeerGone: (reason: 'left' | 'lost') => void
  readonly onSignal: (from: string, signal: Signal) => void
  readonly onState: (state: CallState) => void
  readonly onEnded: (ended: EventPayload<'call:ended'>) => void
  /** The call is over; its `onEnded` came late, or was missed. */
  readonly onOver: () => void
  readonly onSuperseded: () => void
  /** Whether our own server is reached. */
  readonly onSignalling: (connected: boolean) => void
  readonly onRefused: (error: EventRefused) => void
}

interface LinkOptions {
  readonly appointmentId: string
  readonly token: string
  readonly listener: LinkListener
}

/** This page's participation in a call: presence, signals, and the server's clock of it. */
export const createCallLink = ({ appointmentId, token, listener }: LinkOptions) => {
  let epoch: string = crypto.randomUUID()
  let peer: string | null = null
  let entered = false
  let closed = false
  /** Counts joins and leaves: an answer requested before one may be outdated. */
  let news = 0
  /** Pages that hung up or were replaced by another. Their earlier signals may arrive later. */
  const departed = new Set<string>()

  const page = () => ({ schedule_id: appointmentId, epoch })
  const see = (peerEpoch: string | null, reason: 'left' | 'lost' = 'lost') => {
    const before = peer
    peer = peerEpoch
    if (peerEpoch) departed.delete(peerEpoch)
    if (before && peerEpoch && before !== peerEpoch) departed.add(before)
    if (peerEpoch) listener.onPeer(peerEpoch)
    else if (before) listener.onPeerGone(reason)
  }
  const join = async (): Promise<void> => {
    const asked = epoch
    const before = news
    try {
      const { peer_epoch, ...state } = await ask('call:join', { ...page(), token })
      if (closed || asked !== epoch) return
      entered = true
      listener.onSignalling(true)
      listener.onState(state)
      if (news === before) see(peer_epoch)
      else void join()
    } catch (error) {
      if (closed || asked !== epoch || !(error instanceof EventRefused)) return
      if (error.code === 'call_superseded') listener.onSuperseded()
      else if (error.code === 'call_not_open') listener.onOver()
      else listener.onRefused(error)
    }
  }
  /** Best effort: the next beat makes up for a loss. */
  const say = (sending: Promise<unknown>) => void sending.catch(() => undefined)
  const own = (event: { readonly schedule_id: string }) => event.schedule_id === appointmentId

  const beat = setInterval(() => void join(), BEAT_MS)
  const stops = [
    onConnected(() => void join()),
    onDisconnected(() => listener.onSignalling(false)),
    on('call:peer-joined', (event) => {
      if (!own(event)) return
      news += 1
      see(event.epoch)
    }),
    on('call:peer-left', (event) => {
      if (!own(event)) return
      news += 1
      if (event.reason === 'left') departed.add(event.epoch)
      if (event.epoch !== peer) return
      // A late event may be about a page that is already back: the answer to a beat has the current state.
      if (event.reason === 'lost') void join()
      else see(null, event.reason)
    }),
    on('call:signal', (event) => {
      if (!own(event) || event.to !== epoch || departed.has(event.from)) return
      peer = event.from
      listener.onSignal(event.from, event.signal)
    }),
    on('call:superseded', (event) => own(event) && event.epoch === epoch && listener.onSuperseded()),
    on('call:state', (event) => own(event) && listener.onState(event)),
    on('call:ended', (event) => own(event) && listener.onEnded(event)),
  ]

  return {
    epoch: () => epoch,
    /** A new page identity: the other side restarts its connection. */
    renew: () => {
      epoch = crypto.randomUUID()
      void join()
    },
    signal: (signal: Signal) => {
      if (peer) say(ask('call:signal', { schedule_id: appointmentId, from: epoch, to: peer, signal }))
    },
    /** The specialist extends; returns whether somebody else is waiting for them. @throws EventRefused */
    extend: (minutes: ExtensionMinutes) => ask('call:extend', { ...page(), minutes }),
    media: (connected: boolean) => {
      if (entered) say(ask('call:media', { ...page(), connected }))
    },
    quality: (sample: QualitySample) => say(ask('call:quality', { ...page(), sample })),
    leave: () => {
      if (entered) say(ask('call:leave', page()))
    },
    close: () => {
      closed = true
      clearInterval(beat)
      for (const stop of stops) stop()
    },
  }
}

export type CallLink = ReturnType<typeof createCallLink>
