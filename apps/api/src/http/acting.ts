import type { EndpointSpec, ForAssistant } from '@emma/contracts/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller, SpecialistActor } from './actor.ts'
import type { Answer } from './idempotency/idempotency.ts'
import { Kept } from './kept/kept.ts'

/** A call that an assistant makes for a specialist. */
export interface Acting {
  /** The specialist, as the use case sees them. */
  readonly actor: SpecialistActor
  /** What an assistant may ask of it. */
  readonly endpoint: EndpointSpec
  readonly response: ForAssistant['response']
  /** Runs the call between two lines of the audit: that it was asked for, and how it came out. */
  readonly kept: (params: unknown, run: () => Promise<Answer>) => Promise<Answer>
}

/**
 * For whom an assistant makes a call; undefined of everybody else, and of the own account.
 * @throws AppError `forbidden`
 */
export type ActFor = (
  endpoint: EndpointSpec,
  caller: Caller | null,
  request: FastifyRequest,
) => Promise<Acting | undefined>

/**
 * What the use case answered, read by the assistant's own schema: what it does not name is not written, and an answer
 * that does not fit is none.
 */
export const answerToAssistant = (
  { response }: Acting,
  reply: FastifyReply,
  { status, body }: Answer,
): FastifyReply => {
  reply.code(status)
  if (response === null || response === 'stream') return reply.send()
  const said = z.parse(response, body instanceof Kept ? body.said : body)
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(said))
}
