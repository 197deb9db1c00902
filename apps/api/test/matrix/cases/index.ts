import type { MatrixCase } from '../case.ts'
import { bookingCases } from './care/booking.ts'
import { callCases } from './care/calls.ts'
import { cancellationCases } from './care/cancellation.ts'
import { chatCases } from './care/chat.ts'
import { examCases } from './care/exams.ts'
import { healthFolderCases } from './care/health-folder.ts'
import { onBehalfCases } from './care/on-behalf.ts'
import { patientImportCases } from './care/patient-imports.ts'
import { patientCases } from './care/patients.ts'
import { preparationCases } from './care/preparations.ts'
import { proposalCases } from './care/proposals.ts'
import { queueCases } from './care/queue.ts'
import { prescriptionCases, recordCases } from './care/records.ts'
import { waitlistCases } from './care/waitlist.ts'
import { earningsCases } from './money/earnings.ts'
import { moneyCases } from './money/money.ts'
import { assistantCases, leavingCases } from './people/assistants.ts'
import { authCases } from './people/auth.ts'
import { companyCases } from './people/companies.ts'
import { customerCases } from './people/customers.ts'
import { dependentCases } from './people/dependents.ts'
import { discoveryCases } from './people/discovery.ts'
import { privacyCases } from './people/privacy.ts'
import { specialistCases } from './people/specialists.ts'
import { adminCases } from './platform/admin.ts'
import { contactCases } from './platform/contact.ts'
import { dashboardCases } from './platform/dashboard.ts'
import { errorLogCases } from './platform/error-log.ts'
import { healthCases } from './platform/health.ts'
import { notificationCases } from './platform/notifications.ts'
import { pagesCases } from './platform/pages.ts'
import { postCases } from './platform/posts.ts'
import { supportCases } from './platform/support.ts'

/** One case per endpoint; a mounted endpoint without one fails. */
export const cases: readonly MatrixCase[] = [
  ...assistantCases,
  ...authCases,
  ...bookingCases,
  ...callCases,
  ...cancellationCases,
  ...proposalCases,
  ...chatCases,
  ...companyCases,
  ...customerCases,
  ...dependentCases,
  ...dashboardCases,
  ...adminCases,
  ...supportCases,
  ...discoveryCases,
  ...earningsCases,
  ...contactCases,
  ...errorLogCases,
  ...examCases,
  ...healthFolderCases,
  ...healthCases,
  ...moneyCases,
  ...notificationCases,
  ...onBehalfCases,
  ...pagesCases,
  ...postCases,
  ...privacyCases,
  ...recordCases,
  ...specialistCases,
  ...patientImportCases,
  ...patientCases,
  ...preparationCases,
  ...prescriptionCases,
  ...queueCases,
  ...waitlistCases,
  ...leavingCases,
]
