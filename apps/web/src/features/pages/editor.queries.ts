import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import {
  createPage,
  deletePage,
  dropPageDraft,
  listAdminPages,
  listPageVersions,
  readAdminPage,
  readPageVersion,
  savePageDraft,
  updatePage,
} from '@emma/contracts/pages'
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { nextPage } from '../../lib/api/next-page.ts'

/** Everything that publishing invalidates. */
export const editorKey = ['pages', 'admin'] as const

export const editorListQuery = (query: QueryIn<typeof listAdminPages>) =>
  queryOptions({
    queryKey: [...editorKey, 'list', query],
    queryFn: ({ signal }) => call(listAdminPages, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** One page for its editor; never refetched while being edited. */
export const editorPageQuery = (slug: string) =>
  queryOptions({
    queryKey: [...editorKey, 'page', slug],
    queryFn: ({ signal }) => call(readAdminPage, { params: { id: slug }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...editorKey, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      call(listPageVersions, { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** A version never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...editorKey, 'version', id, version],
    queryFn: ({ signal }) => call(readPageVersion, { params: { id, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const createMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createPage>) => call(createPage, { body }),
})

export const publishMutation = mutationOptions({
  mutationFn: ({ id, ...body }: BodyIn<typeof updatePage> & { id: string }) =>
    call(updatePage, { params: { id }, body }),
})

export const saveDraft = (id: string, body: BodyIn<typeof savePageDraft>) =>
  call(savePageDraft, { params: { id }, body })

export const dropMutation = mutationOptions({
  mutationFn: (id: string) => call(dropPageDraft, { params: { id } }),
})

export const removeMutation = mutationOptions({
  mutationFn: (id: string) => call(deletePage, { params: { id } }),
})
