import type { JobHandlers } from '../../jobs/jobs.ts'
import { notifySmsBudget, type SmsAlarm } from './notify-sms-budget.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'notify-sms-budget': SmsAlarm
  }
}

export const adminJobs: JobHandlers = { 'notify-sms-budget': notifySmsBudget }
