import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import {
  type Address,
  attributes,
  FAILURE,
  isSigned,
  keyOf,
  kinds,
  type Message,
  number32,
  readAddress,
  readMessage,
  SUCCESS,
  writeAddress,
  writeMessage,
} from '../../src/providers/video/stun-message.ts'

const HOST = '127.0.0.1'
const REALM = 'emma.test'
const SECRET = 'secret-of-the-lossy-relay'
const LIFETIME_S = 600
const UNAUTHORIZED = Buffer.concat([Buffer.from([0, 0, 4, 1]), Buffer.from('Unauthorized')])

/** The state of one browser connection. */
interface Allocation {
  readonly client: Address
  readonly key: Buffer
  readonly relayed: Socket
  readonly channels: Map<number, Address>
}

export interface LossyRelay {
  readonly settings: { readonly TURN_URLS: string; readonly TURN_SECRET: string }
  /** Drops a share, 0–1, of all packets from now on. */
  readonly lose: (share: number) => void
  readonly stop: () => void
}

const nameOf = ({ address, port }: Address): string => `${address}:${port}`

const listen = async (): Promise<Socket> => {
  const socket = createSocket('udp4')
  socket.bind(0, HOST)
  await once(socket, 'listening')
  return socket
}

/** Drops every nth packet rather than at random, so that runs are the same. */
const createLoss = () => {
  let share = 0
  let due = 0
  return {
    set: (next: number) => {
      share = next
    },
    takes: (): boolean => {
      due += share
      if (due < 1) return false
      due -= 1
      return true
    },
  }
}

/** A local relay for one test: what a browser needs of RFC 5766 over UDP, with losses on demand. */
export const startLossyRelay = async (): Promise<LossyRelay> => {
  const server = await listen()
  const allocations = new Map<string, Allocation>()
  const loss = createLoss()
  const say = (to: Address, packet: Buffer) => server.send(packet, to.port, to.address)

  const fromPeer = ({ client, channels }: Allocation, packet: Buffer, peer: Address): void => {
    const [channel] = [...channels].find(([, bound]) => nameOf(bound) === nameOf(peer)) ?? []
    if (channel === undefined) {
      const values = [[attributes.peer, writeAddress(peer)] as const, [attributes.data, packet] as const]
      say(client, writeMessage(kinds.data, Buffer.alloc(12), values))
      return
    }
    const header = Buffer.alloc(4)
    header.writeUInt16BE(channel, 0)
    header.writeUInt16BE(packet.length, 2)
    say(client, Buffer.concat([header, packet]))
  }
  const allocate = async (client: Address, key: Buffer): Promise<Allocation> => {
    const known = allocations.get(nameOf(client))
    if (known) return known
    const made: Allocation = { client, key, relayed: await listen(), channels: new Map() }
    made.relayed.on('message', (packet, peer) => fromPeer(made, packet, peer))
    allocations.set(nameOf(client), made)
    return made
  }
  const release = (client: Address): void => {
    allocations.get(nameOf(client))?.relayed.close()
    allocations.delete(nameOf(client))
  }

  const answerTo = async ({ kind, values }: Message, client: Address, key: Buffer) => {
    if (kind === kinds.allocate) {
      const { relayed } = await allocate(client, key)
      return [
        [attributes.relayed, writeAddress(relayed.address())] as const,
        [attributes.mapped, writeAddress(client)] as const,
        [attributes.lifetime, number32(LIFETIME_S)] as const,
      ]
    }
    if (kind === kinds.refresh) {
      const lifetime = values.get(attributes.lifetime)?.readUInt32BE() ?? LIFETIME_S
      if (lifetime === 0) release(client)
      return [[attributes.lifetime, number32(lifetime)] as const]
    }
    const [channel, peer] = [values.get(attributes.channel), values.get(attributes.peer)]
    if (kind === kinds.channel && channel && peer) {
      allocations.get(nameOf(client))?.channels.set(channel.readUInt16BE(), readAddress(peer))
    }
    return []
  }
  const onRequest = async (request: Message, client: Address): Promise<void> => {
    const { kind, id, values } = request
    if (kind === kinds.binding) {
      const mapped = [attributes.mapped, writeAddress(client)] as const
      return say(client, writeMessage(kind | SUCCESS, id, [mapped]))
    }
    const key = keyOf(values.get(attributes.username)?.toString() ?? '', REALM, SECRET)
    if (isSigned(request, key)) {
      return say(client, writeMessage(kind | SUCCESS, id, await answerTo(request, client, key), key))
    }
    const question = [
      [attributes.error, UNAUTHORIZED] as const,
      [attributes.realm, Buffer.from(REALM)] as const,
      [attributes.nonce, Buffer.from('once')] as const,
    ]
    say(client, writeMessage(kind | FAILURE, id, question))
  }
  const onPacket = (packet: Buffer, client: Address): void => {
    if (loss.takes()) return
    const sender = allocations.get(nameOf(client))
    const message = readMessage(packet)
    if (!message) {
      const peer = sender?.channels.get(packet.readUInt16BE(0))
      if (peer) sender?.relayed.send(packet.subarray(4, 4 + packet.readUInt16BE(2)), peer.port, peer.address)
      return
    }
    if (message.kind !== kinds.send) return void onRequest(message, client)
    const [peer, data] = [message.values.get(attributes.peer), message.values.get(attributes.data)]
    if (!peer || !data) return
    const { address, port } = readAddress(peer)
    sender?.relayed.send(data, port, address)
  }
  server.on('message', onPacket)

  return {
    settings: { TURN_URLS: `turn:${HOST}:${server.address().port}?transport=udp`, TURN_SECRET: SECRET },
    lose: loss.set,
    stop: () => {
      for (const { client } of allocations.values()) release(client)
      server.close()
    },
  }
}
