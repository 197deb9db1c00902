import type { Preparation, PreparationAnswer } from '@emma/contracts/preparations'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useBackOnline } from '../../lib/api/online.ts'
import { isProblem } from '../../lib/api/problem.ts'
import { formDraft } from '../../lib/forms/form-draft.ts'
import { toast } from '../../ui/toast/toast.ts'
import { preparationQuery, savePreparationMutation } from './preparations.queries.ts'

/** The value of an answer. */
export type Given = PreparationAnswer['value']
type Answers = Readonly<Record<string, Given>>

interface Values {
  readonly reason: string
  readonly answers: Answers
}

const typingPause = 700
const kept = z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))

const savedOf = ({ reason, answers }: Preparation): Values => ({
  reason,
  answers: Object.fromEntries(answers.map(({ question_id, value }) => [question_id, value])),
})

/** Text that did not reach the server yet survives a reload, in this tab alone. */
const draftOf = (id: string) => {
  const draft = formDraft<{ reason: string; answers: string }>(`preparation.${id}`, [])
  const read = (saved: Values): Values => {
    const found = draft.read({ reason: saved.reason, answers: JSON.stringify(saved.answers) })
    const answers = z.safeParse(kept, JSON.parse(found.answers))
    return { reason: found.reason, answers: answers.success ? answers.data : saved.answers }
  }
  const keep = ({ reason, answers }: Values) => draft.keep({ reason, answers: JSON.stringify(answers) })
  return { read, keep, forget: draft.forget }
}

const bodyOf = ({ reason, answers }: Values) => ({
  reason,
  answers: Object.entries(answers)
    .map(([question_id, value]) => ({ question_id, value: typeof value === 'string' ? value.trim() : value }))
    .filter(({ value }) => value !== ''),
})

/** Saves the preparation; if the specialist changed the questions meanwhile, or it began, it is reloaded. */
const useSaving = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    ...savePreparationMutation(id),
    onSuccess: (saved) => client.setQueryData(preparationQuery(id).queryKey, saved),
    onError: (error) => {
      if (!isProblem(error, 'preparation_closed') && !isProblem(error, 'questionnaire_changed')) return
      toast.problem(error)
      void client.invalidateQueries(preparationQuery(id))
    },
  })
}

/** A patient's preparation, saved by itself a moment after each change; the latest text wins. */
export const useTelling = (told: Preparation) => {
  const { schedule_id: id } = told
  const [draft] = useState(() => draftOf(id))
  const [values, setValues] = useState(() => draft.read(savedOf(told)))
  const [isSaved, setSaved] = useState(() => JSON.stringify(values) === JSON.stringify(savedOf(told)))
  const latest = useRef(values)
  const save = useSaving(id)
  const send = () => {
    const sent = latest.current
    const onSuccess = () => {
      if (latest.current !== sent) return
      draft.forget()
      setSaved(true)
    }
    save.mutate(bodyOf(sent), { onSuccess })
  }
  const sendSoon = useDebouncedCallback(send, { delay: typingPause, flushOnUnmount: true })
  const change = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    setSaved(false)
    draft.keep(latest.current)
    sendSoon()
  }
  const answer = (questionId: string, value: Given | undefined) => {
    const { [questionId]: _, ...rest } = latest.current.answers
    change({ answers: value === undefined || value === '' ? rest : { ...rest, [questionId]: value } })
  }
  useBackOnline(() => save.isError && send())
  // Text restored after a reload is still to be sent.
  const onRestored = useEffectEvent(() => isSaved || sendSoon())
  useEffect(() => void onRestored(), [])
  return { values, isSaved, change, answer, save, send }
}
export type Telling = ReturnType<typeof useTelling>
