import type { BodyOf, EndpointSpec, ParamsOf, QueryOf, ResponseOf } from '@emma/contracts/kit'
import type { Language } from '@emma/phrases'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { ActFor } from './acting.ts'
import type { Actor, AdminActor, AssistantActor, Caller, CustomerActor, SpecialistActor } from './actor.ts'
import { type Authenticate, authorize, callerOf } from './authorize.ts'
import { check, readBody } from './body.ts'
import { callerAddress } from './caller/caller-address.ts'
import { callerLanguage } from './caller/caller-language.ts'
import { sayDeprecated } from './deprecation.ts'
import { answerOnce, answerWithin, idempotencyKeyOf, scopeOfCall } from './idempotency/answer-once.ts'
import type { Answer } from './idempotency/idempotency.ts'
import type { Once } from './idempotency/once.ts'
import { Kept } from './kept/kept.ts'
import type { UploadedFile } from './multipart.ts'
import { headerOf, takeProof } from './proof.ts'
import { createWhereToRead, type WhereToRead } from './replica/where-to-read.ts'
import { type FileAnswer, sendAnswer } from './send-answer.ts'
import { writerOf } from './write-response.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointSpec
  }
  interface FastifyRequest {
    /** The caller, once known: errors are logged with the id. */
    actor: Caller | null
  }
}

/** The actor an endpoint allows: possibly none for `auth`, one role if it names one. */
export type ActorOf<E extends EndpointSpec> = E['resource'] extends 'auth'
  ? Actor | null
  : E extends { readonly role: infer R }
    ? R extends 'customer'
      ? CustomerActor
      : R extends 'specialist'
        ? SpecialistActor
        : R extends 'assistant'
          ? AssistantActor
          : AdminActor
    : E extends { readonly assistant: 'self' }
      ? Caller
      : Actor

interface Call<TActor, TParams, TQuery, TBody> {
  readonly actor: TActor
  readonly params: TParams
  readonly query: TQuery
  readonly body: TBody
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly idempotencyKey: string | undefined
  /** The idempotency key, for an operation that stores its answer itself. */
  readonly once?: Once | undefined
  /** The token of `authentication/proof`, if the endpoint takes one. */
  readonly proof?: string | undefined
  /** The origin of the call: for sessions, rate limits and the access log. */
  readonly client: {
    readonly address: string
    readonly userAgent: string
    readonly traceId: string
    /** The token the browser created for itself, to be recognized at the next login. */
    readonly device?: string | undefined
    /** `X-Work`: the work sent with a call that required it. */
    readonly work?: string | undefined
    /** The language of the caller's screens and messages: the first of `Accept-Language` that we support. */
    readonly language?: Language | undefined
  }
}

/** One validated call, for a use case. */
export type CallOf<E extends EndpointSpec> = Call<ActorOf<E>, ParamsOf<E>, QueryOf<E>, BodyOf<E>>

/** The same body with 202: the work is accepted, its outcome not known yet. */
export class Accepted<T> {
  readonly body: T
  constructor(body: T) {
    this.body = body
  }
}

type Returned<E extends EndpointSpec> = E['response'] extends 'stream'
  ? E extends { readonly accepted: true }
    ? FileAnswer | Accepted<object>
    : FileAnswer
  : E extends { readonly accepted: true }
    ? ResponseOf<E> | Accepted<ResponseOf<E>>
    : E['response'] extends null
      ? void
      : ResponseOf<E> | Kept<ResponseOf<E>>

/** One operation: load, authorize on the loaded row, decide, write, notify. */
export type UseCase<E extends EndpointSpec> = (deps: Deps, call: CallOf<E>) => Promise<Returned<E>>

/** `keepsAnswer`: the use case takes the call's `once` in its own transaction. */
interface Mounting {
  readonly keepsAnswer?: true
}

/** Binds an endpoint to its use case. */
export type Mount = <E extends EndpointSpec>(endpoint: E, useCase: UseCase<E>, mounting?: Mounting) => void

type LooseUseCase = (deps: Deps, call: unknown) => Promise<unknown>

const answerOf = (endpoint: EndpointSpec, result: unknown, strict: boolean): Answer => {
  const accepted = result instanceof Accepted
  const body = accepted ? result.body : result
  if (strict && endpoint.response !== null && endpoint.response !== 'stream') {
    const said = body instanceof Kept ? body.said : body
    if (said !== undefined) z.parse(endpoint.response, said)
  }
  return { status: accepted ? 202 : endpoint.status, body: endpoint.response === null ? undefined : body }
}

/** The specification's other name for `pageSize` (spec §3, paging meta). */
const withPageSize = (query: unknown): unknown => {
  if (typeof query !== 'object' || query === null || !('perPage' in query) || 'pageSize' in query)
    return query
  const { perPage, ...rest } = query
  return { ...rest, pageSize: perPage }
}

const takesPageSize = ({ query }: EndpointSpec): boolean =>
  query instanceof z.core.$ZodObject && 'pageSize' in query._zod.def.shape

const readInput = async (endpoint: EndpointSpec, request: FastifyRequest) => {
  const params = check(endpoint.params, request.params, 'malformed')
  const asked = takesPageSize(endpoint) ? withPageSize(request.query) : request.query
  const query = check(endpoint.query, asked, 'validation_failed')
  const { schema, fields, files } = await readBody(endpoint, request)
  const { proof, rest } = takeProof(endpoint, request, fields)
  return { params, query, body: check(schema, rest, 'validation_failed'), files, proof }
}

/** Shared by all endpoints of an application. */
interface Shared {
  readonly deps: Deps
  readonly whereToRead: WhereToRead
  readonly authenticate: Authenticate
  readonly actFor: ActFor
}

/** Public endpoints treat an assistant as a guest. */
const actorOf = ({ resource }: EndpointSpec, caller: Caller | null): Caller | null =>
  resource === 'auth' && caller?.role === 'assistant' ? null : caller

const handle =
  (
    endpoint: EndpointSpec,
    useCase: LooseUseCase,
    { keepsAnswer }: Mounting,
    { deps: all, whereToRead, authenticate, actFor }: Shared,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await callerOf(endpoint, request, all, authenticate)
    request.actor = caller
    const acting = await actFor(endpoint, caller, request)
    const actor = acting?.actor ?? actorOf(endpoint, caller)
    authorize(endpoint, actor, all)
    const deps = whereToRead.depsFor(request, caller)
    const input = await readInput(acting?.endpoint ?? endpoint, request)
    const idempotencyKey = idempotencyKeyOf(endpoint, request)
    const client = {
      address: callerAddress(deps.config.TRUST_PROXY, request.raw),
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      traceId: request.id,
      device: headerOf(request, 'x-device'),
      work: headerOf(request, 'x-work'),
      language: callerLanguage(request.headers),
    }
    const call = { ...input, actor, idempotencyKey, client }
    const scope = scopeOfCall(endpoint, request, { ...call, caller, actingFor: acting?.actor.specialistId })
    const once: Once | undefined = scope && keepsAnswer ? { scope, state: 'open' } : undefined
    const runWith = async (parts: Deps) =>
      answerOf(endpoint, await useCase(parts, { ...call, once }), parts.config.strict)
    const run = () => runWith(deps)
    const runAnywhere = () => run().catch((error: unknown) => runWith(whereToRead.instead(deps, error)))
    const make = () =>
      once ? answerWithin(deps, once, run) : scope ? answerOnce(deps, scope, run) : runAnywhere()
    const made = acting ? acting.audited(input.params, make) : make()
    const answer = await made.finally(() => whereToRead.over(request, caller))
    return sendAnswer(reply, endpoint, answer, acting)
  }

/** Creates the `mount` of one application: validation, permission, idempotency and serialisation around a use case. */
export const createMount = (
  app: FastifyInstance,
  deps: Deps,
  authenticate: Authenticate,
  actFor: ActFor,
): Mount => {
  const shared: Shared = { deps, whereToRead: createWhereToRead(deps), authenticate, actFor }
  return (endpoint, useCase, mounting = {}) => {
    const { response } = endpoint
    const written =
      response === null || response === 'stream'
        ? {}
        : { schema: { response: { '2xx': {} } }, serializerCompiler: () => writerOf(response) }
    app.route({
      method: endpoint.method,
      url: `/api/v1/${endpoint.path}`,
      ...written,
      config: { endpoint },
      ...(endpoint.deprecated ? { onRequest: sayDeprecated(endpoint.deprecated) } : {}),
      handler: handle(endpoint, useCase as LooseUseCase, mounting, shared),
    })
  }
}
