import { DAY } from '@emma/domain/interval'
import type { CepAddress, CepPort } from './port.ts'

const MAX_KEPT = 10_000
const KEEP_MS = DAY

interface Kept {
  readonly address: CepAddress
  readonly until: number
}

/** Caches found addresses for a day, oldest dropped first: streets change seldom, and the sources are slow. */
export const createCepCache = (source: CepPort, now: () => Date): CepPort => {
  const kept = new Map<string, Kept>()
  return {
    find: async (zipCode) => {
      const known = kept.get(zipCode)
      if (known && known.until > now().getTime()) return known.address
      const address = await source.find(zipCode)
      if (!address) return undefined
      kept.delete(zipCode)
      kept.set(zipCode, { address, until: now().getTime() + KEEP_MS })
      const [oldest] = kept.size > MAX_KEPT ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return address
    },
  }
}
