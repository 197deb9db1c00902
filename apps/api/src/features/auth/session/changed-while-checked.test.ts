import { expect, test } from 'vitest'
import { buildTestApp, createCustomer, PASSWORD } from '../../../../test/index.ts'
import { hashPassword } from '../password/passwords.ts'
import { login } from './login.ts'

test('a password that is changed while the old one is checked opens nothing, and the device stays unknown', async () => {
  const t = await buildTestApp()
  const { email, userId } = await createCustomer(t.deps)
  const { passwords, db } = t.deps
  const matches = async (hash: string | undefined, password: string) => {
    const isRight = await passwords.matches(hash, password)
    const changed = await hashPassword('another one, chosen meanwhile')
    await db.updateTable('users').set({ password_hash: changed }).where('id', '=', userId).execute()
    return isRight
  }
  const client = { address: '203.0.113.9', userAgent: 'test', traceId: 'test', device: 'd'.repeat(32) }
  const body = { email, password: PASSWORD }
  const call = {
    client,
    body,
    actor: null,
    params: undefined,
    query: undefined,
    files: {},
    idempotencyKey: undefined,
  }
  const entering = login({ ...t.deps, passwords: { ...passwords, matches } }, call)
  await expect(entering).rejects.toMatchObject({ code: 'invalid_credentials' })
  const of = (table: 'sessions' | 'known_devices') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()
  expect([await of('sessions'), await of('known_devices')]).toEqual([[], []])
  await t.close()
})
