import type { MatrixLine } from '../line.ts'
import { authLines } from './auth.ts'
import { bookingLines } from './booking.ts'
import { callLines } from './calls.ts'
import { cancellationLines } from './cancellation.ts'
import { chatLines } from './chat.ts'
import { companyLines } from './companies.ts'
import { customerLines } from './customers.ts'
import { dashboardLines } from './dashboard.ts'
import { dependentLines } from './dependents.ts'
import { deskLines } from './desk.ts'
import { discoveryLines } from './discovery.ts'
import { earningsLines } from './earnings.ts'
import { errorLogLines } from './error-log.ts'
import { examLines } from './exams.ts'
import { healthLines } from './health.ts'
import { moneyLines } from './money.ts'
import { notificationLines } from './notifications.ts'
import { pagesLines } from './pages.ts'
import { postLines } from './posts.ts'
import { privacyLines } from './privacy.ts'
import { queueLines } from './queue.ts'
import { prescriptionLines, recordLines } from './records.ts'
import { specialistLines } from './specialists.ts'
import { waitlistLines } from './waitlist.ts'

/** One line an endpoint; a mounted endpoint without one fails. */
export const lines: readonly MatrixLine[] = [
  ...authLines,
  ...bookingLines,
  ...callLines,
  ...cancellationLines,
  ...chatLines,
  ...companyLines,
  ...customerLines,
  ...dependentLines,
  ...dashboardLines,
  ...deskLines,
  ...discoveryLines,
  ...earningsLines,
  ...errorLogLines,
  ...examLines,
  ...healthLines,
  ...moneyLines,
  ...notificationLines,
  ...pagesLines,
  ...postLines,
  ...privacyLines,
  ...recordLines,
  ...specialistLines,
  ...prescriptionLines,
  ...queueLines,
  ...waitlistLines,
]
