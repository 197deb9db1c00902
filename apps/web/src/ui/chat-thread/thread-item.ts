import type { MessageStatus } from '@emma/contracts/chat/messages'

/** A message's file: `load` reads it when it is shown. */
export interface ThreadFile {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly load: () => Promise<Blob>
}

/** One message as a thread draws it, stored or being sent. */
export interface ThreadItem {
  readonly key: string
  readonly own: boolean
  readonly text: string
  readonly at: string
  readonly state: MessageStatus | 'waiting' | 'sending' | 'failed'
  readonly automatic?: boolean
  /** The assistant who wrote it for the specialist. */
  readonly author?: string
  readonly file?: ThreadFile
  /** Progress of a running upload. */
  readonly percent?: number
  /** Why it was refused. */
  readonly failure?: string
}

/** Actions on a message that is being sent. */
export interface ItemActions {
  readonly onRetry: (key: string) => void
  readonly onDiscard: (key: string) => void
}
