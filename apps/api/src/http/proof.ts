import type { EndpointSpec } from '@emma/contracts/kit'
import type { FastifyRequest } from 'fastify'

interface Taken {
  readonly proof: string | undefined
  /** The body without it. */
  readonly rest: unknown
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A single header; undefined if it was sent twice. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined =>
  textOf(request.headers[name])

/**
 * The token of `authentication/proof`: the header `X-Proof`, or `proof` in the body for clients that can't set headers.
 */
export const takeProof = ({ proof }: EndpointSpec, request: FastifyRequest, fields: unknown): Taken => {
  if (proof !== true) return { proof: undefined, rest: fields }
  const header = headerOf(request, 'x-proof')
  if (typeof fields !== 'object' || fields === null || !('proof' in fields))
    return { proof: header, rest: fields }
  const { proof: inBody, ...rest } = fields
  return { proof: header ?? textOf(inBody), rest }
}
