import type { SiteRules } from '@emma/contracts/site'
import type { Deps } from '../../deps.ts'
import { readVariables } from '../variables/index.ts'

/** The rules as an admin set them: a page quotes none of its own. */
export const readRules = async ({ readDb }: Pick<Deps, 'readDb'>): Promise<SiteRules> => {
  const { full_refund_hours, platform_fee_percent, release_days } = await readVariables(readDb)
  return {
    refundHours: full_refund_hours,
    platformPercent: platform_fee_percent,
    releaseDays: release_days,
  }
}
