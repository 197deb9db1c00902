import { type CallGrant, openCall, type Signal } from '@emma/contracts/calls'
import { call } from '../../../lib/api/api.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { closeMedia } from '../media/devices.ts'
import { openVideo } from '../video/load.ts'
import type { VideoListener, VideoSession, VideoState } from '../video/port.ts'
import { aboutOf } from './about.ts'
import { type CallLink, createCallLink, type LinkListener } from './call-link.ts'
import type { CallState } from './call-state.ts'
import type { CallView } from './call-view.ts'
import type { GuestLink } from './guest-link.ts'
import { createThirdPerson, type ThirdPerson } from './third-person.ts'

/** One connection of the tab's call: to our server (the link) and for sound and image (the video). */
export interface CallConnection {
  readonly state: CallState
  /** Closes the connection and the devices. */
  readonly release: () => void
  link: CallLink | undefined
  video: VideoSession | undefined
  videoState: VideoState
  /** To a third person, where each pair has its own connection. */
  thirdVideo: VideoSession | undefined
  third: ThirdPerson | undefined
  /** Instead of the link: this tab joined by an invitation. */
  guest: { readonly link: GuestLink; readonly about: () => void } | undefined
}

/** Describes to the others what is sent, so that their screens can explain a missing image. */
export const sendAbout = ({ state, link, third, guest }: CallConnection): void => {
  link?.signal(aboutOf(state.view()))
  third?.about()
  guest?.about()
}

/** A connection before it is opened, and after it is closed. */
export const unconnected = {
  link: undefined,
  video: undefined,
  videoState: 'waiting',
  thirdVideo: undefined,
  third: undefined,
  guest: undefined,
} as const

export const disconnect = (connection: CallConnection): void => {
  const { state, link, video, third, thirdVideo, guest } = connection
  link?.close()
  third?.close()
  guest?.link.close()
  video?.leave()
  thirdVideo?.leave()
  Object.assign(connection, { ...unconnected })
  sessionStorage.removeItem(storageKeys.runningCall)
  closeMedia(state.view().screen)
  state.become({
    remote: null,
    peerThere: false,
    third: null,
    companion: null,
    visit: null,
    theirs: null,
    quality: null,
    sending: 'full',
    screen: null,
    signalling: true,
    entering: false,
  })
}

/** Ends the connection and shows why. */
export const fail = ({ state, release }: CallConnection, change: Partial<CallView>): void => {
  release()
  state.become(change)
  state.step('fail')
}

const followVideo = (connection: CallConnection, next: VideoState): void => {
  const { state, link, video } = connection
  connection.videoState = next
  if (next === 'connecting' && !state.step('meet')) state.step('lose')
  if (next === 'connected') state.step('connect')
  if (next === 'reconnecting' && !state.view().peerThere) {
    video?.part()
    return
  }
  if (next === 'reconnecting') state.step('lose')
  if (next === 'waiting') state.step('peer_left')
  if (next === 'connected' || next === 'reconnecting') link?.media(next === 'connected')
}

const onSignal = ({ state, video }: CallConnection, from: string, signal: Signal): void => {
  state.become({ peerThere: true })
  if (signal.kind === 'about') state.become({ theirs: signal })
  else video?.receive(from, signal)
}

const linkListener = (connection: CallConnection): LinkListener => {
  const { state, release } = connection
  return {
    onPeer: (epoch) => {
      state.become({ peerThere: true })
      connection.video?.meet(epoch)
      sendAbout(connection)
    },
    onPeerGone: (reason) => {
      state.become({ peerThere: false })
      // A participant who only lost our server may still be seen and heard.
      if (reason === 'left' || connection.videoState !== 'connected') {
        state.become({ theirs: null })
        connection.video?.part()
      }
    },
    onSignal: (from, signal) => onSignal(connection, from, signal),
    onState: ({ status, active_seconds, active_since, ends_at }) => {
      state.become({ clock: { active_seconds, active_since }, endsAt: ends_at })
      // The server lost this page for a while: report again that media flows.
      if (status !== 'active' && connection.videoState === 'connected') connection.link?.media(true)
    },
    onEnded: (ended) => {
      release()
      state.become({ ended })
      state.step('end')
    },
    onOver: () => {
      release()
      state.step('end')
    },
    onSuperseded: () => fail(connection, { superseded: true }),
    onSignalling: (signalling) => {
      const { third, video, thirdVideo } = connection
      const isBack = signalling && !state.view().signalling
      state.become({ signalling })
      if (!signalling) return
      video?.resume()
      thirdVideo?.resume()
      if (isBack || third?.isRead() === false) third?.refresh()
    },
    onRefused: (refusal) => fail(connection, { refusal }),
  }
}

/** The server's id of a companion, for any video provider. */
const isCompanion = (uid: string): boolean => uid.startsWith('companion-')

const grantOf = (appointmentId: string): Promise<CallGrant> =>
  call(openCall, { params: { id: appointmentId } })

const videoListener = (connection: CallConnection, appointmentId: string): VideoListener => ({
  onState: (next) => followVideo(connection, next),
  onRemote: (remote) => connection.state.become({ remote }),
  onThird: (media) => connection.third?.onMedia(media),
  onLevel: (quality) => connection.state.become({ quality }),
  onQuality: (sample) => connection.link?.quality(sample),
  onSending: (sending) => {
    connection.state.become({ sending })
    sendAbout(connection)
  },
  onBroken: () => {
    connection.link?.renew()
    connection.third?.again()
  },
  onExpiring: () => {
    void grantOf(appointmentId).then(
      (grant) => connection.video?.renewGrant(grant),
      // The call's time is over: nobody may stay longer.
      () => undefined,
    )
  },
  onFailed: (refusal) => fail(connection, { refusal }),
})

/** Opens an appointment's call with the devices' media. @throws the refusal of the server or the provider */
export const connect = async (
  connection: CallConnection,
  appointmentId: string,
  local: MediaStream,
): Promise<void> => {
  const { view, become, step } = connection.state
  const grant = await grantOf(appointmentId)
  const video = await openVideo({
    grant,
    media: local,
    signalling: { send: (signal) => connection.link?.signal(signal) },
    listener: videoListener(connection, appointmentId),
    third: isCompanion,
  })
  if (view().appointmentId !== appointmentId || view().phase !== 'device_check') {
    video.leave()
    return
  }
  connection.video = video
  // The user may have chosen other devices, or a blur, while the provider's code was loading.
  const { local: now } = view()
  if (now && now !== local) video.switchDevices(now)
  video.setCamera(view().cameraOn)
  become({ grant })
  step('enter')
  sessionStorage.setItem(storageKeys.runningCall, appointmentId)
  connection.third = createThirdPerson(connection, appointmentId, grant)
  connection.link = createCallLink({
    appointmentId,
    token: grant.agoraio_token,
    listener: linkListener(connection),
  })
}
