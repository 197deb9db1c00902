import type { Slot } from '@emma/contracts/availability/slots'
import type { OnBehalfMode } from '@emma/contracts/booking/on-behalf'
import { unknownPerson } from '@emma/contracts/booking/on-behalf'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { appointmentsKey } from '../booking.queries.ts'
import type { Outcome } from './done.tsx'
import { bookMutation, contactQuery } from './on-behalf.queries.ts'
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

const bodyOf = (order: Order, person: PersonForm) => {
  const { chosen, mode, slot, specialtyId = '', returnOf, deadline } = order
  const { customer, dependent, who } = chosen
  const whom =
    who === 'new'
      ? { person: personOf(person) }
      : { customer_id: customer, ...(dependent === undefined ? {} : { dependent_id: dependent }) }
  return {
    ...whom,
    slot: slot?.id ?? '',
    specialty_id: specialtyId,
    mode,
    ...(mode === 'return' ? { return_of: returnOf } : {}),
    ...(deadline === undefined ? {} : { expires_at: new Date(deadline).toISOString() }),
  }
}

const MOBILE = 11
/**
 * Fills the form from a contact; true until it is filled, or if that failed. Only a mobile number is used, as messages
 * need one.
 */
const useContact = (id: string | undefined, { setValues }: UseFormReturnType<PersonForm>): boolean => {
  const { data, isPending } = useQuery({ ...contactQuery(id ?? ''), enabled: id !== undefined })
  useEffect(() => {
    if (!data) return
    const { name, phone, email } = data
    setValues({ name, phone: phone?.length === MOBILE ? phone : '', email: email ?? '' })
  }, [data, setValues])
  return id !== undefined && isPending
}

/** Books once: repeated presses share one call. */
export const useBookOnBehalf = (order: Order) => {
  const client = useQueryClient()
  const isNew = order.chosen.who === 'new'
  const form = useForm<PersonForm>({
    initialValues: { name: '', phone: '', email: '' },
    validate: (values) => (isNew ? faultsOf(values) : {}),
  })
  const isFilling = useContact(order.chosen.contact, form)
  const book = useMutation({
    ...bookMutation,
    onSuccess: order.onDone,
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: appointmentsKey })
      await client.invalidateQueries({ queryKey: ['booking', 'slots'] })
    },
  })
  const submit = form.onSubmit((values) => {
    if (book.isPending) return
    book.mutate({ body: bodyOf(order, values), idempotencyKey: crypto.randomUUID() })
  })
  return { form, submit, isSending: book.isPending, isFilling }
}
