import { createECDH } from 'node:crypto'
import * as z from 'zod'
import { parseTrustProxy } from './http/caller/caller-address.ts'
import { phrases } from './phrases.ts'

export const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
export const secret = (bytes: number) =>
  z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length >= bytes, `expects ${bytes} bytes in base64`)

/** `1:base64,2:base64`: every version that sealed data may still have; the highest seals new data. */
export const masterKeys = z.string().transform((value, context) => {
  const keys = new Map<number, Buffer>()
  for (const part of value.split(',')) {
    const [version, key = ''] = part.split(':')
    const bytes = Buffer.from(key, 'base64')
    if (!Number.isInteger(Number(version)) || bytes.length !== 32) {
      context.addIssue('expects versioned keys of 32 bytes in base64, as in "1:…"')
      return z.NEVER
    }
    keys.set(Number(version), bytes)
  }
  return keys
})

/** 32 bytes that are a private key on P-256, as nearly all are. */
export const signingKey = z.string().refine((value) => {
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url')
    return true
  } catch {
    return false
  }
}, 'expects a private key on P-256: 32 bytes in base64url')

/** Agora's ids; its token builder returns nothing for others. */
export const agoraId = z
  .string()
  .regex(/^[0-9a-f]{32}$/i, 'expects 32 hexadecimal letters, as in Agora’s console')

/** Trusting every sender would let anybody claim an address: no limit by address would hold. */
export const trustProxy = z.string().transform((value, context) => {
  const trusts = parseTrustProxy(value)
  if (trusts) return trusts
  context.addIssue(phrases.trustProxy)
  return z.NEVER
})

/** `name=value,other=value`, each value percent-encoded (OpenTelemetry's OTEL_EXPORTER_OTLP_HEADERS). */
export const headers = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2))
  const isWhole = pairs.every(
    ([name, content]) => name !== '' && content !== undefined && !/%(?![\da-f]{2})/i.test(content),
  )
  if (!isWhole) {
    context.addIssue('expects name=value, separated by commas, values percent-encoded')
    return z.NEVER
  }
  return Object.fromEntries(pairs.map(([name = '', content = '']) => [name, decodeURIComponent(content)]))
})
