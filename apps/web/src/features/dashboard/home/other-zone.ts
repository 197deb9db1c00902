import { DAY } from '@emma/domain/interval'
import { isOtherClock } from '../../../lib/i18n/format.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'

/** A device zone that differs from the user's: since when, and whether they chose to keep theirs. */
export interface OtherZone {
  readonly zone: string
  readonly since: number
  readonly isRefused?: boolean
}

/** A shorter journey changes nothing. */
const STAYS_MS = 7 * DAY

/** The device's zone as last seen, and whether to offer it now. */
export const lookAt = (
  { own, device, now }: { readonly own: string; readonly device: string; readonly now: number },
  kept: OtherZone | null,
): { readonly kept: OtherZone | null; readonly isOffered: boolean } => {
  if (!isOtherClock(own, device)) return { kept: null, isOffered: false }
  if (kept?.zone !== device) return { kept: { zone: device, since: now }, isOffered: false }
  return { kept, isOffered: kept.isRefused !== true && now - kept.since >= STAYS_MS }
}

const isKept = (value: unknown): value is OtherZone =>
  typeof value === 'object' &&
  value !== null &&
  'zone' in value &&
  typeof value.zone === 'string' &&
  'since' in value &&
  typeof value.since === 'number'

export const readOtherZone = (): OtherZone | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.otherZone) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

export const keepOtherZone = (kept: OtherZone | null): void => {
  if (kept === null) localStorage.removeItem(storageKeys.otherZone)
  else localStorage.setItem(storageKeys.otherZone, JSON.stringify(kept))
}
