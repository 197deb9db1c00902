import { ACTING_FOR } from '@emma/contracts/assistants/acting-for'
import type { EndpointSpec, ForAssistant } from '@emma/contracts/kit'
import { abilitiesOf } from '@emma/domain/auth'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { ActFor, Acting } from '../../../http/acting.ts'
import type { AssistantActor, SpecialistActor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { callerAddress } from '../../../http/caller/caller-address.ts'
import { Accepted } from '../../../http/mount.ts'
import { headerOf } from '../../../http/proof.ts'
import { openAct, settleAct } from './acts.repo.ts'
import { findMembership, type Membership } from './membership.repo.ts'

const statuses = [0, 1, 2, 3, 4] as const

/** The specialist as an actor, with the assistant's session. */
const specialistOf = (assistant: AssistantActor, membership: Membership): SpecialistActor => {
  const status = statuses.find((known) => known === membership.status) ?? 0
  return {
    role: 'specialist',
    userId: membership.user_id,
    specialistId: membership.specialist_id,
    status,
    rules: abilitiesOf({ role: 'specialist', status }),
    timeZone: membership.time_zone,
    sessionId: assistant.sessionId,
    secondFactor: assistant.secondFactor,
    assistant: { userId: assistant.userId, name: membership.assistant_name },
  }
}

const allows = (membership: Membership, { right }: ForAssistant): boolean =>
  right === 'agenda' || membership[right]

/** Reads the membership on each call, so that a removal takes effect at once. */
const membershipOf = async (
  { db }: Deps,
  assistant: AssistantActor,
  specialistId: string | undefined,
  admitted: ForAssistant,
): Promise<Membership> => {
  const known = z.safeParse(z.uuid(), specialistId)
  const membership = known.success ? await findMembership(db, assistant.userId, known.data) : undefined
  if (!membership || !allows(membership, admitted)) throw new AppError('forbidden')
  return membership
}

const appointmentIn = z.object({ appointment: z.nullable(z.object({ id: z.uuid() })) })
const paramsIn = z.object({ id: z.uuid() })

/** The appointment in the path; null if the path has none, or the id of a booking link or chat. */
const namedBy = ({ path }: EndpointSpec, params: unknown): string | null => {
  const named = z.safeParse(paramsIn, params)
  return named.success && !/^(schedules\/on-behalf|specialists\/chats)\//.test(path) ? named.data.id : null
}
/** The appointment that the call created. */
const madeBy = (body: unknown): string | null => {
  const made = z.safeParse(appointmentIn, body instanceof Accepted ? body.body : body)
  return made.success ? (made.data.appointment?.id ?? null) : null
}

/** Writes the audit line before the call and its outcome after it; without an `act` the call is not audited. */
const auditedBy =
  (
    deps: Deps,
    endpoint: EndpointSpec,
    admitted: ForAssistant,
    who: { assistant: AssistantActor; membership: Membership; address: string },
  ): Acting['audited'] =>
  async (params, run) => {
    const { act } = admitted
    if (act === undefined) return run()
    const { assistant, membership, address } = who
    const id = deps.newId()
    await openAct(deps.db, {
      id,
      at: deps.clock.now(),
      assistant_id: assistant.userId,
      assistant_name: membership.assistant_name,
      specialist_id: membership.specialist_id,
      specialist_name: membership.specialist_name,
      act,
      schedule_id: namedBy(endpoint, params),
      session_id: assistant.sessionId,
      address,
    })
    const answer = await run().catch(async (error: unknown) => {
      // After a failure of our own nobody knows whether it was done: the line stays open.
      if (error instanceof AppError) await settleAct(deps.db, id, 'refused', null)
      throw error
    })
    await settleAct(deps.db, id, 'done', madeBy(answer.body))
    return answer
  }

/** The only place where an assistant acts as a specialist: for one call, if the endpoint and their rights allow it. */
export const actFor =
  (deps: Deps): ActFor =>
  async (endpoint, caller, request) => {
    const { assistant: admitted } = endpoint
    if (caller?.role !== 'assistant' || typeof admitted !== 'object') return undefined
    const membership = await membershipOf(deps, caller, headerOf(request, ACTING_FOR.toLowerCase()), admitted)
    const address = callerAddress(deps.config.TRUST_PROXY, request.raw)
    return {
      actor: specialistOf(caller, membership),
      endpoint: admitted.query === undefined ? endpoint : { ...endpoint, query: admitted.query },
      response: admitted.response,
      audited: auditedBy(deps, endpoint, admitted, { assistant: caller, membership, address }),
    }
  }
