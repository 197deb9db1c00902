import type { JobHandlers } from '../../jobs/jobs.ts'
import { sendNotification, tellNotification } from './send-notification.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'tell-notification': { readonly notificationId: string }
    'send-notification': {
      readonly notificationId: string
      readonly channel: 'email' | 'sms' | 'whatsapp'
    }
  }
}

export const notificationJobs: JobHandlers = {
  'tell-notification': tellNotification,
  'send-notification': sendNotification,
}
