import { type CallGrant, openCall, type Signal } from '@emma/contracts/calls'
import type { ExtensionMinutes } from '@emma/domain/calls'
import { call } from '../../lib/api.ts'
import { isProblem } from '../../lib/problem.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { type CallLink, createCallLink } from './call-link.ts'
import { createCallMedia } from './call-media.ts'
import { createCallState } from './call-state.ts'
import { type CallView, startView } from './call-view.ts'
import { closeMedia, rememberedChoice } from './media/devices.ts'
import { openVideo } from './video/load.ts'
import type { VideoListener, VideoSession, VideoState } from './video/port.ts'

const CONSENT_CHECK_MS = 4000

/** The one call of a tab. It outlives screens, so that a call goes on while its specialist opens the record. */
const createCallStore = () => {
  const state = createCallState()
  const { view, become, step } = state
  let link: CallLink | undefined
  let video: VideoSession | undefined
  let videoState: VideoState = 'waiting'

  /** What this side sends, so that the other can say why there is no image. */
  const tell = () => {
    const { micOn, cameraOn, audioOnly, screen, sending } = view()
    const camera = cameraOn && !audioOnly
    link?.signal({
      kind: 'about',
      mic: micOn,
      camera,
      screen: screen !== null,
      soundOnly: sending === 'sound',
    })
  }
  const media = createCallMedia({ state, video: () => video, tell })

  const disconnect = () => {
    link?.close()
    video?.leave()
    link = undefined
    video = undefined
    videoState = 'waiting'
    sessionStorage.removeItem(storageKeys.runningCall)
    closeMedia(view().screen)
    become({
      remote: null,
      peerThere: false,
      theirs: null,
      quality: null,
      sending: 'full',
      screen: null,
      signalling: true,
      entering: false,
    })
  }
  const release = () => {
    disconnect()
    media.drop()
  }
  const fail = (change: Partial<CallView>) => {
    release()
    become(change)
    step('fail')
  }

  const follow = (next: VideoState) => {
    videoState = next
    if (next === 'connecting' && !step('meet')) step('lose')
    if (next === 'connected') step('connect')
    if (next === 'reconnecting' && !view().peerThere) return video?.part()
    if (next === 'reconnecting') step('lose')
    if (next === 'waiting') step('peer_left')
    if (next === 'connected' || next === 'reconnecting') link?.media(next === 'connected')
  }
  const hearSignal = (from: string, signal: Signal) => {
    become({ peerThere: true })
    if (signal.kind === 'about') become({ theirs: signal })
    else video?.receive(from, signal)
  }
  const linkTo = (scheduleId: string, grant: CallGrant): CallLink =>
    createCallLink({
      scheduleId,
      token: grant.agoraio_token,
      listener: {
        onPeer: (epoch) => {
          become({ peerThere: true })
          video?.meet(epoch)
          tell()
        },
        onPeerGone: (reason) => {
          become({ peerThere: false })
          // Who is only out of our server's reach is still seen and heard.
          if (reason === 'left' || videoState !== 'connected') {
            become({ theirs: null })
            video?.part()
          }
        },
        onSignal: hearSignal,
        onStanding: ({ status, active_seconds, active_since, ends_at }) => {
          become({ standing: { active_seconds, active_since }, endsAt: ends_at })
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

  const videoListener = (scheduleId: string): VideoListener => ({
    onState: follow,
    onRemote: (remote) => become({ remote }),
    onQuality: (sample) => {
      become({ quality: sample.level })
      link?.quality(sample)
    },
    onSending: (sending) => {
      become({ sending })
      tell()
    },
    onBroken: () => link?.renew(),
    onExpiring: () => {
      void call(openCall, { params: { id: scheduleId } }).then(
        (grant) => video?.renewGrant(grant),
        // The room's time is over: the server lets nobody stay longer.
        () => undefined,
      )
    },
    onFailed: (refusal) => fail({ refusal }),
  })
  const connect = async (scheduleId: string, local: MediaStream): Promise<void> => {
    const grant = await call(openCall, { params: { id: scheduleId } })
    const opened = await openVideo({
      grant,
      media: local,
      signalling: { send: (signal) => link?.signal(signal) },
      listener: videoListener(scheduleId),
    })
    if (view().scheduleId !== scheduleId || view().phase !== 'device_check') return opened.leave()
    video = opened
    // Other devices, or a blur, may have come while the provider's code was on its way.
    const { local: now } = view()
    if (now && now !== local) video.switchDevices(now)
    video.setCamera(view().cameraOn)
    become({ grant })
    step('enter')
    sessionStorage.setItem(storageKeys.runningCall, scheduleId)
    link = linkTo(scheduleId, grant)
  }

  const enter = async (): Promise<void> => {
    const { scheduleId, local, entering } = view()
    if (!scheduleId || !local || entering) return
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
      if (view().scheduleId === scheduleId && view().phase === 'device_check') void enter()
    }, CONSENT_CHECK_MS)
  }

  return {
    view,
    subscribe: state.subscribe,
    ...media,
    /** Opens the room of an appointment; after a reload straight back into the call. */
    open: async (scheduleId: string): Promise<void> => {
      if (view().scheduleId === scheduleId && view().phase !== 'idle') return
      const back = sessionStorage.getItem(storageKeys.runningCall) === scheduleId
      release()
      become({ ...startView, scheduleId, choice: rememberedChoice() })
      step('open')
      if ((await media.prepare(view().choice)) && back) await enter()
    },
    enter,
    tryMedia: () => media.prepare(view().choice),
    /** The specialist goes on after the end of the slot. @throws EventRefused */
    extend: async (minutes: ExtensionMinutes): Promise<void> => {
      const told = await link?.extend(minutes)
      if (told) become({ endsAt: told.ends_at, nextStart: told.next_starts_at })
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
      if (step('retry')) await media.prepare(view().choice)
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
