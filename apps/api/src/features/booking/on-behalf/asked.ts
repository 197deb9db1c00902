import type { OnBehalfMode } from '@emma/contracts/booking/on-behalf'
import type { UnknownPerson } from '../../booking-links/index.ts'
import type { Shown } from '../book/same-offer.ts'

interface Common extends Shown {
  readonly mode: OnBehalfMode
  /** The specialist's user, who books. */
  readonly userId: string
  readonly startsAt: Date
  readonly returnOf: string | undefined
  /** Until when the slot is reserved; the usual deadline by default. */
  readonly expiresAt: Date | undefined
  readonly key: string | undefined
  readonly address: string
  readonly now: Date
}

/** A patient of the specialist, or one of their dependents. */
export interface KnownPatient {
  readonly customerId: string
  readonly dependentId: string | null
}

/** A specialist's request: a slot, for a patient or for a person by name. */
export type Asked = Common &
  (
    | { readonly patient: KnownPatient; readonly person?: undefined }
    | { readonly patient?: undefined; readonly person: UnknownPerson }
  )
