import { type Exam, examForm } from '@emma/contracts/exams'
import { ApiError, NetworkError } from '@emma/contracts/kit'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isUnanswered } from '../../lib/api/attempt.ts'
import { useBackOnline } from '../../lib/api/online.ts'
import { fieldErrors, isProblem, problemText } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { type NewExam, sendExam, useForgetExams } from './exams.queries.ts'

/** One chosen file, until it is saved or removed from the list. */
export interface QueuedExam extends NewExam {
  readonly state: 'ready' | 'waiting' | 'sending' | 'failed' | 'canceled'
  readonly percent: number
  /** Why this file cannot be uploaded. */
  readonly fault: string | undefined
  readonly failure: unknown
  /** The exam that has this file already; the person decides. */
  readonly existing: Exam | undefined
  readonly errors: Readonly<Record<string, string>>
}

const details = z.strictObject({ title: examForm.title, date: examForm.date })
const checked = (exam: QueuedExam): QueuedExam => ({
  ...exam,
  errors: schemaErrors(details, { title: exam.title, date: exam.date }),
})
const mayGo = ({ fault, errors }: QueuedExam): boolean =>
  fault === undefined && Object.keys(errors).length === 0

/** Why a retry of this file changes nothing; undefined if it may. */
const faultOf = (failure: unknown): string | undefined => {
  // Sent with other data by an attempt whose answer was lost.
  if (isProblem(failure, 'idempotency_key_reused')) return i18n.t('exams:upload.arrived')
  const isFile = isProblem(failure, 'unsupported_media_type') || isProblem(failure, 'payload_too_large')
  return isFile ? problemText(failure).detail : undefined
}

/** The fault in a refusal: of the file; of a field; or only of this attempt. */
const refusedBy = (failure: unknown): Partial<QueuedExam> => {
  if (failure instanceof ApiError && failure.problem.exam) {
    return { state: 'failed', existing: failure.problem.exam }
  }
  const { file, ...errors } = fieldErrors(failure)
  const fault = file ?? faultOf(failure)
  if (fault !== undefined) return { state: 'failed', fault }
  return Object.keys(errors).length > 0 ? { state: 'ready', errors } : { state: 'failed', failure }
}

/** Whether "Enviar" sends it for this person; a file that is kept already has its own buttons. */
export const isOpen = (
  { fault, state, existing, person: sentFor }: QueuedExam,
  person: string | null,
): boolean =>
  fault === undefined &&
  state !== 'waiting' &&
  state !== 'sending' &&
  (existing === undefined || sentFor !== person)

/** The list, with its latest value available outside rendering. */
const useList = () => {
  const [exams, setExams] = useState<readonly QueuedExam[]>([])
  const newest = useRef(exams)
  const write = (change: (exams: readonly QueuedExam[]) => readonly QueuedExam[]): void => {
    newest.current = change(newest.current)
    setExams(newest.current)
  }
  return {
    exams,
    newest,
    add: (more: readonly QueuedExam[]) => write((all) => [...all, ...more]),
    takeOut: (key: string) => write((all) => all.filter((exam) => exam.key !== key)),
    change: (key: string, part: Partial<QueuedExam>) =>
      write((all) => all.map((exam) => (exam.key === key ? { ...exam, ...part } : exam))),
    checkAll: () => write((all) => all.map(checked)),
  }
}

type List = ReturnType<typeof useList>

/** Uploads one exam and shows its progress in the list; running uploads end with the screen. */
const useSending = (
  onKept: (exam: QueuedExam) => void,
  { change, takeOut }: Pick<List, 'change' | 'takeOut'>,
) => {
  const running = useRef<AbortController>(null)
  const forget = useForgetExams()
  useEffect(() => () => running.current?.abort(), [])
  const sendOne = async (exam: QueuedExam): Promise<void> => {
    const run = new AbortController()
    running.current = run
    change(exam.key, { state: 'sending', percent: 0, failure: null, existing: undefined })
    const onProgress = (percent: number) => change(exam.key, { percent })
    try {
      await sendExam(exam, { onProgress, signal: run.signal })
      takeOut(exam.key)
      onKept(exam)
      void forget()
    } catch (failure) {
      change(exam.key, run.signal.aborted ? { state: 'canceled' } : refusedBy(failure))
      // It may be kept all the same.
      const isKnown = !run.signal.aborted && !isUnanswered(failure)
      if (!isKnown || isProblem(failure, 'idempotency_key_reused')) void forget()
    } finally {
      running.current = null
    }
  }
  return { running, sendOne }
}

/**
 * Uploads exams one after the other: on a slow line one whole file is worth more than three halves. Failed ones stay in
 * the list with their values, and are retried under the same key, so that no retry creates a second exam.
 */
export const useExamQueue = (onKept: (exam: QueuedExam) => void) => {
  const { exams, newest, add, takeOut, change, checkAll } = useList()
  const { running, sendOne } = useSending(onKept, { change, takeOut })
  const run = async (): Promise<void> => {
    for (;;) {
      const next = running.current ? undefined : newest.current.find(({ state }) => state === 'waiting')
      if (!next) return
      await sendOne(next)
    }
  }
  const enqueue = (which: (exam: QueuedExam) => boolean, part: Partial<QueuedExam> = {}): void => {
    for (const exam of newest.current.filter((each) => which(each) && mayGo(each))) {
      change(exam.key, { ...part, state: 'waiting' })
    }
    void run()
  }

  useBackOnline(() => enqueue(({ state, failure }) => state === 'failed' && failure instanceof NetworkError))

  return {
    exams,
    add,
    takeOut,
    change: (key: string, part: Partial<Pick<NewExam, 'title' | 'date'>>) =>
      change(key, { ...part, errors: {} }),
    /** Uploads every valid one for this person; invalid ones show why. */
    send: (person: string | null) => {
      checkAll()
      enqueue((exam) => isOpen(exam, person), { person })
    },
    /** Uploads a file that is kept already a second time. */
    sendAnyway: (key: string) => enqueue((exam) => exam.key === key, { onlyNew: false }),
    again: (key: string) => enqueue((exam) => exam.key === key),
    cancel: () => running.current?.abort(),
  }
}
export type ExamQueue = ReturnType<typeof useExamQueue>
