import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../../lib/api/problem.ts'
import { deviceZone } from '../../../../lib/i18n/person-zone.ts'
import { useUser } from '../../../../lib/session/use-session.ts'
import { type Files, registerSpecialist } from '../account.queries.ts'
import {
  draft,
  faultsOf,
  fieldOf,
  initialValues,
  type RegistrationValues,
  registrationOf,
  stepFields,
  stepOf,
} from './registration.values.ts'

const LAST = stepFields.length - 1

/** The invalid fields of one step. */
const faultsAt = (values: RegistrationValues, step: number) => {
  const names: readonly string[] = stepFields[step] ?? []
  return Object.fromEntries(Object.entries(faultsOf(values)).filter(([name]) => names.includes(name)))
}

const useSending = (
  onDone: (id: string, values: RegistrationValues) => void,
  refuse: (error: unknown) => void,
) => {
  const [percent, setPercent] = useState<number>()
  // An admin's device does not tell the specialist's zone.
  const isOwn = useUser() === null
  const send = useMutation({
    mutationFn: ({ values, files }: { values: RegistrationValues; files: Files }) => {
      const watch = { onProgress: setPercent, signal: new AbortController().signal }
      const body = registrationOf(values)
      return registerSpecialist(isOwn ? { ...body, timezone: deviceZone() } : body, files, watch)
    },
    onSuccess: ({ id }, { values }) => {
      draft.forget()
      onDone(id, values)
    },
    onError: refuse,
    onSettled: () => setPercent(undefined),
  })
  return { send, percent }
}

/** The registration's values, steps and submission; back and reload keep the values. */
export const useRegistration = (onDone: (id: string, values: RegistrationValues) => void) => {
  const { t } = useTranslation('specialistAccount')
  const [step, setStep] = useState(0)
  const [files, setFiles] = useState<Files>({})
  const [failure, setFailure] = useState<string>()
  const form = useForm<RegistrationValues>({ initialValues: initialValues() })
  const { values } = form
  useEffect(() => draft.keep(values), [values])

  const refuse = (error: unknown) => {
    const errors = Object.entries(fieldErrors(error)).map(([path, text]) => [fieldOf(path), text] as const)
    form.setErrors(Object.fromEntries(errors))
    const at = errors.length > 0 ? stepOf(errors.map(([name]) => name)) : LAST
    setFailure(at === LAST ? problemText(error).detail : t('create.fix'))
    setStep(at)
  }
  const { send, percent } = useSending(onDone, refuse)
  const next = () => {
    const faults = faultsAt(values, step)
    form.setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setFailure(undefined)
    if (step < LAST) return setStep(step + 1)
    const all = faultsOf(values)
    form.setErrors(all)
    if (Object.keys(all).length > 0) return setStep(stepOf(Object.keys(all)))
    if (!send.isPending) send.mutate({ values, files })
  }
  const back = () => {
    setFailure(undefined)
    setStep(step - 1)
  }
  const keep = (name: string, file: Blob | null) =>
    setFiles(({ [name]: _gone, ...others }) => (file ? { ...others, [name]: file } : others))
  return {
    form,
    step,
    next,
    back,
    files,
    keep,
    failure,
    isSending: send.isPending,
    percent,
    isLast: step === LAST,
  }
}

export type RegistrationState = ReturnType<typeof useRegistration>
