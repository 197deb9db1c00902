import type { BodyIn } from '@emma/contracts/kit'
import type { createPrescription, Prescription } from '@emma/contracts/prescriptions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repeatUnanswered } from '../../../lib/api/attempt.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import type { ReviewQuestion } from '../medicine/use-review.ts'
import { deletePrescriptionMutation, savePrescriptionMutation } from '../prescriptions.queries.ts'
import type { NoticeText } from './notice.tsx'
import type { PrescriptionValues } from './prescription-values.ts'
import { type Series, Stopped, useCreating } from './use-creating.ts'
import { useFailedNotice } from './use-failed-notice.ts'

/** The prescription being edited: an existing one, a new one, or none. */
type Editing = Prescription | 'new' | null

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

interface Attempted {
  readonly done: string
  readonly failed: string
  /** What is edited after it. */
  readonly next?: Editing
  readonly again?: (left: Series) => void
}

const useEditing = () => {
  const client = useQueryClient()
  const failedNotice = useFailedNotice()
  const [editing, setEditing] = useState<Editing>(null)
  const [notice, setNotice] = useState<NoticeText | null>(null)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState(0)
  const goOn = (next: Editing) => {
    setEditing(next)
    setMade((before) => before + 1)
  }
  /**
   * `work` is false if the user changed their mind. What failed on its way is offered to be finished by `again`: what
   * is written already is not written twice.
   */
  const attempt = async (
    work: () => Promise<boolean>,
    { done, failed, next = null, again }: Attempted,
  ): Promise<void> => {
    setBusy(true)
    try {
      if (!(await work())) return
      setNotice({ title: done })
      goOn(next)
    } catch (error) {
      const notice = failedNotice(error, failed)
      const left = error instanceof Stopped && error.series.made.length > 0 ? error.series : undefined
      setNotice(left && again ? { ...notice, again: () => again(left) } : notice)
      if (left) goOn(next)
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
  // A change may be sent twice: it changes nothing more.
  const save = useMutation({ ...savePrescriptionMutation, retry: repeatUnanswered })
  const remove = useMutation(deletePrescriptionMutation)
  const { begun, write } = useCreating(toCreate)
  const createAll = (all: readonly PrescriptionValues[], next: Editing = null) => {
    const [done, failed] = [t('dialogs.created'), t('dialogs.createFailed')]
    const run = (series: Series): Promise<void> => {
      const work = async () => (await write(series, all)).length > 0
      return attempt(work, { done, failed, next, again: (left) => void run(left) })
    }
    return run(begun(all))
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
    return attempt(work, { done: t('dialogs.updated'), failed: t('dialogs.updateFailed') })
  }
  const takeOut = async (item: Prescription) => {
    const { id, title, is_model, issued: replace = false } = item
    const what = is_model ? 'models' : 'list'
    const [asked, confirm] = [t(`${what}.removeTitle`), t(`${what}.removeConfirm`)]
    const question = { title: asked, detail: title, confirm, destructive: true }
    if (!(replace ? await mayReplace(item) : await ask(question))) return
    const work = () => remove.mutateAsync({ id, replace }).then(() => true)
    await attempt(work, { done: t('dialogs.deleted'), failed: t('dialogs.deleteFailed') })
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
