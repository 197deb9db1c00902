import { ApiError, NetworkError } from '@emma/contracts/kit'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../lib/format.ts'
import { isProblem, problemText } from '../../lib/problem.ts'
import { billingOf, type CardValues, cardFaults, emptyCard } from './card-form.values.ts'
import { addCardMutation, cardsQuery, cepQuery } from './cards.queries.ts'

/** The kept card, as the server answers it. */
export type KeptCard = Awaited<ReturnType<NonNullable<typeof addCardMutation.mutationFn>>>

const useCardFields = (useRegistered: boolean) => {
  const { t } = useTranslation('cards')
  return useForm<CardValues>({
    initialValues: emptyCard,
    validate: (values) => {
      const faults = cardFaults(values, useRegistered, new Date().getFullYear())
      return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, t(`errors.${fault}`)]))
    },
  })
}

/** Fills street, district, city and state in, once exactly eight digits are there (spec §5). */
const useCepLookup = (form: ReturnType<typeof useCardFields>, on: boolean) => {
  const { t } = useTranslation('cards')
  const cep = digitsOf(form.values.zip_code)
  const lookup = useQuery({ ...cepQuery(cep), enabled: on && cep.length === 8 })
  const { setValues, setFieldError } = form
  useEffect(() => {
    if (!lookup.data) return
    const { address, district, city, state } = lookup.data
    setValues({ address, neighborhood: district, city, state })
  }, [lookup.data, setValues])
  useEffect(() => {
    if (!lookup.error) return
    const unknown = isProblem(lookup.error, 'cep_not_found')
    setFieldError('zip_code', unknown ? problemText(lookup.error).detail : t('errors.zip'))
  }, [lookup.error, setFieldError, t])
  return lookup.isFetching
}

/** Why the card was not added: the server's sentence, or the form's own. */
const useAddFailure = (error: unknown): string | undefined => {
  const { t } = useTranslation('cards')
  if (!error) return undefined
  return error instanceof ApiError || error instanceof NetworkError
    ? problemText(error).detail
    : t('addFailedDetail')
}

/** The card form's values, address look-up and sending; `onAdded` only when the server kept the card (201). */
export const useCardForm = (hasRegistered: boolean, onAdded: (card: KeptCard) => void) => {
  const [useRegistered, setUseRegistered] = useState(hasRegistered)
  const form = useCardFields(useRegistered)
  const isSearching = useCepLookup(form, !useRegistered)
  const client = useQueryClient()
  const add = useMutation({
    ...addCardMutation,
    onSuccess: async (card) => {
      await client.invalidateQueries({ queryKey: cardsQuery.queryKey })
      onAdded(card)
    },
  })
  const failure = useAddFailure(add.error)
  const submit = form.onSubmit((values) => {
    if (!add.isPending) add.mutate({ typed: values, billing: billingOf(values, useRegistered) })
  })
  return { form, submit, useRegistered, setUseRegistered, isSearching, isSending: add.isPending, failure }
}

export type CardFormState = ReturnType<typeof useCardForm>
