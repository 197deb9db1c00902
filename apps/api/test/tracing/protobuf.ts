/** The fields of one protobuf message, by number: whole numbers, or bytes (protobuf.dev/programming-guides/encoding). */
export type Message = ReadonlyMap<number, readonly (bigint | Buffer)[]>

const readVarint = (bytes: Buffer, from: number): { readonly value: bigint; readonly next: number } => {
  let value = 0n
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    const byte = bytes[at] ?? 0
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return { value, next: at + 1 }
  }
}

const readField = (
  bytes: Buffer,
  at: number,
  wire: bigint,
): { readonly value: bigint | Buffer; readonly next: number } => {
  if (wire === 0n) return readVarint(bytes, at)
  if (wire === 1n) return { value: bytes.readBigUInt64LE(at), next: at + 8 }
  if (wire === 5n) return { value: BigInt(bytes.readUInt32LE(at)), next: at + 4 }
  const { value: length, next } = readVarint(bytes, at)
  const end = next + Number(length)
  return { value: bytes.subarray(next, end), next: end }
}

export const readMessage = (bytes: Buffer): Message => {
  const fields = new Map<number, (bigint | Buffer)[]>()
  for (let at = 0; at < bytes.length; ) {
    const key = readVarint(bytes, at)
    const { value, next } = readField(bytes, key.next, key.value & 7n)
    const number = Number(key.value >> 3n)
    fields.set(number, [...(fields.get(number) ?? []), value])
    at = next
  }
  return fields
}

export const bytesOf = (message: Message, field: number): readonly Buffer[] =>
  (message.get(field) ?? []).filter((value): value is Buffer => value instanceof Buffer)
export const messagesOf = (message: Message, field: number): readonly Message[] =>
  bytesOf(message, field).map(readMessage)
export const textOf = (message: Message, field: number): string =>
  bytesOf(message, field)[0]?.toString('utf8') ?? ''
export const hexOf = (message: Message, field: number): string =>
  bytesOf(message, field)[0]?.toString('hex') ?? ''
export const numberOf = (message: Message, field: number): number => {
  const [value] = message.get(field) ?? []
  return typeof value === 'bigint' ? Number(value) : 0
}
