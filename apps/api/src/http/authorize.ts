import type { EndpointSpec } from '@emma/contracts/kit'
import { allows } from '@emma/domain/auth'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Caller } from './actor.ts'
import { AppError } from './app-error.ts'
import { checkBasic } from './basic.ts'

/** The caller of a token; null without one. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>

/** The caller of the token; null for a provider, once its own credentials were checked. */
export const callerOf = async (
  endpoint: EndpointSpec,
  request: FastifyRequest,
  { config }: Deps,
  authenticate: Authenticate,
): Promise<Caller | null> => {
  if (endpoint.caller === undefined) return authenticate(request)
  checkBasic(request.headers.authorization, config.WEBHOOK_USER, config.WEBHOOK_PASSWORD)
  return null
}

/** For all of an admin's calls except those about the own account, and for a specialist's video calls. */
const demandsSecondFactor = ({ resource }: EndpointSpec, { role }: Caller): boolean =>
  role === 'admin' ? resource !== 'account' : role === 'specialist' && resource === 'call'

const checkSecondFactor = (endpoint: EndpointSpec, actor: Caller): void => {
  if (actor.secondFactor === 'shown' || !demandsSecondFactor(endpoint, actor)) return
  throw new AppError(actor.secondFactor === 'due' ? 'second_factor_required' : 'second_factor_setup_required')
}

/** Endpoints of the assistant's own account. With `X-Acting-For` the actor is the specialist. */
const admitsAssistant = ({ role, assistant }: EndpointSpec): boolean =>
  role === 'assistant' || assistant === 'self'

/** Role and ability are decided before the body is read. */
export const authorize = (endpoint: EndpointSpec, actor: Caller | null, { config }: Deps): void => {
  if (endpoint.resource === 'auth') return
  if (actor === null) throw new AppError('token_missing')
  if (actor.role === 'assistant') {
    if (!admitsAssistant(endpoint)) throw new AppError('forbidden')
    return
  }
  const rightRole = endpoint.role === undefined || endpoint.role === actor.role
  if (!rightRole || !allows(actor.rules, endpoint.action, endpoint.resource)) throw new AppError('forbidden')
  if (config.secondFactorRequired) checkSecondFactor(endpoint, actor)
}
