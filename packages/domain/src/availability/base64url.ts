const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]))

const CODES = [...ALPHABET].map((letter) => letter.charCodeAt(0))

/**
 * Bytes as base64url without padding (RFC 4648 §5), without platform helpers so that server and browser share it. Joins
 * an array of codes: a string built letter by letter keeps an object for each letter in memory.
 */
export const toBase64url = (bytes: Iterable<number>): string => {
  const codes: number[] = []
  let pending = 0
  let bits = 0
  for (const byte of bytes) {
    pending = (pending << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      codes.push(CODES[(pending >> bits) & 63] ?? 0)
    }
    pending &= (1 << bits) - 1
  }
  if (bits > 0) codes.push(CODES[(pending << (6 - bits)) & 63] ?? 0)
  return String.fromCharCode(...codes)
}

/** Bytes from base64url, or null if it has another letter. Left-over bits are ignored. */
export const fromBase64url = (text: string): number[] | null => {
  const bytes: number[] = []
  let pending = 0
  let bits = 0
  for (const letter of text) {
    const value = VALUES.get(letter)
    if (value === undefined) return null
    pending = (pending << 6) | value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((pending >> bits) & 255)
      pending &= (1 << bits) - 1
    }
  }
  return bytes
}
