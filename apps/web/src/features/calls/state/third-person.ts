import type { CallGrant, Signal } from '@emma/contracts/calls'
import { showCompanion } from '@emma/contracts/calls/companion'
import { call } from '../../../lib/api/api.ts'
import { ask, on } from '../../../lib/realtime/realtime.ts'
import { openVideo } from '../video/load.ts'
import type { VideoListener, VideoSession, VideoStart } from '../video/port.ts'
import { aboutOf } from './about.ts'
import type { CallConnection } from './call-connection.ts'
import { noThird, type Third } from './call-view.ts'

const nothing = () => undefined

/** Events that the main call already shows, or that the server reports about this person. */
const unheard = { onLevel: nothing, onQuality: nothing, onExpiring: nothing, onFailed: nothing }

/** A connection to the third person alone, which sends the same media as to the other side. */
const openVideoTo = async (
  { state }: CallConnection,
  start: Pick<VideoStart, 'grant' | 'media' | 'signalling' | 'listener'>,
): Promise<VideoSession> => {
  const session = await openVideo(start)
  const { cameraOn, screen } = state.view()
  session.setCamera(cameraOn)
  const [track] = screen?.getVideoTracks() ?? []
  if (track) session.startScreenShare(track)
  return session
}

/** One after the other: a late answer must not undo a newer one. */
const inTurn = (work: () => Promise<void>) => {
  let last = Promise.resolve()
  return () => {
    last = last.then(work).catch(nothing)
  }
}

/** The third person of a call, for its two sides: who they are, and a separate connection to them. */
export const createThirdPerson = (connection: CallConnection, appointmentId: string, grant: CallGrant) => {
  const { view, become } = connection.state
  /** The page that this one is connected to. */
  let met: string | null = null
  /** Media from a provider's room, which may arrive before it is known whose it is. */
  let hosted: MediaStream | null = null
  let soundOnly = false
  let closed = false
  let isRead = false

  const set = (change: Partial<Third>) => become({ third: { ...(view().third ?? noThird), ...change } })
  const send = (signal: Signal) => {
    const from = connection.link?.epoch()
    if (!from || !met) return
    void ask('call:companion-signal', { schedule_id: appointmentId, from, to: met, signal }).catch(nothing)
  }
  const about = () => send({ ...aboutOf(view()), soundOnly })
  const part = () => {
    connection.thirdVideo?.leave()
    connection.thirdVideo = undefined
    met = null
    soundOnly = false
    become({ third: null })
  }
  const listener: VideoListener = {
    onState: (state) => {
      set({ state })
      if (state === 'connected') about()
    },
    onRemote: (media) => set({ media }),
    onSending: (step) => {
      soundOnly = step === 'sound'
      about()
    },
    // Never broken: the other page is the polite one, and restarts as another page. A connection closed here would be
    // reopened by late signals, only half connected.
    ...unheard,
  }
  const meet = async (epoch: string): Promise<void> => {
    const { local } = view()
    if (met === epoch || !local) return
    part()
    met = epoch
    if (grant.provider !== 'peer') {
      set({ media: hosted, state: 'connected' })
      return about()
    }
    set({ state: 'connecting' })
    // Both sides make the offers to the third person.
    const own = { ...grant, polite: false }
    const start = { grant: own, media: local, signalling: { send }, listener }
    const session = await openVideoTo(connection, start)
    if (closed || met !== epoch) return session.leave()
    connection.thirdVideo = session
    session.meet(epoch)
    about()
  }
  const read = async (): Promise<void> => {
    const { companion } = await call(showCompanion, { params: { id: appointmentId } })
    if (closed) return
    isRead = true
    become({ companion })
    const there = companion?.status === 'admitted' ? companion.epoch : null
    if (there !== null) await meet(there)
    else if (met) part()
  }
  const refresh = inTurn(read)
  const stops = [
    on('call:companion', ({ schedule_id }) => schedule_id === appointmentId && refresh()),
    on('call:companion-signal', ({ schedule_id, from, to, signal }) => {
      if (schedule_id !== appointmentId || from !== met || to !== connection.link?.epoch()) return
      if (signal.kind === 'about') set({ theirs: signal })
      else connection.thirdVideo?.receive(from, signal)
    }),
  ]
  return {
    about,
    refresh,
    isRead: () => isRead,
    /** From a provider's room. */
    onMedia: (media: MediaStream | null) => {
      hosted = media
      if (met) set({ media })
    },
    /**
     * This page is a new one to the others from here on. Call it once the server knows the page: it passes no signals
     * before.
     */
    again: () => {
      part()
      isRead = false
    },
    close: () => {
      closed = true
      for (const stop of stops) stop()
      part()
    },
  }
}
export type ThirdPerson = ReturnType<typeof createThirdPerson>
