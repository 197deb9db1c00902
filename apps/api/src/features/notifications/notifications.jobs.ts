import type { JobHandlers } from '../../jobs/jobs.ts'
import { sendNotification, tellNotification } from './send-notification.ts'
import { sendPush } from './send-push.ts'

declare module '../../jobs/jobs.ts' {
  interface JobPayloads {
    'tell-notification': { readonly notificationId: string }
    'send-notification': {
      readonly notificationId: string
      readonly channel: 'email' | 'sms' | 'whatsapp'
    }
    'send-push': { readonly notificationId: string; readonly subscriptionId: string }
  }
}

export const notificationJobs: JobHandlers = {
  'tell-notification': tellNotification,
  'send-notification': sendNotification,
  'send-push': sendPush,
}
