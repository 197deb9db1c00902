import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { pipeline, type Readable, type Transform } from 'node:stream'
import * as z from 'zod/mini'

/** The key material of one file; stored sealed in its row. */
export const fileSecret = z.object({ key: z.string(), nonce: z.string(), tag: z.string() })
export type FileSecret = z.output<typeof fileSecret>

const ALGORITHM = 'aes-256-gcm'

/**
 * Seals a file of any size as a stream, with its own key; `secret` is known once `sealed` has ended. A failure of the
 * source ends `sealed` too.
 */
export const sealStream = (source: Readable): { sealed: Transform; secret: () => FileSecret } => {
  const key = randomBytes(32)
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const sealed = pipeline(source, cipher, () => {})
  const encode = (bytes: Buffer): string => bytes.toString('base64')
  return {
    sealed,
    secret: () => ({ key: encode(key), nonce: encode(nonce), tag: encode(cipher.getAuthTag()) }),
  }
}

/** Decrypts a sealed file as a stream; an altered file ends in an error. */
export const openStream = (sealed: Readable, { key, nonce, tag }: FileSecret): Readable => {
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), Buffer.from(nonce, 'base64'))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return pipeline(sealed, decipher, () => {})
}
