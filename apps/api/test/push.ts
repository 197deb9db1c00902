import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'

/** A browser registered at the simulated push service; it decrypts what was sent (RFC 8188, 8291). */
export const newBrowser = (sandboxUrl: string) => {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  const id = randomUUID()
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
  const read = (base64: string): unknown => {
    const sent = Buffer.from(base64, 'base64')
    const [salt, keyLength] = [sent.subarray(0, 16), sent.readUInt8(20)]
    const senderKey = sent.subarray(21, 21 + keyLength)
    const body = sent.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey])
    const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return {
    /** The service's id of it. */
    id,
    subscription: {
      endpoint: `${sandboxUrl}/push/${id}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    read,
  }
}
