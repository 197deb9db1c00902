import type { Slot } from '@emma/contracts/availability/slots'
import type { OnBehalfMode } from '@emma/contracts/booking/on-behalf'
import { unknownPerson } from '@emma/contracts/booking/unknown-person'
import { ApiError } from '@emma/contracts/kit'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../lib/api/attempt.ts'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../booking.queries.ts'
import type { Outcome } from './done.tsx'
import { bookMutation, bookSeriesMutation, contactQuery } from './on-behalf.queries.ts'
import type { Chosen } from './use-new-appointment.ts'
import type { PersonForm } from './who-part.tsx'

interface Order {
  readonly chosen: Chosen
  readonly mode: OnBehalfMode
  readonly slot: Slot | undefined
  readonly specialtyId: string | undefined
  readonly returnOf: string | undefined
  /** Deadline for the patient's acceptance by link. */
  readonly deadline: number | undefined
  /** All slots of a series; undefined for a single one. */
  readonly series: readonly Slot[] | undefined
  readonly onDone: (outcome: Outcome) => void
}

const personOf = ({ name, phone, email }: PersonForm) => ({
  name,
  cell_phone: phone,
  ...(email.trim() === '' ? {} : { email: email.trim() }),
})

/** The form's field names of the schema's paths. */
const faultsOf = (values: PersonForm): Record<string, string> => {
  const { cell_phone: phone, ...faults } = schemaErrors(unknownPerson, personOf(values))
  return { ...faults, ...(phone === undefined ? {} : { phone }) }
}

const whomOf = ({ customer, dependent, who }: Chosen, person: PersonForm) =>
  who === 'new'
    ? { person: personOf(person) }
    : { customer_id: customer, ...(dependent === undefined ? {} : { dependent_id: dependent }) }

const sharedOf = ({ chosen, specialtyId = '', deadline }: Order, person: PersonForm) => ({
  ...whomOf(chosen, person),
  specialty_id: specialtyId,
  ...(deadline === undefined ? {} : { expires_at: new Date(deadline).toISOString() }),
})

const bodyOf = (order: Order, person: PersonForm) => {
  const { mode, slot, returnOf } = order
  const returning = mode === 'return' ? { return_of: returnOf } : {}
  return { ...sharedOf(order, person), slot: slot?.id ?? '', mode, ...returning }
}

const seriesBodyOf = (order: Order, slots: readonly Slot[], person: PersonForm) => ({
  ...sharedOf(order, person),
  slots: slots.map(({ id }) => id),
  mode: order.mode === 'courtesy' ? ('courtesy' as const) : ('link' as const),
})

/** A refusal of a series names the date that it is about; a patient without care is said to be one. */
const useRefusal = ({ dependent }: Chosen) => {
  const { t } = useTranslation('onBehalf')
  return (error: unknown): void => {
    const { code, starts_at } = error instanceof ApiError ? error.problem : {}
    if (code === 'not_found') {
      toast.warning(t(dependent === undefined ? 'who.notYours' : 'who.childNotYours'))
      return
    }
    if (starts_at === undefined) {
      toast.problem(error)
      return
    }
    const words = code === 'series_patient_busy' ? 'series.busy' : 'series.taken'
    toast.warning(t(words, { moment: formatMoment(starts_at) }))
  }
}

const MOBILE = 11
/**
 * Fills the form from a contact; true until it is filled or that has failed. Only a mobile number is used, as messages
 * need one.
 */
const useContact = (id: string | undefined, { setValues }: UseFormReturnType<PersonForm>): boolean => {
  const { data, isError } = useQuery({ ...contactQuery(id ?? ''), enabled: id !== undefined })
  const [filled, setFilled] = useState<string>()
  useEffect(() => {
    if (!data) return
    const { name, phone, email } = data
    setValues({ name, phone: phone?.length === MOBILE ? phone : '', email: email ?? '' })
    setFilled(data.id)
  }, [data, setValues])
  return id !== undefined && filled !== id && !isError
}

/** Books once: repeated presses share one call, and a lost answer is asked for again under the same key. */
export const useBookOnBehalf = (order: Order) => {
  const client = useQueryClient()
  const isNew = order.chosen.who === 'new'
  const form = useForm<PersonForm>({
    initialValues: { name: '', phone: '', email: '' },
    validate: (values) => (isNew ? faultsOf(values) : {}),
  })
  const isFilling = useContact(order.chosen.contact, form)
  const refuse = useRefusal(order.chosen)
  const { keyOf, options } = useAttempt()
  const following = {
    retry: options.retry,
    onSuccess: order.onDone,
    onError: (error: Error) => {
      form.setErrors(fieldErrors(error))
      refuse(error)
    },
    onSettled: async (data: unknown, error: unknown) => {
      options.onSettled(data, error)
      await client.invalidateQueries({ queryKey: appointmentsKey })
      await client.invalidateQueries({ queryKey: ['booking', 'slots'] })
    },
  }
  const book = useMutation({ ...bookMutation, ...following })
  const bookSeries = useMutation({ ...bookSeriesMutation, ...following })
  const isSending = book.isPending || bookSeries.isPending
  const submit = form.onSubmit((values) => {
    if (isSending) return
    if (order.series) {
      const body = seriesBodyOf(order, order.series, values)
      bookSeries.mutate({ body, idempotencyKey: keyOf(body) })
    } else {
      const body = bodyOf(order, values)
      book.mutate({ body, idempotencyKey: keyOf(body) })
    }
  })
  return { form, submit, isSending, isFilling }
}
