import { randomInt } from 'node:crypto'

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, as the Pix manual requires. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The "copia e cola" of a dynamic Pix charge (EMV, Manual do BR Code). `amount` in centavos. */
export function pixPayload(chargeId: string, amount: number): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', `pix.sandbox.invalid/v2/${chargeId}`)
  const payload = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'EMMA TELEMEDICINA'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return payload + crc16(payload)
}

/** `E` + the paying bank's ISPB + the minute in UTC + 11 characters. */
export function endToEndId(paidAt: Date): string {
  const minute = paidAt.toISOString().replace(/\D/g, '').slice(0, 12)
  const tail = Array.from({ length: 11 }, () => randomInt(36).toString(36)).join('')
  return `E00000000${minute}${tail}`
}
