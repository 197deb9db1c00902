export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const byVerb: Readonly<Record<string, Method>> = {
  list: 'GET',
  read: 'GET',
  save: 'PUT',
  change: 'PATCH',
  update: 'PATCH',
  delete: 'DELETE',
}

/** The method by the verb of a call's name: `read-pin`. */
export const methodOf = (name: string): Method => byVerb[name.split('-')[0] ?? ''] ?? 'POST'

export const hasBody = (method: Method): boolean => method !== 'GET' && method !== 'DELETE'
