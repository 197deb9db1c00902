import type { MedicalRecord } from '@emma/contracts/records'
import { useEffect, useState } from 'react'
import { useUser } from '../../../lib/session/use-session.ts'
import { useStore } from '../../../lib/store.ts'
import { recordSource } from '../records.queries.ts'
import { createDraftStore } from './draft-store.ts'
import { RecordDraft } from './record-draft.ts'

/** The draft of one appointment's record; sends waiting text at once when the tab is hidden or back online. */
export const useRecordDraft = (appointmentId: string, opened: MedicalRecord | null) => {
  const userId = useUser()?.id ?? ''
  const [draft] = useState(
    () => new RecordDraft(opened, recordSource(appointmentId), createDraftStore(userId, appointmentId)),
  )
  const state = useStore({ get: draft.state, subscribe: draft.subscribe })
  useEffect(() => {
    const send = () => {
      if (draft.state().phase !== 'idle') void draft.flush()
    }
    document.addEventListener('visibilitychange', send)
    window.addEventListener('online', send)
    return () => {
      document.removeEventListener('visibilitychange', send)
      window.removeEventListener('online', send)
      send()
    }
  }, [draft])
  /** The record's id, begun if necessary; null if that failed. */
  const begin = async () => ((await draft.flush()) ? (draft.state().record?.id ?? null) : null)
  return { draft, state, begin }
}
