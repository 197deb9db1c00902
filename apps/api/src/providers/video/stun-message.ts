import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const COOKIE = 0x2112a442
const HEADER = 20
const INTEGRITY_LENGTH = 24

/** Requests and answers of a relay (RFC 5766). */
export const kinds = {
  binding: 0x001,
  allocate: 0x003,
  refresh: 0x004,
  send: 0x016,
  data: 0x017,
  permission: 0x008,
  channel: 0x009,
} as const
export const SUCCESS = 0x100
export const FAILURE = 0x110

export const attributes = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  mapped: 0x0020,
} as const

export interface Address {
  readonly address: string
  readonly port: number
}

export interface Message {
  readonly kind: number
  readonly id: Buffer
  readonly values: ReadonlyMap<number, Buffer>
  /** The bytes that its integrity covers; undefined without integrity. */
  readonly signed: Buffer | undefined
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
/** The length in the header, as if the message ended there. */
const endingAt = (message: Buffer, end: number): Buffer => {
  const part = Buffer.from(message.subarray(0, end))
  part.writeUInt16BE(end - HEADER + INTEGRITY_LENGTH, 2)
  return part
}

/** Undefined if it is no such message. */
export const readMessage = (packet: Buffer): Message | undefined => {
  if (packet.length < HEADER || packet.readUInt32BE(4) !== COOKIE) return undefined
  const values = new Map<number, Buffer>()
  let signed: Buffer | undefined
  for (let at = HEADER; at + 4 <= packet.length; ) {
    const type = packet.readUInt16BE(at)
    const length = packet.readUInt16BE(at + 2)
    if (type === attributes.integrity) signed = endingAt(packet, at)
    values.set(type, packet.subarray(at + 4, at + 4 + length))
    at += 4 + padded(length)
  }
  return { kind: packet.readUInt16BE(0), id: packet.subarray(8, HEADER), values, signed }
}

/** The key of a time-limited credential. */
export const keyOf = (username: string, realm: string, secret: string): Buffer => {
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return createHash('md5').update(`${username}:${realm}:${credential}`).digest()
}

const sign = (signed: Buffer, key: Buffer): Buffer => createHmac('sha1', key).update(signed).digest()

/** Whether the sender knows the key. */
export const isSigned = ({ signed, values }: Message, key: Buffer): boolean => {
  const given = values.get(attributes.integrity)
  return signed !== undefined && given?.length === 20 && timingSafeEqual(sign(signed, key), given)
}

const attribute = ([type, value]: readonly [number, Buffer]): Buffer => {
  const bytes = Buffer.alloc(4 + padded(value.length))
  bytes.writeUInt16BE(type, 0)
  bytes.writeUInt16BE(value.length, 2)
  value.copy(bytes, 4)
  return bytes
}

/** With a key it carries its integrity. */
export const writeMessage = (
  kind: number,
  id: Buffer,
  values: readonly (readonly [number, Buffer])[],
  key?: Buffer,
): Buffer => {
  const body = Buffer.concat(values.map(attribute))
  const header = Buffer.alloc(8)
  header.writeUInt16BE(kind, 0)
  header.writeUInt16BE(body.length, 2)
  header.writeUInt32BE(COOKIE, 4)
  const whole = Buffer.concat([header, id, body])
  if (!key) return whole
  const signed = endingAt(whole, whole.length)
  return Buffer.concat([signed, attribute([attributes.integrity, sign(signed, key)])])
}

/** Obfuscates an address as in these messages; applied twice, it is the address again. */
const hide = (port: number, octets: readonly number[]) => ({
  port: port ^ (COOKIE >>> 16),
  octets: octets.map((octet, nth) => octet ^ ((COOKIE >>> (24 - nth * 8)) & 0xff)),
})

export const writeAddress = ({ address, port }: Address): Buffer => {
  const hidden = hide(port, address.split('.').map(Number))
  return Buffer.from([0, 1, hidden.port >> 8, hidden.port & 0xff, ...hidden.octets])
}

export const readAddress = (value: Buffer): Address => {
  const { port, octets } = hide(value.readUInt16BE(2), [...value.subarray(4, 8)])
  return { address: octets.join('.'), port }
}

export const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
