import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no characters that look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP = 4

const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** A code to type from a printed document, 60 bits: `K7Q2-9XTM-4D8P`. */
export const newDocumentCode = (): string =>
  grouped(Array.from({ length: GROUPS * GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''))

/** The stored code from typed text: with or without dashes, in any case, O for 0 and I or L for 1. */
export const readDocumentCode = (typed: string): string =>
  grouped(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )

/** A code of that many characters from random bytes. */
export const codeFrom = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
