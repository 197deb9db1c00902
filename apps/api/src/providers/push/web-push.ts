import { createECDH, ECDH } from 'node:crypto'
import { DAY } from '@emma/domain/interval'
import webPush from 'web-push'
import { callJson } from '../http-json.ts'
import type { PushPort, PushTarget } from './port.ts'

const CURVE = 'prime256v1'
const TIMEOUT_MS = 10_000
/** Seconds that a service stores it for an offline browser: older ones are found in the list. */
const KEPT_S = DAY / 1000

/** The public half of a key for signing requests to push services, base64url. */
const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

/** Is it an address of this service, `https://*.host` or `https://host/path`? */
const belongsTo = (address: URL, service: string): boolean => {
  const { protocol, host, pathname } = new URL(service.replace('*.', ''))
  const isHost = service.includes('//*.') ? address.host.endsWith(`.${host}`) : address.host === host
  return address.protocol === protocol && isHost && address.pathname.startsWith(pathname)
}

const isPoint = (key: string): boolean => {
  try {
    return ECDH.convertKey(key, CURVE, 'base64url', 'base64url', 'uncompressed').length > 0
  } catch {
    return false
  }
}

interface Options {
  /** 32 bytes, base64url. */
  readonly privateKey: string
  /** `mailto:` or `https:`: the contact a service writes to when something is wrong with our messages. */
  readonly subject: string
  readonly services: readonly string[]
}

/** @throws Error when the private key is invalid */
export const createWebPush = ({ privateKey, subject, services }: Options): PushPort => {
  const publicKey = publicKeyOf(privateKey)
  const takes = ({ endpoint, p256dh }: PushTarget): boolean => {
    const address = URL.parse(endpoint)
    if (address === null || address.username !== '' || address.password !== '') return false
    return services.some((service) => belongsTo(address, service)) && isPoint(p256dh)
  }
  return {
    publicKey,
    takes,
    send: async (target, { id, title, text, path }) => {
      // Outgoing calls go only to configured hosts, even after the configuration changed.
      if (!takes(target)) return 'gone'
      const { endpoint, p256dh, auth } = target
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ id, title, text, path }),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: KEPT_S,
          urgency: 'normal',
          topic: id.replaceAll('-', ''),
        },
      )
      const { 'Content-Length': _, ...sent } = headers
      const { status } = await callJson(endpoint, {
        name: 'push service',
        method: 'POST',
        headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        timeoutMs: TIMEOUT_MS,
      })
      if (status === 404 || status === 410) return 'gone'
      if (status >= 300) throw new Error(`The push service answered ${status}`)
      return 'sent'
    },
  }
}
