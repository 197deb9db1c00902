import encodeQR from 'qr'
import sharp from 'sharp'

const [LIGHT, DARK] = [255, 0]

/** A QR code without a margin as a square PNG, `width` pixels wide. */
export const qrPicture = async (text: string, width: number): Promise<Buffer> => {
  // The library draws a margin of at least one module.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const pixels = Uint8Array.from(rows.flat(), (dark) => (dark ? DARK : LIGHT))
  return await sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
