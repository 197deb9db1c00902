import { DAY } from '@emma/domain/interval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, createCustomer, runJobs, signIn, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('sessions are forgotten half a year after they ended, and not before', async () => {
  const paula = await createCustomer(t.deps)
  const sessions = () =>
    t.deps.db.selectFrom('sessions').select('id').where('user_id', '=', paula.userId).execute()
  const forget = async () => {
    await t.deps.jobs.add(t.deps.db, 'forget-sessions', {})
    expect(await runJobs(t)).toEqual([])
  }
  const { sessionId } = await signIn(t.deps, paula)
  const ended = { revoked_at: t.clock.now() }
  await t.deps.db.updateTable('sessions').set(ended).where('id', '=', sessionId).execute()
  t.clock.advance(183 * DAY)
  await forget()
  expect(await sessions()).toHaveLength(1)
  const now = await signIn(t.deps, paula)
  t.clock.advance(1)
  await forget()
  expect(await sessions()).toEqual([{ id: now.sessionId }])
})
