import type { Slot } from '@emma/contracts/availability/slots'
import { useEffect } from 'react'
import { dateAt, today } from '../../../lib/time/days.ts'
import { weekOf } from './days.ts'
import { useFreeSlots } from './use-free-slots.ts'
import type { Picking } from './use-pick.ts'
import { slotAtStart, useSeenOffer } from './use-seen-offer.ts'

interface Chosen {
  readonly specialistId: string
  readonly specialtyId: string | undefined
  readonly start: number | undefined
}

/** The offer of the chosen time, for both steps; once seen, the address carries the list's slot id. */
export const useChosenOffer = ({ pick, choose }: Picking, { specialistId, specialtyId, start }: Chosen) => {
  const day = start === undefined ? today() : dateAt(start)
  const slots = useFreeSlots(specialistId, weekOf(day), specialtyId)
  const { accept, ...offer } = useSeenOffer(`${specialtyId} ${start}`, slotAtStart(slots.data, start))
  const id = offer.changed ? undefined : offer.seen?.id
  const isNamed = start === undefined || id === undefined || id === pick.slot
  useEffect(() => {
    if (!isNamed) choose({ slot: id })
  })
  return {
    ...offer,
    accept: (slot: Slot) => {
      accept(slot)
      choose({ slot: slot.id })
    },
  }
}

export type ChosenOffer = ReturnType<typeof useChosenOffer>
