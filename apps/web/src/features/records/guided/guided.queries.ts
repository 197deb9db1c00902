import type { BodyIn } from '@emma/contracts/kit'
import { listPhrases, savePhrases, suggestCids } from '@emma/contracts/records/guide'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** The specialist's own quick phrases for a specialty, field by field. */
export const phrasesQuery = (specialtyId: string) =>
  queryOptions({
    queryKey: ['records', 'phrases', specialtyId],
    queryFn: async ({ signal }) => (await call(listPhrases, { params: { specialtyId }, signal })).data,
  })

export const savePhrasesMutation = mutationOptions({
  mutationFn: ({ specialtyId, ...body }: BodyIn<typeof savePhrases> & { specialtyId: string }) =>
    call(savePhrases, { params: { specialtyId }, body }),
})

/** Diagnoses suggested from the text. */
export const suggestionsQuery = (text: string, sex: 'F' | 'M' | null) =>
  queryOptions({
    queryKey: ['records', 'suggestions', text, sex],
    queryFn: async ({ signal }) => (await call(suggestCids, { body: { text, sex }, signal })).data,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
