import { ApiError, NetworkError } from '@emma/contracts/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/api/problem.ts'
import { useDraftedForm } from '../../lib/forms/use-drafted-form.ts'
import { formatHour } from '../../lib/i18n/format.ts'
import { today } from '../../lib/time/days.ts'
import { billingOf, type CardValues, cardFaults, emptyCard } from './card-form.values.ts'
import { addCardMutation, cardsQuery } from './cards.queries.ts'
import { ProviderSilent } from './tokenize-card.ts'

/** The card, as the server answers it. */
export type KeptCard = Awaited<ReturnType<NonNullable<typeof addCardMutation.mutationFn>>>

const useCardFields = (useRegistered: boolean) => {
  const { t } = useTranslation('cards')
  return useDraftedForm<CardValues>('card', {
    initialValues: emptyCard,
    validate: (values) => {
      const faults = cardFaults(values, useRegistered, Number(today().slice(0, 4)))
      return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, t(`errors.${fault}`)]))
    },
  })
}

/** Why the card was not added, and until when none can be: the server's sentence, or the form's own. */
const useAddFailure = (error: unknown, sentAt: number): string | undefined => {
  const { t } = useTranslation('cards')
  if (!error) return undefined
  if (error instanceof ProviderSilent) return t('providerSilent')
  if (!(error instanceof ApiError || error instanceof NetworkError)) return t('addFailedDetail')
  const { detail } = problemText(error)
  const seconds = error instanceof ApiError ? error.problem.retry_after : undefined
  if (seconds === undefined) return detail
  const until = new Date(sentAt + seconds * 1000).toISOString()
  return `${detail} ${t('pausedUntil', { time: formatHour(until) })}`
}

/**
 * The card form's values and submission; calls `onAdded` only when the server has the card (201). While paying, it is
 * saved only if the user chooses so.
 */
export const useCardForm = (hasRegistered: boolean, isToPay: boolean, onAdded: (card: KeptCard) => void) => {
  const [keep, setKeep] = useState(!isToPay)
  const [useRegistered, setUseRegistered] = useState(hasRegistered)
  const { form, forget } = useCardFields(useRegistered)
  const client = useQueryClient()
  const add = useMutation({
    ...addCardMutation,
    onSuccess: async (card) => {
      forget()
      await client.invalidateQueries({ queryKey: cardsQuery.queryKey })
      onAdded(card)
    },
  })
  const failure = useAddFailure(add.error, add.submittedAt)
  const submit = form.onSubmit((values) => {
    if (!add.isPending) add.mutate({ typed: values, billing: billingOf(values, useRegistered), keep })
  })
  const billing = { form, useRegistered, setUseRegistered }
  return { ...billing, submit, keep, setKeep, isSending: add.isPending, failure }
}

export type CardFormState = ReturnType<typeof useCardForm>
