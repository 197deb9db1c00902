import { type RecordContent, recordContent } from '@emma/contracts/records/forms'
import * as z from 'zod/mini'
import { session } from '../../../lib/api/api.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'

/** Some of a record's fields. */
export type Fields = Readonly<Partial<RecordContent>>

/** Typed text that the server does not have yet, and the server's text in these fields when it was typed. */
export interface Unsent {
  readonly fields: Fields
  readonly typedOver: Fields
  /** What was sent without an answer: the server may have it. */
  readonly sent?: Fields | undefined
}

const someFields = z.exactPartial(recordContent)
const unsent = z.object({ fields: someFields, typedOver: someFields, sent: z.optional(someFields) })

/** Stores unsent text, so that it survives a browser crash. */
export interface DraftStore {
  readonly read: () => Unsent | null
  readonly write: (draft: Unsent) => void
  readonly clear: () => void
}

const prefix = `${storageKeys.recordDraft}:`

const parse = (text: string | null): Unsent | null => {
  if (text === null) return null
  try {
    return z.parse(unsent, JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * One person's drafts about one appointment: nobody else who logs in here reads them. Each window has its own, so that
 * one that saved does not delete what another could not; the next to open it takes over what a closed one left.
 */
export const createDraftStore = (userId: string, appointmentId: string): DraftStore => {
  const all = `${prefix}${userId}:${appointmentId}`
  const own = `${all}:${crypto.randomUUID()}`
  let left: string | undefined
  const forgetLeft = () => {
    if (left !== undefined) localStorage.removeItem(left)
    left = undefined
  }
  return {
    read: () => {
      const isOf = (key: string) => key === all || key.startsWith(`${all}:`)
      left = Object.keys(localStorage).find((key) => isOf(key) && parse(localStorage.getItem(key)))
      return left === undefined ? null : parse(localStorage.getItem(left))
    },
    write: (draft) => {
      try {
        localStorage.setItem(own, JSON.stringify(draft))
        forgetLeft()
      } catch {
        // A full or forbidden storage: the text still goes to the server.
      }
    },
    clear: () => {
      localStorage.removeItem(own)
      forgetLeft()
    },
  }
}

/** Signing out deletes all clinical text; an expired session leaves it for the next login. */
session.subscribe(() => {
  if (session.state().ended !== 'signed_out') return
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
