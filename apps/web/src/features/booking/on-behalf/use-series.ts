import type { Slot } from '@emma/contracts/availability/slots'
import type { PreviewedDate } from '@emma/contracts/booking/series'
import { seriesLimits } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seriesDatesQuery } from './on-behalf.queries.ts'
import type { Chosen } from './use-new-appointment.ts'

const USUAL_TIMES = '4'

interface Asked {
  readonly chosen: Chosen
  readonly slot: Slot | undefined
  readonly specialtyId: string
  readonly specialistId: string
  /** The price and the patient allow a series. */
  readonly isPossible: boolean
}

/** The dates that repeating makes; those that are not free, or were unchecked, are left out. */
export const useSeries = ({ chosen, slot, specialtyId, specialistId, isPossible }: Asked) => {
  const { repeat: weeks, times = USUAL_TIMES } = chosen
  const isOn = isPossible && weeks !== undefined && slot !== undefined
  const asked = { specialistId, slotId: slot?.id ?? '', specialtyId, weeks: weeks ?? '', times }
  const { data: dates } = useQuery({ ...seriesDatesQuery(asked), enabled: isOn })
  const [out, setOut] = useState<readonly string[]>([])
  const isIn = ({ starts_at, state }: PreviewedDate) => state === 'free' && !out.includes(starts_at)
  const slots = (dates ?? []).filter(isIn).flatMap(({ slot: each }) => each ?? [])
  return {
    isPossible,
    isOn,
    weeks,
    times,
    dates,
    isIn,
    /** The slots to reserve. */
    slots,
    isEnough: slots.length >= seriesLimits.fewest,
    toggle: ({ starts_at }: PreviewedDate) =>
      setOut(out.includes(starts_at) ? out.filter((each) => each !== starts_at) : [...out, starts_at]),
  }
}
export type Series = ReturnType<typeof useSeries>
