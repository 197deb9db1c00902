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
  /** The account of who acts for the specialist, where it is not the specialist. */
  readonly assistantId?: string
}
export interface AdminActor extends Person {
  readonly role: 'admin'
}

/** Keeps the agenda of specialists; acting for one of them, it is a `SpecialistActor` that a use case sees. */
export interface AssistantActor extends Person {
  readonly role: 'assistant'
}

/** For whom a call is made, as a use case sees it: from the verified token alone, never from a body. */
export type Actor = CustomerActor | SpecialistActor | AdminActor

/** Who makes the call. An assistant reaches only what admits them (`acting.ts`, `authorize.ts`). */
export type Caller = Actor | AssistantActor
