import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Buffer): string => data.toString('base64url')
const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** COSE_Key of an ES256 key (RFC 9053, 7.1.1). */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(key))
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface Lies {
  readonly origin?: string
  readonly rpId?: string
  /** Without a face, finger or PIN. */
  readonly unverified?: true
  /** Does not count up, as a copy would not. */
  readonly counter?: number
}

/** One authenticator with one credential: real keys, real CBOR, real signatures (WebAuthn 3). */
export class TestAuthenticator {
  readonly id = b64(randomBytes(32))
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0
  #userHandle = ''

  #clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authData(
    flags: number,
    { rpId = 'localhost', unverified, counter }: Lies,
    rest = Buffer.alloc(0),
  ): Buffer {
    this.#counter = counter ?? this.#counter + 1
    const shown = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | flags
    return Buffer.concat([sha256(rpId), number(shown, 1), number(this.#counter, 4), rest])
  }

  /** `navigator.credentials.create` */
  create(options: { readonly challenge: string; readonly user: { readonly id: string } }, lies: Lies = {}) {
    this.#userHandle = options.user.id
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([
      Buffer.alloc(16),
      number(id.length, 2),
      id,
      coseKey(this.#keys.publicKey),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#authData(HAS_CREDENTIAL, lies, credential))],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(this.#clientData('webauthn.create', options.challenge, lies)),
        attestationObject: b64(Buffer.from(isoCBOR.encode(attestation as Map<string, string>))),
        transports: ['internal'],
      },
    }
  }

  /** `navigator.credentials.get` */
  get(options: { readonly challenge: string }, lies: Lies = {}) {
    const clientData = this.#clientData('webauthn.get', options.challenge, lies)
    const authData = this.#authData(0, lies)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authData),
        signature: b64(signature),
        userHandle: this.#userHandle,
      },
    }
  }
}
