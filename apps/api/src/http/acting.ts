import type { EndpointSpec, ForAssistant } from '@emma/contracts/kit'
import type { FastifyRequest } from 'fastify'
import type { Caller, SpecialistActor } from './actor.ts'
import type { Answer } from './idempotency/idempotency.ts'

/** A call that an assistant makes for a specialist. */
export interface Acting {
  /** The specialist, as the use case sees them. */
  readonly actor: SpecialistActor
  /** The endpoint with the query that assistants may send. */
  readonly endpoint: EndpointSpec
  readonly response: ForAssistant['response']
  /** Runs the call, with an audit line written before it and its outcome stored after it. */
  readonly audited: (params: unknown, run: () => Promise<Answer>) => Promise<Answer>
}

/**
 * Finds the specialist an assistant's call is made for. Undefined for other callers and for the assistant's own account.
 * @throws AppError `forbidden`
 */
export type ActFor = (
  endpoint: EndpointSpec,
  caller: Caller | null,
  request: FastifyRequest,
) => Promise<Acting | undefined>
