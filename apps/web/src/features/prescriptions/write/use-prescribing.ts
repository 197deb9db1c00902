import type { BodyIn } from '@emma/contracts/kit'
import type { createPrescription, Prescription } from '@emma/contracts/prescriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import type { ReviewQuestion } from '../medicine/use-review.ts'
import { deletePrescriptionMutation, savePrescriptionMutation } from '../prescriptions.queries.ts'
import type { NoticeText } from './notice.tsx'
import type { PrescriptionValues } from './prescription-values.ts'

/** The prescription being edited: an existing one, a new one, or none. */
type Editing = Prescription | 'new' | null

/** The record that a prescription belongs to could not be saved: its own notice says why. */
export class RecordUnsaved extends Error {}

/** What a form writes: in a record, or a model. */
export interface Writing {
  /** Creates a new one; null if canceled. @throws RecordUnsaved */
  readonly toCreate: (
    values: PrescriptionValues,
  ) => Promise<readonly BodyIn<typeof createPrescription>[] | null>
  /** Writes a change. */
  readonly toChange: (
    id: string,
    values: PrescriptionValues,
  ) => Promise<BodyIn<typeof createPrescription> | null>
  /** The question before writing. */
  readonly question: ReviewQuestion | null
  /** After a new one the form opens for the next. */
  readonly goesOn?: boolean
}

const useEditing = () => {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const [editing, setEditing] = useState<Editing>(null)
  const [notice, setNotice] = useState<NoticeText | null>(null)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState(0)
  /** False if the user changed their mind. */
  const attempt = async (
    work: () => Promise<boolean>,
    done: string,
    failed: string,
    next: Editing = null,
  ) => {
    setBusy(true)
    try {
      if (!(await work())) return
      setNotice({ title: done })
      setEditing(next)
      setMade((before) => before + 1)
    } catch (error) {
      const isUnsaved = error instanceof RecordUnsaved
      setNotice({ title: failed, detail: isUnsaved ? t('dialogs.recordUnsaved') : problemText(error).detail })
    } finally {
      setBusy(false)
    }
    await client.invalidateQueries({ queryKey: ['prescriptions'] })
  }
  return { editing, setEditing, notice, setNotice, busy, made, attempt }
}

/** Creating, changing and deleting prescriptions or models, each with the specification's dialog (spec §8). */
export const usePrescribing = ({ toCreate, toChange, question, goesOn = false }: Writing) => {
  const { t } = useTranslation('prescriptions')
  const { editing, setEditing, notice, setNotice, busy, made, attempt } = useEditing()
  const save = useMutation(savePrescriptionMutation)
  const remove = useMutation(deletePrescriptionMutation)
  /** One after the other, so that each is checked against those before; declined ones are left out. */
  const createAll = (all: readonly PrescriptionValues[], next: Editing = null) => {
    const work = async () => {
      let isAny = false
      for (const values of all) {
        const bodies = await toCreate(values)
        for (const body of bodies ?? []) await save.mutateAsync({ id: null, ...body })
        isAny ||= bodies !== null
      }
      return isAny
    }
    return attempt(work, t('dialogs.created'), t('dialogs.createFailed'), next)
  }
  /** Whether an issued document may be revoked for it, if there is one. */
  const mayReplace = async ({ issued, title }: Prescription) => {
    if (issued !== true) return true
    const [asked, detail] = [t('replace.title', { title }), t('replace.detail')]
    return ask({ title: asked, detail, confirm: t('replace.confirm'), destructive: true })
  }
  const change = (item: Prescription, values: PrescriptionValues) => {
    const { id, issued: replace = false } = item
    const work = async () => {
      const body = (await mayReplace(item)) ? await toChange(id, values) : null
      if (body) await save.mutateAsync({ id, replace, ...body })
      return body !== null
    }
    return attempt(work, t('dialogs.updated'), t('dialogs.updateFailed'))
  }
  const takeOut = async (item: Prescription) => {
    const { id, title, is_model, issued: replace = false } = item
    const what = is_model ? 'models' : 'list'
    const [asked, confirm] = [t(`${what}.removeTitle`), t(`${what}.removeConfirm`)]
    const question = { title: asked, detail: title, confirm, destructive: true }
    if (!(replace ? await mayReplace(item) : await ask(question))) return
    const work = () => remove.mutateAsync({ id, replace }).then(() => true)
    await attempt(work, t('dialogs.deleted'), t('dialogs.deleteFailed'))
  }
  return {
    editing,
    setEditing,
    notice,
    forget: () => setNotice(null),
    busy,
    /** Number of changes: each new form begins empty. */
    made,
    question,
    createAll,
    takeOut,
    submit: (values: PrescriptionValues) =>
      editing === null || editing === 'new'
        ? createAll([values], goesOn ? 'new' : null)
        : change(editing, values),
  }
}
