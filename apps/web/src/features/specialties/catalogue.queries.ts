import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import {
  createSpecialty,
  deleteSpecialty,
  getCatalogueEntry,
  listCatalogue,
  updateSpecialty,
} from '@emma/contracts/specialties/catalogue'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** The admins' catalogue; a change also invalidates the public one. */
export const catalogueKey = ['specialties'] as const

export const catalogueQuery = (query: QueryIn<typeof listCatalogue>) =>
  queryOptions({
    queryKey: [...catalogueKey, 'catalogue', query],
    queryFn: ({ signal }) => call(listCatalogue, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'entry', id],
    queryFn: ({ signal }) => call(getCatalogueEntry, { params: { id }, signal }),
  })

/** Creates one without an id. */
export const saveSpecialty = ({ id, ...body }: { id?: string } & BodyIn<typeof createSpecialty>) =>
  id === undefined ? call(createSpecialty, { body }) : call(updateSpecialty, { params: { id }, body })

export const removeSpecialtyMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(deleteSpecialty, { params: { id }, body: { ...(reason && { reason }) } }),
})
