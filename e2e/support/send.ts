import { type SignedIn, signIn } from '@emma/api/test'
import type { Emma } from './fixtures.ts'

/** Makes a call as a user. @throws Error with the answer if it is refused */
export type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ readonly id: string }>

export const sendAs = async (emma: Emma, who: Parameters<typeof signIn>[1]): Promise<Send> => {
  const { headers }: SignedIn = await signIn(emma.deps, who)
  return async (method, path, body) => {
    const answer = await fetch(`${emma.url}/api/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
}
