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
/** A vault of another process, or of this one after a restart. */
const anotherVault = () => {
  const { MASTER_KEYS: masterKeys, HMAC_KEY } = t.deps.config
  return createVault({ masterKeys, hmacKey: Buffer.from(HMAC_KEY, 'base64'), now: t.clock.now })
}
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
  expect(await anotherVault().open(deps.db, cellOf(subjectId), sealed)).toBe('kept')
})

test('an erased key opens nothing here at once, and nothing elsewhere after five seconds', async () => {
  const { deps, clock } = t
  const subjectId = deps.newId()
  const sealed = await deps.vault.seal(deps.db, cellOf(subjectId), 'secret')
  const elsewhere = anotherVault()
  const openElsewhere = () => elsewhere.open(deps.db, cellOf(subjectId), sealed)
  expect(await openElsewhere()).toBe('secret')
  const opener = await elsewhere.unlock(deps.db, [subjectId])

  await inTransaction(deps.db, (tx) => deps.vault.erase(tx, [subjectId]))

  await expect(deps.vault.open(deps.db, cellOf(subjectId), sealed)).rejects.toThrow('No data key')
  // Work that began before the erasure is answered completely.
  clock.advance(5000)
  expect(opener(cellOf(subjectId), sealed)).toBe('secret')
  await expect(openElsewhere()).rejects.toThrow('No data key')
  const unlocked = await elsewhere.unlock(deps.db, [subjectId])
  expect(() => unlocked(cellOf(subjectId), sealed)).toThrow('No data key')
})

test('a value that was altered or moved does not open', async () => {
  const { deps } = t
  const subjectId = deps.newId()
  const sealed = await deps.vault.seal(deps.db, cellOf(subjectId), 'secret')
  const altered = Buffer.from(sealed)
  altered.writeUInt8(altered.readUInt8(14) ^ 1, 14)
  const moved = { ...cellOf(subjectId), rowId: deps.newId() }
  await expect(deps.vault.open(deps.db, cellOf(subjectId), altered)).rejects.toThrow()
  await expect(deps.vault.open(deps.db, moved, sealed)).rejects.toThrow()
})
