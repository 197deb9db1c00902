import type { Prescription } from '@emma/contracts/prescriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problem.ts'
import { ask } from '../../ui/confirm.ts'
import type { Told } from './notice.tsx'
import type { PrescriptionValues } from './prescription-form.tsx'
import { deletePrescriptionMutation, savePrescriptionMutation } from './prescriptions.queries.ts'

/** What is being edited: one, a new one, or nothing. */
type Editing = Prescription | 'new' | null

/** Writing, changing and taking out prescriptions, each with its dialog. */
export const usePrescribing = (begin: () => Promise<string | null>) => {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const [editing, setEditing] = useState<Editing>(null)
  const [told, setTold] = useState<Told | null>(null)
  const save = useMutation(savePrescriptionMutation)
  const remove = useMutation(deletePrescriptionMutation)

  const attempt = async (work: () => Promise<void>, done: string, failed: string) => {
    try {
      await work()
      setTold({ title: done })
      setEditing(null)
    } catch (error) {
      setTold({ title: failed, detail: problemText(error).detail })
    }
    await client.invalidateQueries({ queryKey: ['prescriptions'] })
  }
  const create = async ({ keepModel, ...values }: PrescriptionValues) => {
    const record_id = await begin()
    if (record_id === null) return
    const work = async () => {
      await save.mutateAsync({ id: null, ...values, record_id })
      if (keepModel) await save.mutateAsync({ id: null, ...values, is_model: true })
    }
    await attempt(work, t('dialogs.created'), t('dialogs.createFailed'))
  }
  const change = (id: string, { keepModel: _, ...values }: PrescriptionValues) => {
    const work = async () => {
      await save.mutateAsync({ id, ...values })
    }
    return attempt(work, t('dialogs.updated'), t('dialogs.updateFailed'))
  }
  const takeOut = async ({ id, title }: Prescription) => {
    const question = { title: t('list.removeTitle'), detail: title, confirm: t('list.removeConfirm') }
    if (!(await ask({ ...question, destructive: true }))) return
    await attempt(() => remove.mutateAsync(id), t('dialogs.deleted'), t('dialogs.deleteFailed'))
  }
  return {
    editing,
    setEditing,
    told,
    forget: () => setTold(null),
    busy: save.isPending,
    takeOut,
    submit: (values: PrescriptionValues) =>
      editing === null || editing === 'new' ? create(values) : change(editing.id, values),
  }
}
