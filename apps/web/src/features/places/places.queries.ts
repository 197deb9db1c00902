import type { BodyIn } from '@emma/contracts/kit'
import { createPlace, deletePlace, listCareLocations, type Place, updatePlace } from '@emma/contracts/places'
import { updateStatus } from '@emma/contracts/specialists/review'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const placesKey = ['places'] as const

/** The specialist's places: online first, with a null id, then the addresses. */
export const careLocationsQuery = (specialistId: string) =>
  queryOptions({
    queryKey: [...placesKey, specialistId],
    queryFn: async ({ signal }) =>
      (await call(listCareLocations, { params: { id: specialistId }, signal })).data,
  })

export type PlaceIn = BodyIn<typeof createPlace>

/** A new or a changed place. */
export const savePlaceMutation = mutationOptions({
  mutationFn: ({ id, body }: { readonly id: string | undefined; readonly body: PlaceIn }) =>
    id === undefined ? call(createPlace, { body }) : call(updatePlace, { params: { id }, body }),
})
export const switchPlaceMutation = mutationOptions({
  mutationFn: ({ id, status }: Pick<Place, 'id' | 'status'>) =>
    call(updatePlace, { params: { id }, body: { status } }),
})
export const removePlaceMutation = mutationOptions({
  mutationFn: (id: string) => call(deletePlace, { params: { id } }),
})
export const onlineMutation = mutationOptions({
  mutationFn: ({ id, use_online }: { readonly id: string; readonly use_online: boolean }) =>
    call(updateStatus, { params: { id }, body: { use_online } }),
})
