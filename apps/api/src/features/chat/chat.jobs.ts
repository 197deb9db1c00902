import type { JobHandlers } from '../../jobs/jobs.ts'
import { notifyUnread } from './live/notify-unread.ts'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    /** Added by `send_message`, in its transaction. */
    'tell-unread-chat': { readonly chatId: string; readonly toSpecialist: boolean; readonly seq: number }
  }
}

export const chatJobs: JobHandlers = { 'tell-unread-chat': notifyUnread }
