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
}
export interface AdminActor extends Person {
  readonly role: 'admin'
}

/** The caller: from the verified token only, never from a body. */
export type Actor = CustomerActor | SpecialistActor | AdminActor
