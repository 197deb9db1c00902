import { randomBytes } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import {
  attributes,
  FAILURE,
  keyOf,
  kinds,
  type Message,
  number32,
  readMessage,
  SUCCESS,
  writeMessage,
} from '../src/providers/video/stun-message.ts'

/** Two tries, as datagrams can be lost. */
const TRIES = [1500, 3000]
const UDP = Buffer.from([17, 0, 0, 0])
const TRANSPORT = 0x0019
const ANY = 0x000d

type Attributes = readonly (readonly [number, Buffer])[]

const ask = async (
  socket: Socket,
  kind: number,
  values: Attributes,
  key?: Buffer,
): Promise<Message | undefined> => {
  const id = randomBytes(12)
  for (const patience of TRIES) {
    socket.send(writeMessage(kind, id, values, key))
    const heard = once(socket, 'message', { signal: AbortSignal.timeout(patience) })
    const [packet]: (Buffer | undefined)[] = await heard.catch(() => [undefined])
    const message = packet && readMessage(packet)
    if (message?.id.equals(id)) return message
  }
  return undefined
}

const allocate = async (socket: Socket, secret: string): Promise<'well' | 'silent' | 'refused'> => {
  const wish = [[TRANSPORT, UDP] as const]
  const question = await ask(socket, kinds.allocate, wish)
  if (!question) return 'silent'
  if (question.kind !== (kinds.allocate | FAILURE)) return 'refused'
  const { values } = question
  const [realm, nonce] = [values.get(attributes.realm), values.get(attributes.nonce)]
  if (!realm || !nonce) return 'refused'
  const username = `${Math.floor(Date.now() / 1000) + 60}:doctor`
  const proof = [
    [attributes.username, Buffer.from(username)],
    [attributes.realm, realm],
    [attributes.nonce, nonce],
  ] as const
  const key = keyOf(username, realm.toString(), secret)
  const answer = await ask(socket, kinds.allocate, [...wish, ...proof], key)
  if (answer?.kind !== (kinds.allocate | SUCCESS)) return answer ? 'refused' : 'silent'
  // Released at once.
  await ask(socket, kinds.refresh, [[ANY, number32(0)], ...proof], key)
  return 'well'
}

/** Requests an address from a TURN server (RFC 8656, over UDP) with the shared secret, and releases it. */
export const tryTurn = async (
  host: string,
  port: number,
  secret: string,
): Promise<'well' | 'silent' | 'refused'> => {
  const socket = createSocket('udp4')
  socket.on('error', () => {})
  try {
    socket.connect(port, host)
    await once(socket, 'connect', { signal: AbortSignal.timeout(5000) })
    return await allocate(socket, secret)
  } catch {
    return 'silent'
  } finally {
    socket.close()
  }
}
