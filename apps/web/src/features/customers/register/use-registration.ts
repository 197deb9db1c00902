import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { oneOf, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { deviceZone } from '../../../lib/i18n/person-zone.ts'
import { askRegister } from '../customers.calls.ts'
import {
  emptyRegistration,
  faultsOf,
  firstFaulty,
  maskedTarget,
  type RegistrationValues,
  registrationDraft,
  sentDraft,
  steps,
} from './registration-values.ts'

const last = steps.length - 1
const search = ({ passo }: Search) => ({ passo: oneOf(passo, ['1', '2', '3']) ?? '1' })

/** The step of the address, but at most the first incomplete one. */
const stepOf = (passo: string, values: RegistrationValues): number => {
  const step = Number(passo) - 1
  const open = steps.findIndex((_, step) => Object.keys(faultsOf(values, step)).length > 0)
  return open < 0 ? step : Math.min(step, open)
}

const focusOn = (field: string): void => {
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus())
}

/** The shown step: in the address, so that back and a reload find it. */
const useStep = (values: RegistrationValues) => {
  const [{ passo }] = useFilters(search)
  const [at, setAt] = useState(() => stepOf(passo, values))
  const navigate = useNavigate()
  const shown = Math.min(at, Number(passo) - 1)
  const show = (step: number) => {
    setAt(step)
    void navigate({ to: '.', search: { passo: String(step + 1) }, resetScroll: true })
  }
  return { at: shown, show }
}

const useSending = (onFaults: (faults: Record<string, string>) => void) => {
  const navigate = useNavigate()
  const { attempt, ...state } = useOneTry()
  const register = async (values: RegistrationValues) => {
    const consent = { acceptTerms: true, acceptPrivacy: true } as const
    const { customerId } = await askRegister({ ...values, timezone: deviceZone(), ...consent })
    sentDraft.keep({ channel: values.contactPreference, target: maskedTarget(values) })
    await navigate({ to: '/customer/confirm-registration/$id', params: { id: customerId } })
  }
  const send = (values: RegistrationValues) =>
    attempt(
      () => register(values),
      (error) => onFaults(fieldErrors(error)),
    )
  return { ...state, send }
}

/** The registration in three steps: values are saved, and each step is checked before the next. */
export const useRegistration = () => {
  const [initialValues] = useState(() => registrationDraft.read(emptyRegistration))
  const form = useForm<RegistrationValues>({ initialValues })
  const { values, setErrors } = form
  const { at, show } = useStep(initialValues)
  useEffect(() => registrationDraft.keep(values), [values])
  const showErrors = (faults: Record<string, string>) => {
    setErrors(faults)
    const step = firstFaulty(faults)
    if (step === undefined) return
    if (step !== at) show(step)
    const field = steps[step]?.find((name) => name in faults)
    if (field) focusOn(field)
  }
  const { failure, isSending, send } = useSending(showErrors)
  const proceed = () => {
    const faults = faultsOf(values, at)
    if (Object.keys(faults).length > 0) return showErrors(faults)
    setErrors({})
    if (at < last) return show(at + 1)
    void send(values)
  }
  return { form, at, proceed, back: () => show(at - 1), failure, isSending }
}

export type RegistrationState = ReturnType<typeof useRegistration>
