const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]))

const CODES = [...ALPHABET].map((letter) => letter.charCodeAt(0))

/**
 * Bytes as base64url without padding (RFC 4648 §5): the same in server and browser, with neither's helpers. Made of
 * codes at once: a text that is added to letter by letter holds an object for each of them as long as it is kept.
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

/** Bytes back from base64url, or null for another letter. Left-over bits are not looked at. */
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
