import type { QualitySample, Signal } from '@emma/contracts/calls'
import type { AnswerTo, Told } from '@emma/contracts/realtime'
import type { ExtensionMinutes } from '@emma/domain/calls'
import { ask, EventRefused, hear, hearConnected, hearDisconnected } from '../../lib/realtime.ts'

/** Said again, so that nobody takes a silent page for a gone one; the answer tells what was missed. */
const BEAT_MS = 20_000

type Standing = Omit<AnswerTo<'call:join'>, 'peer_epoch'>

interface LinkListener {
  readonly onPeer: (epoch: string) => void
  /** `lost`: our server does not hear it any more, but its sound and image may still come. */
  readonly onPeerGone: (reason: 'left' | 'lost') => void
  readonly onSignal: (from: string, signal: Signal) => void
  readonly onStanding: (standing: Standing) => void
  readonly onEnded: (ended: Told<'call:ended'>) => void
  readonly onSuperseded: () => void
  /** Whether our own server is reached. */
  readonly onSignalling: (connected: boolean) => void
  readonly onRefused: (error: EventRefused) => void
}

interface LinkOptions {
  readonly scheduleId: string
  readonly token: string
  readonly listener: LinkListener
}

/** This page's place in a call: presence, signals, and what the server counts of it. */
export const createCallLink = ({ scheduleId, token, listener }: LinkOptions) => {
  let epoch: string = crypto.randomUUID()
  let peer: string | null = null
  let entered = false
  let closed = false

  const page = () => ({ schedule_id: scheduleId, epoch })
  const see = (peerEpoch: string | null, reason: 'left' | 'lost' = 'lost') => {
    const before = peer
    peer = peerEpoch
    if (peerEpoch) listener.onPeer(peerEpoch)
    else if (before) listener.onPeerGone(reason)
  }
  const join = async (): Promise<void> => {
    const asked = epoch
    try {
      const { peer_epoch, ...standing } = await ask('call:join', { ...page(), token })
      if (closed || asked !== epoch) return
      entered = true
      listener.onSignalling(true)
      listener.onStanding(standing)
      see(peer_epoch)
    } catch (error) {
      if (closed || asked !== epoch || !(error instanceof EventRefused)) return
      if (error.code === 'call_superseded') listener.onSuperseded()
      else listener.onRefused(error)
    }
  }
  /** Best effort: what is lost here is mended by the next beat. */
  const say = (sending: Promise<unknown>) => void sending.catch(() => undefined)
  const own = (told: { readonly schedule_id: string }) => told.schedule_id === scheduleId

  const beat = setInterval(() => void join(), BEAT_MS)
  const stops = [
    hearConnected(() => void join()),
    hearDisconnected(() => listener.onSignalling(false)),
    hear('call:peer-joined', (told) => own(told) && see(told.epoch)),
    hear('call:peer-left', (told) => {
      if (!own(told) || told.epoch !== peer) return
      // Said late, it may be of a page that is back already: the answer to a beat says who is there now.
      if (told.reason === 'lost') void join()
      else see(null, told.reason)
    }),
    hear('call:signal', (told) => {
      if (!own(told) || told.to !== epoch) return
      peer = told.from
      listener.onSignal(told.from, told.signal)
    }),
    hear('call:superseded', (told) => own(told) && told.epoch === epoch && listener.onSuperseded()),
    hear('call:state', (told) => own(told) && listener.onStanding(told)),
    hear('call:ended', (told) => own(told) && listener.onEnded(told)),
  ]

  return {
    /** A new page identity: the other side starts its connection afresh. */
    renew: () => {
      epoch = crypto.randomUUID()
      void join()
    },
    signal: (signal: Signal) => {
      if (peer) say(ask('call:signal', { schedule_id: scheduleId, from: epoch, to: peer, signal }))
    },
    /** The specialist goes on; tells when somebody else is waiting for them. @throws EventRefused */
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
