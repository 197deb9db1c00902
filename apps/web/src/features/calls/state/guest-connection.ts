import type { Signal, VideoGrant } from '@emma/contracts/calls'
import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { type SendStep, sendSteps } from '@emma/domain/calls'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { openVideo } from '../video/load.ts'
import type { VideoListener, VideoSession, VideoState } from '../video/port.ts'
import { aboutOf } from './about.ts'
import { type CallConnection, fail } from './call-connection.ts'
import { noThird, type Third } from './call-view.ts'
import { createGuestLink, type GuestLink, type Invitation } from './guest-link.ts'

type Side = CompanionVisit['people'][number]['side']
const both: readonly Side[] = ['specialist', 'customer']

/** The connections of who came by a link: one to each of the two, or one room of a provider. */
const createSides = (connection: CallConnection, link: () => GuestLink | undefined) => {
  const { view, become, step } = connection.state
  const states: Record<Side, VideoState> = { specialist: 'waiting', customer: 'waiting' }
  const sending: Record<Side, SendStep> = { specialist: 'full', customer: 'full' }
  /** The page that each is in the call with, as it was last heard of. */
  const epochs: Record<Side, string | null> = { specialist: null, customer: null }
  /** What came before there was a connection to take it. */
  const early: Parameters<typeof receive>[] = []
  let grant: VideoGrant | undefined

  const uidOf = (side: Side) => view().visit?.people.find((one) => one.side === side)?.uid
  const setThird = (change: Partial<Third>) => become({ third: { ...(view().third ?? noThird), ...change } })
  const sendTo = (side: Side, signal: Signal) => {
    const to = epochs[side]
    if (to) link()?.signal(to, signal)
  }
  const about = () => {
    for (const side of both) sendTo(side, { ...aboutOf(view()), soundOnly: sending[side] === 'sound' })
  }
  const follow = (side: Side, state: VideoState): void => {
    if (state === 'reconnecting' && epochs[side] === null && !isHosted()) {
      sessionOf(side)?.part()
      return
    }
    states[side] = state
    if (side === 'customer') setThird({ state })
    const all = Object.values(states)
    if (all.includes('connected')) {
      step('meet')
      step('connect')
    } else if (all.every((each) => each === 'waiting')) step('peer_left')
    else if (!step('meet')) step('lose')
    if (state === 'connected') about()
  }
  const listenerOf = (side: Side): VideoListener => ({
    onState: (state) => follow(side, state),
    onRemote: (media) => (side === 'customer' ? setThird({ media }) : become({ remote: media })),
    onThird: (media) => {
      setThird({ media })
      follow('customer', media ? 'connected' : 'waiting')
    },
    onLevel: (quality) => become({ quality }),
    onQuality: () => undefined,
    onSending: (next) => {
      sending[side] = next
      const worst = Math.max(...both.map((each) => sendSteps.indexOf(sending[each])))
      become({ sending: sendSteps[worst] ?? 'full' })
      about()
    },
    onBroken: () => link()?.renew(),
    onExpiring: () =>
      void link()
        ?.grant()
        .then((next) => connection.video?.renewGrant(next))
        // Put out meanwhile.
        .catch(() => undefined),
    onFailed: (refusal) => fail(connection, { refusal }),
  })
  const open = async (side: Side, given: VideoGrant): Promise<VideoSession | undefined> => {
    const { local, cameraOn } = view()
    if (!local) return undefined
    const session = await openVideo({
      grant: given,
      media: local,
      signalling: { send: (signal) => sendTo(side, signal) },
      listener: listenerOf(side),
      third: (uid) => uid === uidOf('customer'),
    })
    session.setCamera(cameraOn)
    return session
  }
  const sessionOf = (side: Side) => (side === 'specialist' ? connection.video : connection.thirdVideo)
  const isHosted = () => grant !== undefined && grant.provider !== 'peer'

  function receive(side: Side, from: string, signal: Signal): void {
    epochs[side] = from
    const session = sessionOf(side)
    if (signal.kind === 'about') {
      if (side === 'customer') setThird({ theirs: signal })
      else become({ theirs: signal })
    } else if (session) session.receive(from, signal)
    else early.push([side, from, signal])
  }

  return {
    about,
    receive,
    /** Let in: who of the two is there is met, who is not is parted from. */
    follow: async (): Promise<void> => {
      grant ??= await link()?.grant()
      if (!grant) return
      connection.video ??= await open('specialist', grant)
      if (!isHosted()) connection.thirdVideo ??= await open('customer', grant)
      for (const { side, epoch } of view().visit?.people ?? []) epochs[side] = epoch
      if (isHosted()) {
        const someone = epochs.specialist ?? epochs.customer
        if (someone) connection.video?.meet(someone)
        else connection.video?.part()
        return about()
      }
      for (const signal of early.splice(0)) receive(...signal)
      for (const side of both) {
        const epoch = epochs[side]
        if (epoch) sessionOf(side)?.meet(epoch)
        // Who only lost our server may still be seen and heard.
        else if (states[side] !== 'waiting' && states[side] !== 'connected') sessionOf(side)?.part()
      }
      about()
    },
    /** Not let in any more, and not put out. */
    part: () => {
      connection.video?.leave()
      connection.thirdVideo?.leave()
      connection.video = undefined
      connection.thirdVideo = undefined
      grant = undefined
      become({ remote: null, theirs: null, third: null })
      for (const side of both) states[side] = 'waiting'
      step('peer_left')
    },
  }
}

/** Opens the call for who came by a link: asks to be let in, and then meets both. @throws what can't be loaded */
export const connectAsGuest = async (connection: CallConnection, invitation: Invitation): Promise<void> => {
  const { view, become, step } = connection.state
  const { openGuestSocket } = await import('../../../lib/realtime/guest-socket.ts')
  let link: GuestLink | undefined
  const sides = createSides(connection, () => link)
  let turn = Promise.resolve()
  const end = () => {
    connection.release()
    step('end')
  }
  link = createGuestLink(openGuestSocket(invitation.token), invitation, {
    onVisit: (visit) => {
      become({ visit })
      step('enter')
      turn = turn
        .then(async () => {
          if (view().visit?.status === 'admitted') await sides.follow()
          else if (connection.video) sides.part()
        })
        .catch(() => undefined)
    },
    onSignal: ({ side, from, signal }) => sides.receive(side, from, signal),
    onSignalling: (signalling) => {
      become({ signalling })
      if (!signalling) return
      connection.video?.resume()
      connection.thirdVideo?.resume()
    },
    onSuperseded: () => fail(connection, { superseded: true }),
    onOver: end,
    onRefused: (refusal) => fail(connection, { refusal }),
  })
  connection.guest = { link, about: sides.about }
  sessionStorage.setItem(storageKeys.runningCall, invitation.token)
  sessionStorage.setItem(storageKeys.companionVisit, JSON.stringify(invitation))
}
