import type { SiteRules } from '@emma/contracts/site'
import type { Deps } from '../../deps.ts'
import { readVariables } from '../variables/index.ts'

/** The rules set by an admin: pages have none of their own. */
export const readRules = async ({ readDb }: Pick<Deps, 'readDb'>): Promise<SiteRules> => {
  const { full_refund_hours, platform_fee_percent, release_days } = await readVariables(readDb)
  return {
    refundHours: full_refund_hours,
    platformPercent: platform_fee_percent,
    releaseDays: release_days,
  }
}
