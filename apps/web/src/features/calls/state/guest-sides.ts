import type { Signal, VideoGrant } from '@emma/contracts/calls'
import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { type SendStep, sendSteps } from '@emma/domain/calls'
import { openVideo } from '../video/load.ts'
import type { VideoListener, VideoSession, VideoState } from '../video/port.ts'
import { aboutOf } from './about.ts'
import { type CallConnection, fail } from './call-connection.ts'
import { noThird, type Third } from './call-view.ts'
import type { GuestLink } from './guest-link.ts'

type Side = CompanionVisit['people'][number]['side']
const both: readonly Side[] = ['specialist', 'customer']

interface Come {
  readonly side: Side
  readonly from: string
  readonly signal: Signal
}

/** The connections of a guest: one to each side of the call, or one room of a provider for both. */
interface Sides {
  readonly connection: CallConnection
  readonly link: () => GuestLink | undefined
  readonly states: Record<Side, VideoState>
  readonly sending: Record<Side, SendStep>
  /** The page with which each side is in the call, as last heard. */
  readonly epochs: Record<Side, string | null>
  /** What came before there was a connection to take it. */
  readonly early: Come[]
  grant: VideoGrant | undefined
}

const sessionOf = ({ connection }: Sides, side: Side): VideoSession | undefined =>
  side === 'specialist' ? connection.video : connection.thirdVideo

const isHosted = ({ grant }: Sides): boolean => grant !== undefined && grant.provider !== 'peer'

function setThird({ connection: { state } }: Sides, change: Partial<Third>): void {
  state.become({ third: { ...(state.view().third ?? noThird), ...change } })
}

function sendTo({ epochs, link }: Sides, side: Side, signal: Signal): void {
  const to = epochs[side]
  if (to) link()?.signal(to, signal)
}

function tellAbout(sides: Sides): void {
  const { connection, sending } = sides
  const about = aboutOf(connection.state.view())
  for (const side of both) sendTo(sides, side, { ...about, soundOnly: sending[side] === 'sound' })
}

/** The guest is in the call as soon as one side is connected, and alone when both are gone. */
function followState(sides: Sides, side: Side, state: VideoState): void {
  const { states, epochs, connection } = sides
  const { step } = connection.state
  if (state === 'reconnecting' && epochs[side] === null && !isHosted(sides)) {
    sessionOf(sides, side)?.part()
    return
  }
  states[side] = state
  if (side === 'customer') setThird(sides, { state })
  const all = Object.values(states)
  if (all.includes('connected')) {
    step('meet')
    step('connect')
  } else if (all.every((each) => each === 'waiting')) step('peer_left')
  else if (!step('meet')) step('lose')
  if (state === 'connected') tellAbout(sides)
}

/** The view shows the worse of both connections. */
function followSending(sides: Sides, side: Side, next: SendStep): void {
  const { sending, connection } = sides
  sending[side] = next
  const worst = Math.max(...both.map((each) => sendSteps.indexOf(sending[each])))
  connection.state.become({ sending: sendSteps[worst] ?? 'full' })
  tellAbout(sides)
}

/** A grant that can't be had any more is left to run out: the guest was put out of the call meanwhile. */
async function renewGrant({ connection, link }: Sides): Promise<void> {
  const next = await link()
    ?.grant()
    .catch(() => undefined)
  if (next) connection.video?.renewGrant(next)
}

const listenerOf = (sides: Sides, side: Side): VideoListener => {
  const { become } = sides.connection.state
  return {
    onState: (state) => followState(sides, side, state),
    onRemote: (media) => (side === 'customer' ? setThird(sides, { media }) : become({ remote: media })),
    onThird: (media) => {
      setThird(sides, { media })
      followState(sides, 'customer', media ? 'connected' : 'waiting')
    },
    onLevel: (quality) => become({ quality }),
    onQuality: () => undefined,
    onSending: (next) => followSending(sides, side, next),
    onBroken: () => sides.link()?.renew(),
    onExpiring: () => void renewGrant(sides),
    onFailed: (refusal) => fail(sides.connection, { refusal }),
  }
}

async function openTo(sides: Sides, side: Side, grant: VideoGrant): Promise<VideoSession | undefined> {
  const { view } = sides.connection.state
  const { local, cameraOn } = view()
  if (!local) return undefined
  const session = await openVideo({
    grant,
    media: local,
    signalling: { send: (signal) => sendTo(sides, side, signal) },
    listener: listenerOf(sides, side),
    third: (uid) => view().visit?.people.some((one) => one.side === 'customer' && one.uid === uid) === true,
  })
  session.setCamera(cameraOn)
  return session
}

function receive(sides: Sides, come: Come): void {
  const { side, from, signal } = come
  sides.epochs[side] = from
  const session = sessionOf(sides, side)
  if (signal.kind === 'about') {
    if (side === 'customer') setThird(sides, { theirs: signal })
    else sides.connection.state.become({ theirs: signal })
  } else if (session) session.receive(from, signal)
  else sides.early.push(come)
}

function meetInRoom({ connection, epochs }: Sides): void {
  const someone = epochs.specialist ?? epochs.customer
  if (someone) connection.video?.meet(someone)
  else connection.video?.part()
}

function meetEach(sides: Sides): void {
  const { early, epochs, states } = sides
  for (const come of early.splice(0)) receive(sides, come)
  for (const side of both) {
    const epoch = epochs[side]
    if (epoch) sessionOf(sides, side)?.meet(epoch)
    // A side that only lost our server may still be seen and heard.
    else if (states[side] !== 'waiting' && states[side] !== 'connected') sessionOf(sides, side)?.part()
  }
}

/** Let in: meets the sides that are there and parts from those that are not. */
async function follow(sides: Sides): Promise<void> {
  const { connection, link, epochs } = sides
  sides.grant ??= await link()?.grant()
  if (!sides.grant) return
  connection.video ??= await openTo(sides, 'specialist', sides.grant)
  if (!isHosted(sides)) connection.thirdVideo ??= await openTo(sides, 'customer', sides.grant)
  for (const { side, epoch } of connection.state.view().visit?.people ?? []) epochs[side] = epoch
  if (isHosted(sides)) meetInRoom(sides)
  else meetEach(sides)
  tellAbout(sides)
}

/** Not let in any more, and not put out of the call. */
function part(sides: Sides): void {
  const { connection, states } = sides
  connection.video?.leave()
  connection.thirdVideo?.leave()
  connection.video = undefined
  connection.thirdVideo = undefined
  sides.grant = undefined
  connection.state.become({ remote: null, theirs: null, third: null })
  for (const side of both) states[side] = 'waiting'
  connection.state.step('peer_left')
}

export const createSides = (connection: CallConnection, link: () => GuestLink | undefined) => {
  const sides: Sides = {
    connection,
    link,
    states: { specialist: 'waiting', customer: 'waiting' },
    sending: { specialist: 'full', customer: 'full' },
    epochs: { specialist: null, customer: null },
    early: [],
    grant: undefined,
  }
  return {
    about: () => tellAbout(sides),
    receive: (come: Come) => receive(sides, come),
    follow: () => follow(sides),
    part: () => part(sides),
  }
}
