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

/** A guest's connections: one to each participant, or one room of a provider for both. */
interface Participants {
  readonly connection: CallConnection
  readonly link: () => GuestLink | undefined
  readonly states: Record<Side, VideoState>
  readonly sending: Record<Side, SendStep>
  /** Each side's page in the call, as last announced. */
  readonly epochs: Record<Side, string | null>
  /** Signals that arrived before there was a connection for them. */
  readonly early: Come[]
  grant: VideoGrant | undefined
}

const sessionOf = ({ connection }: Participants, side: Side): VideoSession | undefined =>
  side === 'specialist' ? connection.video : connection.thirdVideo

const isHosted = ({ grant }: Participants): boolean => grant !== undefined && grant.provider !== 'peer'

function setThird({ connection: { state } }: Participants, change: Partial<Third>): void {
  state.become({ third: { ...(state.view().third ?? noThird), ...change } })
}

function sendTo({ epochs, link }: Participants, side: Side, signal: Signal): void {
  const to = epochs[side]
  if (to) link()?.signal(to, signal)
}

function tellAbout(participants: Participants): void {
  const { connection, sending } = participants
  const about = aboutOf(connection.state.view())
  for (const side of both) sendTo(participants, side, { ...about, soundOnly: sending[side] === 'sound' })
}

/** The guest is in the call as soon as one participant is connected, and alone when both are gone. */
function followState(participants: Participants, side: Side, state: VideoState): void {
  const { states, epochs, connection } = participants
  const { step } = connection.state
  if (state === 'reconnecting' && epochs[side] === null && !isHosted(participants)) {
    sessionOf(participants, side)?.part()
    return
  }
  states[side] = state
  if (side === 'customer') setThird(participants, { state })
  const all = Object.values(states)
  if (all.includes('connected')) {
    step('meet')
    step('connect')
  } else if (all.every((each) => each === 'waiting')) step('peer_left')
  else if (!step('meet')) step('lose')
  if (state === 'connected') tellAbout(participants)
}

/** The view shows the worse of both connections. */
function followSending(participants: Participants, side: Side, next: SendStep): void {
  const { sending, connection } = participants
  sending[side] = next
  const worst = Math.max(...both.map((each) => sendSteps.indexOf(sending[each])))
  connection.state.become({ sending: sendSteps[worst] ?? 'full' })
  tellAbout(participants)
}

/** If no new grant can be had, the old one expires: the guest was removed meanwhile. */
async function renewGrant({ connection, link }: Participants): Promise<void> {
  const next = await link()
    ?.grant()
    .catch(() => undefined)
  if (next) connection.video?.renewGrant(next)
}

/** Becomes a new page to both sides: they close their old connections, and so does this one. */
function beginAnew({ connection, link }: Participants): void {
  connection.video?.part()
  connection.thirdVideo?.part()
  link()?.renew()
}

const listenerOf = (participants: Participants, side: Side): VideoListener => {
  const { become } = participants.connection.state
  return {
    onState: (state) => followState(participants, side, state),
    onRemote: (media) =>
      side === 'customer' ? setThird(participants, { media }) : become({ remote: media }),
    onThird: (media) => {
      setThird(participants, { media })
      followState(participants, 'customer', media ? 'connected' : 'waiting')
    },
    onLevel: (quality) => become({ quality }),
    onQuality: () => undefined,
    onSending: (next) => followSending(participants, side, next),
    onBroken: () => beginAnew(participants),
    onExpiring: () => void renewGrant(participants),
    onFailed: (refusal) => fail(participants.connection, { refusal }),
  }
}

async function openTo(
  participants: Participants,
  side: Side,
  grant: VideoGrant,
): Promise<VideoSession | undefined> {
  const { view } = participants.connection.state
  const { local, cameraOn } = view()
  if (!local) return undefined
  const session = await openVideo({
    grant,
    media: local,
    signalling: { send: (signal) => sendTo(participants, side, signal) },
    listener: listenerOf(participants, side),
    third: (uid) => view().visit?.people.some((one) => one.side === 'customer' && one.uid === uid) === true,
  })
  session.setCamera(cameraOn)
  return session
}

function receive(participants: Participants, come: Come): void {
  const { side, from, signal } = come
  participants.epochs[side] = from
  const session = sessionOf(participants, side)
  if (signal.kind === 'about') {
    if (side === 'customer') setThird(participants, { theirs: signal })
    else participants.connection.state.become({ theirs: signal })
  } else if (session) session.receive(from, signal)
  else participants.early.push(come)
}

function meetInRoom({ connection, epochs }: Participants): void {
  const someone = epochs.specialist ?? epochs.customer
  if (someone) connection.video?.meet(someone)
  else connection.video?.part()
}

function meetEach(participants: Participants): void {
  const { early, epochs, states } = participants
  for (const come of early.splice(0)) receive(participants, come)
  for (const side of both) {
    const epoch = epochs[side]
    if (epoch) sessionOf(participants, side)?.meet(epoch)
    // A side that only lost our server may still be seen and heard.
    else if (states[side] !== 'waiting' && states[side] !== 'connected') sessionOf(participants, side)?.part()
  }
}

/** Admitted: connects to participants who are present and disconnects from others. */
async function follow(participants: Participants): Promise<void> {
  const { connection, link, epochs } = participants
  participants.grant ??= await link()?.grant()
  if (!participants.grant) return
  connection.video ??= await openTo(participants, 'specialist', participants.grant)
  if (!isHosted(participants))
    connection.thirdVideo ??= await openTo(participants, 'customer', participants.grant)
  for (const { side, epoch } of connection.state.view().visit?.people ?? []) epochs[side] = epoch
  if (isHosted(participants)) meetInRoom(participants)
  else meetEach(participants)
  tellAbout(participants)
}

/** Closes the connections of a guest who is no longer admitted, without ending the call. */
function part(participants: Participants): void {
  const { connection, states } = participants
  connection.video?.leave()
  connection.thirdVideo?.leave()
  connection.video = undefined
  connection.thirdVideo = undefined
  participants.grant = undefined
  connection.state.become({ remote: null, theirs: null, third: null })
  for (const side of both) states[side] = 'waiting'
  connection.state.step('peer_left')
}

export const createParticipants = (connection: CallConnection, link: () => GuestLink | undefined) => {
  const participants: Participants = {
    connection,
    link,
    states: { specialist: 'waiting', customer: 'waiting' },
    sending: { specialist: 'full', customer: 'full' },
    epochs: { specialist: null, customer: null },
    early: [],
    grant: undefined,
  }
  return {
    about: () => tellAbout(participants),
    receive: (come: Come) => receive(participants, come),
    follow: () => follow(participants),
    part: () => part(participants),
  }
}
