import { type CallGrant, openCall } from '@emma/contracts/calls'
import { type ClientCallEvent, nextClientCallState } from '@emma/domain/calls'
import { call } from '../../lib/api.ts'
import { isProblem } from '../../lib/problem.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { type CallLink, createCallLink } from './call-link.ts'
import { type CallView, startView } from './call-view.ts'
import {
  type Choice,
  closeMedia,
  listDevices,
  MediaError,
  openMedia,
  rememberChoice,
  rememberedChoice,
} from './media/devices.ts'
import { openVideo } from './video/load.ts'
import type { VideoSession, VideoState } from './video/port.ts'

const CONSENT_CHECK_MS = 4000

/** The one call of a tab. It outlives screens, so that a call goes on while its specialist opens the record. */
const createCallStore = () => {
  let view = startView
  let link: CallLink | undefined
  let video: VideoSession | undefined
  let videoState: VideoState = 'waiting'
  const listeners = new Set<() => void>()

  const become = (change: Partial<CallView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  const step = (event: ClientCallEvent): boolean => {
    const next = nextClientCallState(view.phase, event)
    if (next.ok && next.value !== view.phase) become({ phase: next.value })
    return next.ok
  }

  const disconnect = () => {
    link?.close()
    video?.leave()
    link = undefined
    video = undefined
    videoState = 'waiting'
    sessionStorage.removeItem(storageKeys.runningCall)
    closeMedia(view.screen)
    become({ remote: null, peerThere: false, quality: null, screen: null, signalling: true, entering: false })
  }
  const release = () => {
    disconnect()
    closeMedia(view.local)
    become({ local: null })
  }

  const follow = (state: VideoState) => {
    videoState = state
    if (state === 'connecting' && !step('meet')) step('lose')
    if (state === 'connected') step('connect')
    if (state === 'reconnecting' && !view.peerThere) return video?.part()
    if (state === 'reconnecting') step('lose')
    if (state === 'waiting') step('peer_left')
    if (state === 'connected' || state === 'reconnecting') link?.media(state === 'connected')
  }
  const fail = (change: Partial<CallView>) => {
    release()
    become(change)
    step('fail')
  }

  const linkTo = (scheduleId: string, grant: CallGrant): CallLink =>
    createCallLink({
      scheduleId,
      token: grant.agoraio_token,
      listener: {
        onPeer: (epoch) => {
          become({ peerThere: true })
          video?.meet(epoch)
        },
        onPeerGone: (reason) => {
          become({ peerThere: false })
          // Who is only out of our server's reach is still seen and heard.
          if (reason === 'left' || videoState !== 'connected') video?.part()
        },
        onSignal: (from, signal) => {
          become({ peerThere: true })
          video?.receive(from, signal)
        },
        onStanding: ({ status, active_seconds, active_since }) => {
          become({ standing: { active_seconds, active_since } })
          // After the server lost sight of this page it must hear again that media flows.
          if (status !== 'active' && videoState === 'connected') link?.media(true)
        },
        onEnded: (ended) => {
          release()
          become({ ended })
          step('end')
        },
        onSuperseded: () => fail({ superseded: true }),
        onSignalling: (signalling) => {
          become({ signalling })
          if (signalling) video?.resume()
        },
        onRefused: (refusal) => fail({ refusal }),
      },
    })

  const connect = async (scheduleId: string, media: MediaStream): Promise<void> => {
    const grant = await call(openCall, { params: { id: scheduleId } })
    const opened = await openVideo({
      grant,
      media,
      signalling: { send: (signal) => link?.signal(signal) },
      listener: {
        onState: follow,
        onRemote: (remote) => become({ remote }),
        onQuality: (sample) => {
          become({ quality: sample.level })
          link?.quality(sample)
        },
        onBroken: () => link?.renew(),
      },
    })
    if (view.scheduleId !== scheduleId || view.phase !== 'device_check') return opened.leave()
    video = opened
    video.setCamera(view.cameraOn)
    become({ grant })
    step('enter')
    sessionStorage.setItem(storageKeys.runningCall, scheduleId)
    link = linkTo(scheduleId, grant)
  }

  const prepare = async (choice: Choice): Promise<boolean> => {
    const { scheduleId } = view
    become({ mediaFailure: null, choice })
    try {
      const { media, audioOnly } = await openMedia(choice)
      if (view.scheduleId !== scheduleId) {
        closeMedia(media)
        return false
      }
      for (const track of media.getAudioTracks()) track.enabled = view.micOn
      video?.switchDevices(media)
      closeMedia(view.local)
      become({ local: media, audioOnly, devices: await listDevices() })
      return true
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      become({ mediaFailure: error.failure })
      return false
    }
  }

  const enter = async (): Promise<void> => {
    const { scheduleId, local } = view
    if (!scheduleId || !local || view.entering) return
    become({ entering: true, refusal: null })
    try {
      await connect(scheduleId, local)
      become({ awaitingConsent: false })
    } catch (refusal) {
      if (isProblem(refusal, 'consent_missing')) awaitConsent(scheduleId)
      else fail({ refusal })
    }
    become({ entering: false })
  }
  /** The room opens by itself once the patient has read and accepted the term. */
  const awaitConsent = (scheduleId: string): void => {
    become({ awaitingConsent: true })
    setTimeout(() => {
      if (view.scheduleId === scheduleId && view.phase === 'device_check') void enter()
    }, CONSENT_CHECK_MS)
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Opens the room of an appointment; after a reload straight back into the call. */
    open: async (scheduleId: string): Promise<void> => {
      if (view.scheduleId === scheduleId && view.phase !== 'idle') return
      const back = sessionStorage.getItem(storageKeys.runningCall) === scheduleId
      release()
      become({ ...startView, scheduleId, choice: rememberedChoice() })
      step('open')
      if ((await prepare(view.choice)) && back) await enter()
    },
    enter,
    /** Other devices from now on; remembered for the next call. */
    choose: async (choice: Choice): Promise<void> => {
      rememberChoice(choice)
      await prepare(choice)
    },
    tryMedia: () => prepare(view.choice),
    toggleMic: () => {
      const micOn = !view.micOn
      for (const track of view.local?.getAudioTracks() ?? []) track.enabled = micOn
      video?.setMic(micOn)
      become({ micOn })
    },
    toggleCamera: () => {
      const cameraOn = !view.cameraOn
      for (const track of view.local?.getVideoTracks() ?? []) track.enabled = cameraOn
      video?.setCamera(cameraOn)
      become({ cameraOn })
    },
    /** @throws DOMException when the person or the browser refuses */
    share: async (): Promise<void> => {
      const screen = await navigator.mediaDevices.getDisplayMedia({ video: true })
      const [track] = screen.getVideoTracks()
      if (!track || !video) return closeMedia(screen)
      track.addEventListener('ended', () => callStore.unshare())
      video.startScreenShare(track)
      become({ screen })
    },
    unshare: () => {
      video?.stopScreenShare()
      closeMedia(view.screen)
      become({ screen: null })
    },
    /** Hangs up. It does not end the consultation. */
    hangUp: () => {
      link?.leave()
      release()
      step('leave')
      become({ left: true })
    },
    /** The specialist finished; the server's own word may come later. */
    finished: () => {
      release()
      step('end')
    },
    retry: async (): Promise<void> => {
      become({ superseded: false, refusal: null })
      if (step('retry')) await prepare(view.choice)
    },
    /** The last screen that showed the call is gone. */
    close: () => {
      link?.leave()
      release()
      become(startView)
    },
  }
}

export const callStore = createCallStore()
