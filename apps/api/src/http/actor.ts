import type { AbilityRule } from '@emma/domain/auth'

interface Person {
  readonly userId: string
  readonly sessionId: string
  readonly rules: readonly AbilityRule[]
  readonly timeZone: string
  /** Whether this session showed one: `due` if the person has one but has not, `none` without one. */
  readonly secondFactor: 'shown' | 'due' | 'none'
}
export interface CustomerActor extends Person {
  readonly role: 'customer'
  readonly customerId: string
}
export interface SpecialistActor extends Person {
  readonly role: 'specialist'
  readonly specialistId: string
  readonly status: 0 | 1 | 2 | 3 | 4
  /** The assistant who makes this call for the specialist. Only chats ask for it. */
  readonly assistant?: { readonly userId: string; readonly name: string }
}
export interface AdminActor extends Person {
  readonly role: 'admin'
}

/** Manages the agenda of specialists. In a call for one of them, use cases see a `SpecialistActor` instead. */
export interface AssistantActor extends Person {
  readonly role: 'assistant'
}

/** The person a use case works for: from the verified token only, never from a body. */
export type Actor = CustomerActor | SpecialistActor | AdminActor

/** The owner of the token. An assistant reaches only endpoints that allow it (`acting.ts`, `authorize.ts`). */
export type Caller = Actor | AssistantActor
