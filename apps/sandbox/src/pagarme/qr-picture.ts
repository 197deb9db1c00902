import { crc32, deflateSync } from 'node:zlib'
import encodeQR from 'qr'

/** Pixels per module, and modules of the margin. */
const [SCALE, BORDER] = [6, 2]
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One chunk of a PNG: length, type, data and checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A QR code as a grey PNG. */
export const qrPicture = (text: string): Buffer => {
  const rows = encodeQR(text, 'raw', { border: BORDER, scale: SCALE })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(rows.length, 0)
  header.writeUInt32BE(rows.length, 4)
  // 8 bits of grey, no interlacing.
  header[8] = 8
  // Each row begins with its filter type: none.
  const pixels = Buffer.from(rows.flatMap((row) => [0, ...row.map((dark) => (dark ? 0 : 255))]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
