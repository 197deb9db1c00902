import type { VideoGrant } from '@emma/contracts/calls'
import type { NetworkFindings } from '@emma/domain/calls'
import { toIceServers } from '../video/ice-servers.ts'

type Found = Pick<NetworkFindings, 'relay' | 'rttMs' | 'loss'>

const REACH_MS = 6000
const PACKETS = 60
const EVERY_MS = 25
/** Later packets count as lost. */
const LATE_MS = 1000

const isRelay = ({ urls }: VideoGrant['ice_servers'][number]): boolean =>
  urls.some((url) => /^turns?:/.test(url))

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const opened = (channel: RTCDataChannel) =>
  new Promise<boolean>((resolve) => {
    channel.onopen = () => resolve(true)
    setTimeout(() => resolve(false), REACH_MS)
  })

/** Two ends in this page: candidates are exchanged once both have the descriptions. */
const join = async (here: RTCPeerConnection, there: RTCPeerConnection): Promise<void> => {
  let describe: () => void = () => undefined
  const described = new Promise<void>((resolve) => {
    describe = resolve
  })
  const pass = (to: RTCPeerConnection) => (event: RTCPeerConnectionIceEvent) => {
    void described.then(() => to.addIceCandidate(event.candidate ?? undefined)).catch(() => undefined)
  }
  here.onicecandidate = pass(there)
  there.onicecandidate = pass(here)
  await here.setLocalDescription()
  if (here.localDescription) await there.setRemoteDescription(here.localDescription)
  await there.setLocalDescription()
  if (there.localDescription) await here.setRemoteDescription(there.localDescription)
  describe()
}

/** Numbered packets there and back: which arrived, and how long they took. */
const exchange = async (channel: RTCDataChannel): Promise<Pick<Found, 'rttMs' | 'loss'>> => {
  const took: number[] = []
  channel.onmessage = ({ data }) => took.push(performance.now() - Number(data))
  for (let sent = 0; sent < PACKETS; sent += 1) {
    channel.send(String(performance.now()))
    await wait(EVERY_MS)
  }
  await wait(LATE_MS)
  const [middle] = took.sort((a, b) => a - b).slice(Math.floor(took.length / 2))
  return { rttMs: middle === undefined ? null : Math.round(middle), loss: 1 - took.length / PACKETS }
}

/** Whether the relay can be reached from here, and how it carries small packets like those of sound. */
export const probeRelay = async (servers: VideoGrant['ice_servers']): Promise<Found> => {
  const iceServers = toIceServers(servers.filter(isRelay))
  if (iceServers.length === 0) return { relay: 'none', rttMs: null, loss: null }
  const settings: RTCConfiguration = { iceServers, iceTransportPolicy: 'relay' }
  const [here, there] = [new RTCPeerConnection(settings), new RTCPeerConnection(settings)]
  there.ondatachannel = ({ channel }) => {
    channel.onmessage = ({ data }) => channel.send(data)
  }
  try {
    const channel = here.createDataChannel('test', { ordered: false, maxRetransmits: 0 })
    const isOpen = opened(channel)
    await join(here, there)
    if (!(await isOpen)) return { relay: 'unreached', rttMs: null, loss: null }
    return { relay: 'reached', ...(await exchange(channel)) }
  } finally {
    here.close()
    there.close()
  }
}
