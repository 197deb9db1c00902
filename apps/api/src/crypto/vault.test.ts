import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/index.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { createVault } from './vault.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const cellOf = (subjectId: string) => ({ subjectId, column: 'users.note', rowId: subjectId })
const sealTwiceAndOpen = async (tx: Tx, subjectId: string) => {
  await t.deps.vault.seal(tx, cellOf(subjectId), 'first')
  const sealed = await t.deps.vault.seal(tx, cellOf(subjectId), 'second')
  expect(await t.deps.vault.open(tx, cellOf(subjectId), sealed)).toBe('second')
}

test('a key whose transaction was taken back seals nothing afterwards', async () => {
  const { deps } = t
  const subjectId = deps.newId()
  const taken = inTransaction(deps.db, async (tx) => {
    await sealTwiceAndOpen(tx, subjectId)
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')

  const sealed = await deps.vault.seal(deps.db, cellOf(subjectId), 'kept')
  // What another process, or this one after a start, finds.
  const { MASTER_KEYS: masterKeys, HMAC_KEY } = deps.config
  const later = createVault({ masterKeys, hmacKey: Buffer.from(HMAC_KEY, 'base64') })
  expect(await later.open(deps.db, cellOf(subjectId), sealed)).toBe('kept')
})
