import type { Slot } from '@emma/contracts/availability/slots'
import { useState } from 'react'

/** Whether two offers of the same time differ for the patient. */
export const isOther = (a: Slot, b: Slot): boolean =>
  a.price !== b.price ||
  Date.parse(a.ends_at) !== Date.parse(b.ends_at) ||
  a.online !== b.online ||
  a.place?.id !== b.place?.id ||
  a.place?.name !== b.place?.name ||
  a.place?.address !== b.place?.address

/** The slot of a list that begins at an instant. */
export const slotAtStart = (
  slots: readonly Slot[] | undefined,
  start: number | undefined,
): Slot | undefined => slots?.find(({ starts_at }) => Date.parse(starts_at) === start)

export interface SeenOffer {
  /** The slot the person first saw, or has accepted since. */
  readonly seen: Slot | undefined
  /** The current slot, if it differs. */
  readonly changed: Slot | undefined
  readonly accept: (slot: Slot) => void
}

/**
 * Remembers the terms shown for a chosen time, so that a change is asked about instead of replacing them.
 * @param key the choice; another one starts afresh
 * @param listed the slot as the list has it now
 */
export const useSeenOffer = (key: string, listed: Slot | undefined): SeenOffer => {
  const [kept, keep] = useState<{ readonly key: string; readonly slot: Slot }>()
  const seen = kept?.key === key ? kept.slot : undefined
  if (listed && !seen) keep({ key, slot: listed })
  return {
    seen: seen ?? listed,
    changed: seen && listed && isOther(seen, listed) ? listed : undefined,
    accept: (slot) => keep({ key, slot }),
  }
}

/** The terms the person was shown, for the server. */
export const expectedOf = ({ price, starts_at, ends_at, online, place_id }: Slot) => ({
  ...(price === null ? {} : { price }),
  starts_at,
  ends_at,
  online,
  place_id,
})
