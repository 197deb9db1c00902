import type { BookingLink } from '@emma/contracts/booking/on-behalf'
import { useQuery } from '@tanstack/react-query'
import { linksQuery } from './links.queries.ts'

/** A date that is kept for somebody who has not booked it yet. */
export interface Reserved {
  readonly id: string
  readonly link: BookingLink
  readonly starts_at: string
  readonly ends_at: string
  readonly place_id: string | null
  /** Which date of how many; null for a single one. */
  readonly series: { readonly position: number; readonly size: number } | null
  readonly until: string
}

type Kept = Pick<Reserved, 'starts_at' | 'ends_at'> & {
  readonly position?: number
  readonly status: BookingLink['status']
  readonly paying: boolean
  readonly until: string | null
}

/** The reserved dates of these links; one that is being paid is an appointment already. */
export const reservedOf = (links: readonly BookingLink[]): readonly Reserved[] =>
  links.flatMap((link) => {
    const dates: readonly Kept[] = link.series?.dates ?? [{ ...link, until: link.expires_at }]
    return dates
      .filter(({ status, paying }) => status === 'open' && !paying)
      .map(({ starts_at, ends_at, position, until }) => ({
        id: `${link.id} ${starts_at}`,
        link,
        starts_at,
        ends_at,
        place_id: link.place?.id ?? null,
        series: position === undefined ? null : { position, size: dates.length },
        until: until ?? link.expires_at,
      }))
  })

/** Everything that the specialist keeps for somebody. */
export const useReserved = () => useQuery({ ...linksQuery, select: reservedOf })
