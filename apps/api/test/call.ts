import type { TestApp } from './build-test-app.ts'
import type { SignedIn } from './fixtures/sign-in.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Calls the API as a person, or anonymously; `app` exists only once the test runs. */
export const askOf =
  (app: () => TestApp) => (method: Method, path: string, who: SignedIn | null, payload?: object) =>
    app().app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: who?.headers ?? {},
      ...(payload === undefined ? {} : { payload }),
    })

/** The same, answered by status and body. */
export const callOf = (app: () => TestApp) => {
  const ask = askOf(app)
  return async (who: SignedIn | null, method: Method, path: string, payload?: object) => {
    const answer = await ask(method, path, who, payload)
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
}
