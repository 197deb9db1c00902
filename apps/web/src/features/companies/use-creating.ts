import type { Company } from '@emma/contracts/companies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../lib/api/attempt.ts'
import { fieldErrors, isProblem, problemText } from '../../lib/api/problem.ts'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { toast } from '../../ui/toast/toast.ts'
import { companiesKey, createMutation } from './companies.queries.ts'
import type { CompanyValues } from './company-fields.tsx'
import { bodyOf, emptyValues, faultsOf, stepOf } from './company-values.ts'

const LAST_STEP = 2
type Errors = Readonly<Record<string, string>>

const refusalOf = (error: unknown): Errors =>
  isProblem(error, 'cnpj_taken') ? { cnpj: problemText(error).detail } : fieldErrors(error)

const useSending = (onCreated: (company: Company) => void, onErrors: (errors: Errors) => void) => {
  const client = useQueryClient()
  // Kept until an answer arrives: a lost answer creates no second company.
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const creating = useMutation({
    ...createMutation,
    onSuccess: async (company) => {
      await client.invalidateQueries({ queryKey: companiesKey })
      onCreated(company)
    },
    onError: (error) => {
      if (!isUnanswered(error)) setKey(crypto.randomUUID())
      const errors = refusalOf(error)
      onErrors(errors)
      if (Object.keys(errors).length === 0) toast.problem(error)
    },
  })
  const send = (values: CompanyValues, document: File | null) => {
    if (!creating.isPending) creating.mutate({ body: bodyOf(values), document, key })
  }
  return { send, isSending: creating.isPending }
}

/** Creates a company in three steps, each checked as by the server. */
export const useCreating = (onDone: (id: string) => void) => {
  const { t } = useTranslation('companies')
  const user = useUser()
  const [initial] = useState(() => emptyValues(user))
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [step, setStep] = useState(0)
  const [document, setDocument] = useState<File | null>(null)
  const free = useLeaveGuard(() => values !== initial)
  const refuse = (found: Errors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) setStep(stepOf(found))
  }
  const { send, isSending } = useSending((company) => {
    free()
    toast.success(t('create.done'))
    onDone(company.id)
  }, refuse)
  const change = (part: Partial<CompanyValues>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrors({})
  }
  const next = () => {
    const found = faultsOf(values, step === LAST_STEP ? undefined : step)
    if (Object.keys(found).length > 0) refuse(found)
    else if (step === LAST_STEP) send(values, document)
    else setStep(step + 1)
  }
  return { values, errors, change, step, setStep, document, setDocument, next, isSending }
}
