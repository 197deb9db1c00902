import { missingToSign } from '@emma/domain/records'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { changeRecordMutation } from '../records.queries.ts'
import type { DraftState, RecordDraft } from './record-draft.ts'

/** Signs once, after confirmation; missing fields are shown before the server refuses. */
export const useSigning = (draft: RecordDraft, state: DraftState) => {
  const { t } = useTranslation('records')
  const [missing, setMissing] = useState<readonly string[]>([])
  const sign = useMutation({
    ...changeRecordMutation,
    onSuccess: (record) => {
      draft.replace(record)
      toast.success(t('sign.done'))
    },
    onError: (error) => toast.problem(error),
  })
  const start = async () => {
    const lacking = missingToSign(state.content).map((name) => t(`fields.${name}`))
    setMissing(lacking)
    if (lacking.length > 0) return
    const isSure = await ask({
      title: t('sign.title'),
      detail: t('sign.detail'),
      confirm: t('sign.confirm'),
    })
    if (!isSure || !(await draft.flush())) return
    const { record } = draft.state()
    if (record) sign.mutate({ id: record.id, status: 'signed', version: record.version })
  }
  return { missing, start, busy: sign.isPending, blocked: state.phase === 'conflict' }
}
