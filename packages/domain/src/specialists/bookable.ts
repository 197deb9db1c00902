import { needsRqe } from './rqe.ts'
import { isPracticing, type SpecialistStatus } from './specialist-status.ts'

/** The catalogue's entry for a physician without a claimed specialty: "Médico(a) generalista". */
export const GENERALIST_SPECIALTY = '01930000-0000-7000-8000-000000000340'

/** The facts that decide whether a professional may announce a specialty. */
export interface Qualified {
  /** Null while the registration has no council. */
  readonly councilType: string | null
  readonly rqe: string | null
  readonly specialty: {
    /** Councils whose professionals may offer it; empty means every council. */
    readonly councils: readonly string[]
    /** Whether a physician needs an RQE for it; false if no specialty is claimed. */
    readonly needsRqe: boolean
  }
}

/** Whether professionals of a council may offer a specialty. A registration without a council cannot be checked yet. */
export const isOfCouncil = (councilType: string | null, councils: readonly string[]): boolean =>
  councilType === null || councils.length === 0 || councils.includes(councilType)

/**
 * Whether a specialty may be announced: by a professional of its councils, and with the RQE if the profession requires
 * one (CFM 2.336/2023, art. 4). SQL has the same as `may_announce`.
 */
export const mayAnnounce = ({ councilType, rqe, specialty }: Qualified): boolean =>
  councilType !== null &&
  isOfCouncil(councilType, specialty.councils) &&
  (rqe !== null || !specialty.needsRqe || !needsRqe(councilType))

/** An offer with everything that decides whether patients can see and book it. */
export interface OfferFacts extends Qualified {
  readonly status: SpecialistStatus
  /** The specialist's own switch. */
  readonly enabled: boolean
  readonly specialty: Qualified['specialty'] & { readonly enabled: boolean }
}

/** Why patients neither see nor book an offer, in the order to fix them. */
export const hiddenReasons = ['council', 'rqe', 'catalogue', 'off', 'status'] as const
export type HiddenReason = (typeof hiddenReasons)[number]

/**
 * Why an offer is hidden from patients; null if it is bookable. SQL has the bookable ones as the view
 * `bookable_offers`; a property test compares the two.
 */
export const whyHidden = ({ status, enabled, ...offer }: OfferFacts): HiddenReason | null => {
  const { councilType, specialty } = offer
  if (councilType === null || !isOfCouncil(councilType, specialty.councils)) return 'council'
  if (!mayAnnounce(offer)) return 'rqe'
  if (!specialty.enabled) return 'catalogue'
  if (!enabled) return 'off'
  return isPracticing(status) ? null : 'status'
}

/** Reasons that patients cannot book a specialist who is approved or will be: no visible offer, no open slot. */
export const obstacles = ['specialty', 'hours'] as const
export type Obstacle = (typeof obstacles)[number]

/** What a specialist still lacks for patients to book; an offer that waits only for the approval counts as visible. */
export const obstaclesOf = (
  reasons: readonly (HiddenReason | null)[],
  hasOpenSlots: boolean,
): readonly Obstacle[] => [
  ...(reasons.some((reason) => reason === null || reason === 'status') ? [] : (['specialty'] as const)),
  ...(hasOpenSlots ? [] : (['hours'] as const)),
]

/**
 * The price of a physician offered as a generalist: something is enabled, but none of it may be announced. The lowest
 * of these prices, in centavos; null if not a generalist.
 */
export const generalistPrice = (
  councilType: string | null,
  offers: readonly (Qualified & { readonly enabled: boolean; readonly price: number })[],
): number | null => {
  const on = offers.filter(({ enabled }) => enabled)
  if (councilType !== 'CRM' || on.length === 0 || on.some(mayAnnounce)) return null
  return Math.min(...on.map(({ price }) => price))
}
