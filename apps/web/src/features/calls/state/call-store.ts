import type { ExtensionMinutes } from '@emma/domain/calls'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { rememberedChoice } from '../media/devices.ts'
import { type CallConnection, connect, disconnect, fail, sendAbout, unconnected } from './call-connection.ts'
import { createCallMedia } from './call-media.ts'
import { createCallState } from './call-state.ts'
import { startView } from './call-view.ts'
import { connectAsGuest } from './guest-connection.ts'
import type { Invitation } from './guest-link.ts'
import { sendsOf } from './sends.ts'

/** A tab's only call. It outlives screens, so that a call continues while its specialist opens the record. */
const createCallStore = () => {
  const state = createCallState()
  const { view, become, step } = state
  const release = () => {
    disconnect(connection)
    media.drop()
  }
  const connection: CallConnection = { state, release, ...unconnected }
  let invitation: Invitation | undefined
  const media = createCallMedia({
    state,
    video: () => sendsOf(connection),
    notify: () => sendAbout(connection),
  })

  const enter = async (): Promise<void> => {
    const { appointmentId, local, entering } = view()
    if (!appointmentId || !local || entering) return
    become({ entering: true, refusal: null })
    try {
      if (invitation) await connectAsGuest(connection, invitation)
      else await connect(connection, appointmentId, local)
    } catch (refusal) {
      fail(connection, { refusal })
    }
    become({ entering: false })
  }

  const open = async (callId: string, given: Invitation | undefined): Promise<void> => {
    if (view().appointmentId === callId && view().phase !== 'idle') return
    const back = sessionStorage.getItem(storageKeys.runningCall) === callId
    release()
    invitation = given
    become({ ...startView, appointmentId: callId, choice: rememberedChoice() })
    step('open')
    if ((await media.prepare(view().choice)) && back) await enter()
  }

  return {
    view,
    subscribe: state.subscribe,
    ...media,
    /** Opens an appointment's call; after a reload it reenters directly. */
    open: (appointmentId: string): Promise<void> => open(appointmentId, undefined),
    /** The same for a companion. */
    openAsGuest: (given: Invitation): Promise<void> => open(given.token, given),
    /** Asks again after leaving. */
    comeBack: async (): Promise<void> => {
      become({ left: false })
      if (step('open')) await media.prepare(view().choice)
    },
    enter,
    /** Connects anew to the other side, whose image does not come though they send it. */
    rebuild: () => connection.video?.rebuild(),
    tryMedia: () => media.prepare(view().choice),
    /** The specialist extends the call beyond the slot's end. @throws EventRefused */
    extend: async (minutes: ExtensionMinutes): Promise<void> => {
      const extended = await connection.link?.extend(minutes)
      if (extended) become({ endsAt: extended.ends_at, nextStart: extended.next_starts_at })
    },
    /** Hangs up. It does not end the consultation. */
    hangUp: () => {
      connection.link?.leave()
      connection.guest?.link.leave()
      release()
      step('leave')
      become({ left: true })
    },
    /** The specialist finished; the server's event may come later. */
    finished: () => {
      release()
      step('end')
    },
    retry: async (): Promise<void> => {
      become({ superseded: false, refusal: null })
      if (step('retry')) await media.prepare(view().choice)
    },
    /** The last screen of the call was closed. */
    close: () => {
      connection.link?.leave()
      connection.guest?.link.leave()
      release()
      become(startView)
    },
  }
}

export const callStore = createCallStore()
