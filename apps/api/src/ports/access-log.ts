import type { AccessLine } from '@emma/contracts/records/access-log'
import type { Actor } from '../http/actor.ts'

/** One read or write of clinical data. */
export interface Access {
  readonly customerId: string
  readonly action: AccessLine['action']
  readonly object: AccessLine['object']
  readonly objectId: string
  readonly basis: AccessLine['basis']
}

/** The actor, with address and time. */
export interface Accessor {
  readonly actor: Actor
  readonly client: { readonly address: string }
  readonly now: Date
}

/** The log of access to patients' data. Writes log in their own transaction instead. */
export interface AccessLog {
  /** Resolves once the lines are on disk: the data is not sent before. */
  readonly read: (who: Accessor, accesses: readonly Access[]) => Promise<void>
}
