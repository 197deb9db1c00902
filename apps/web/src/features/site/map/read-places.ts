/** A place found by a search, as on the wire. */
export interface SearchedPlace {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly specialist: { readonly id: string; readonly name: string; readonly slug: string }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const textOf = (value: unknown, name: string): string => String(fieldOf(value, name) ?? '')
const numberOf = (value: unknown, name: string): number => Number(fieldOf(value, name))

const placeOf = (value: unknown): SearchedPlace => {
  const specialist = fieldOf(value, 'specialist')
  return {
    id: textOf(value, 'id'),
    name: textOf(value, 'name'),
    address: textOf(value, 'address'),
    latitude: numberOf(value, 'latitude'),
    longitude: numberOf(value, 'longitude'),
    specialist: {
      id: textOf(specialist, 'id'),
      name: textOf(specialist, 'name'),
      slug: textOf(specialist, 'slug'),
    },
  }
}

/** Public pages include no API client: it would be larger than the map. */
const read = async (path: string): Promise<unknown> => {
  const answer = await fetch(`/api/v1/${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** Places of a search's specialists (`specialists/map`). */
export const readPlaces = async (query: string): Promise<readonly SearchedPlace[]> => {
  const data = fieldOf(await read(`specialists/map?${query}`), 'data')
  return Array.isArray(data) ? data.map(placeOf) : []
}

/** URL and attribution of map tiles; an empty URL without tiles. */
export const readTiles = async (): Promise<{ readonly url: string; readonly attribution: string }> => {
  const answer = await read('maps/tiles')
  return { url: textOf(answer, 'url'), attribution: textOf(answer, 'attribution') }
}
