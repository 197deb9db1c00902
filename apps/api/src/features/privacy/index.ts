import type { Deps } from '../../deps.ts'
import { telemedicineTerm } from './consent/terms.ts'
import { findConsent } from './privacy.repo.ts'

export { acceptCurrentTerms } from './consent/accept-current-terms.ts'
export { privacyCrontab, privacyJobs } from './privacy.jobs.ts'
export { privacyRoutes } from './privacy.routes.ts'

/** Whether a patient accepted the telemedicine term in force: without it no call (CFM 2.314/2022). */
export const acceptsTelemedicine = async ({ db }: Deps, userId: string): Promise<boolean> =>
  (await findConsent(db, userId, telemedicineTerm)) !== undefined
