import type { BodyIn } from '@emma/contracts/kit'
import type { createPrescription, Prescription } from '@emma/contracts/prescriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problem.ts'
import { ask } from '../../ui/confirm.ts'
import type { Told } from './notice.tsx'
import type { PrescriptionValues } from './prescription-values.ts'
import { deletePrescriptionMutation, savePrescriptionMutation } from './prescriptions.queries.ts'

/** What is being edited: one, a new one, or nothing. */
type Editing = Prescription | 'new' | null

/** What is written of a form: in a record, or as a model. */
export interface Writing {
  /** What a new one writes; null where it was thought better of. */
  readonly toCreate: (
    values: PrescriptionValues,
  ) => Promise<readonly BodyIn<typeof createPrescription>[] | null>
  /** What a change writes. */
  readonly toChange: (
    id: string,
    values: PrescriptionValues,
  ) => Promise<BodyIn<typeof createPrescription> | null>
}

const useEditing = () => {
  const client = useQueryClient()
  const [editing, setEditing] = useState<Editing>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState(false)
  /** False where it was thought better of. */
  const attempt = async (work: () => Promise<boolean>, done: string, failed: string) => {
    setBusy(true)
    try {
      if (!(await work())) return
      setTold({ title: done })
      setEditing(null)
    } catch (error) {
      setTold({ title: failed, detail: problemText(error).detail })
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['prescriptions'] })
  }
  return { editing, setEditing, told, setTold, busy, attempt }
}

/** Writing, changing and taking out prescriptions or models, each with the specification's dialog (spec §8). */
export const usePrescribing = ({ toCreate, toChange }: Writing) => {
  const { t } = useTranslation('prescriptions')
  const { editing, setEditing, told, setTold, busy, attempt } = useEditing()
  const save = useMutation(savePrescriptionMutation)
  const remove = useMutation(deletePrescriptionMutation)
  const create = (values: PrescriptionValues) => {
    const work = async () => {
      const bodies = await toCreate(values)
      for (const body of bodies ?? []) await save.mutateAsync({ id: null, ...body })
      return bodies !== null
    }
    return attempt(work, t('dialogs.created'), t('dialogs.createFailed'))
  }
  const change = (id: string, values: PrescriptionValues) => {
    const work = async () => {
      const body = await toChange(id, values)
      if (body) await save.mutateAsync({ id, ...body })
      return body !== null
    }
    return attempt(work, t('dialogs.updated'), t('dialogs.updateFailed'))
  }
  const takeOut = async ({ id, title, is_model }: Prescription) => {
    const what = is_model ? 'models' : 'list'
    const [asked, confirm] = [t(`${what}.removeTitle`), t(`${what}.removeConfirm`)]
    if (!(await ask({ title: asked, detail: title, confirm, destructive: true }))) return
    const work = () => remove.mutateAsync(id).then(() => true)
    await attempt(work, t('dialogs.deleted'), t('dialogs.deleteFailed'))
  }
  return {
    editing,
    setEditing,
    told,
    forget: () => setTold(null),
    busy,
    create,
    takeOut,
    submit: (values: PrescriptionValues) =>
      editing === null || editing === 'new' ? create(values) : change(editing.id, values),
  }
}
