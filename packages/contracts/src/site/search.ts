export const searchOrders = ['next_slot', 'price', 'rating'] as const
export const searchModes = ['video', 'presencial'] as const

/** What somebody searches for, as it stands in the address; empty texts are not asked for. */
export interface SiteSearch {
  readonly q: string
  /** Address of a specialty. */
  readonly specialty: string
  readonly city: string
  readonly mode: (typeof searchModes)[number] | ''
  /** Only those who take people from the queue now. */
  readonly duty: 'sim' | ''
  /** Whole reais. */
  readonly price: number | null
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly order: (typeof searchOrders)[number]
  readonly page: number
}

/** Prices that a search is narrowed to, whole reais. */
export const searchPrices = [80, 120, 180, 250, 400] as const

/** How many a further choice leaves; one that is made already is counted as if it were not. */
export interface SiteCounts {
  /** By the address of the specialty; none is left out. */
  readonly specialties: Readonly<Record<string, number>>
  readonly modes: Readonly<Record<(typeof searchModes)[number], number>>
  /** In the order of `searchPrices`. */
  readonly prices: readonly number[]
}
