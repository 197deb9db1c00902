import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { buildTestApp, createCustomer, signIn } from '../../../../test/index.ts'
import { actorOfSession } from './authenticate.ts'

test('a session that ends while a call reads it is not remembered after that', async () => {
  const t = await buildTestApp()
  const customer = await createCustomer(t.deps)
  const { sessionId, headers } = await signIn(t.deps, customer)
  const { userId } = customer
  const [read, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The database's answer comes after the session has ended.
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.resolve()
      await ended.promise
      return result
    },
  }
  const reading = actorOfSession({ ...t.deps, db: t.deps.db.withPlugin(late) }, { sessionId, userId })
  await read.promise
  const logout = await t.app.inject({ method: 'POST', url: '/api/v1/jwt/logout', headers, payload: {} })
  expect(logout.statusCode).toBe(204)
  ended.resolve()
  await reading
  const later = await t.app.inject({ url: '/api/v1/authentication/authenticateToken', headers })
  expect(later.statusCode).toBe(401)
  await t.close()
})
