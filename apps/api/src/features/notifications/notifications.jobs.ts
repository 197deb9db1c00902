import type { JobHandlers } from '../../jobs/jobs.ts'
import type { CronLine } from '../../jobs/worker.ts'
import { keepMonths } from './keep-months.ts'
import { sendPush } from './push/send-push.ts'
import { publishNotification, sendNotification } from './send-notification.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'tell-notification': { readonly notificationId: string }
    'send-notification': {
      readonly notificationId: string
      readonly channel: 'email' | 'sms' | 'whatsapp'
    }
    'keep-notification-months': unknown
    'send-push': { readonly notificationId: string; readonly subscriptionId: string }
  }
}

export const notificationJobs: JobHandlers = {
  'tell-notification': publishNotification,
  'send-notification': sendNotification,
  'send-push': sendPush,
  'keep-notification-months': keepMonths,
}

export const notificationCrontab: readonly CronLine[] = [
  { job: 'keep-notification-months', at: '55 4 * * *' },
]
