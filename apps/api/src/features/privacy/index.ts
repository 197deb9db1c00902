import type { Deps } from '../../deps.ts'
import { findConsent } from './privacy.repo.ts'
import { telemedicineTerm } from './terms.ts'

export { acceptCurrentTerms } from './accept-current-terms.ts'
export { privacyCrontab, privacyJobs } from './privacy.jobs.ts'
export { privacyRoutes } from './privacy.routes.ts'

/** Whether a patient accepted the telemedicine term in force: without it no call (CFM 2.314/2022). */
export const acceptsTelemedicine = async ({ db }: Deps, userId: string): Promise<boolean> =>
  (await findConsent(db, userId, telemedicineTerm)) !== undefined
