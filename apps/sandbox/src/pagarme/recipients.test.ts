import { expect, test } from 'vitest'
import type { Sandbox } from '../index.ts'
import { call, idIn, openSandbox, recipientBody, V5 } from '../test/kit.ts'

const LONG = { settleDelayMs: 60_000, withdrawalDelayMs: 60_000 }

async function richRecipient(sandbox: Sandbox) {
  const id = idIn(await call(sandbox, `POST ${V5}/recipients`, recipientBody))
  await call(sandbox, `POST /_recipients/${id}/deposit`, { amount: 10000 })
  return id
}

const balance = async (sandbox: Sandbox, id: string) =>
  (await call(sandbox, `GET ${V5}/recipients/${id}/balance`)).body

test('a recipient begins in registration and becomes active by itself', async () => {
  const sandbox = await openSandbox()
  const created = await call(sandbox, `POST ${V5}/recipients`, recipientBody)
  expect(created.body).toMatchObject({ status: 'registration', default_bank_account: { bank: '341' } })
  await expect
    .poll(async () => (await call(sandbox, `GET ${V5}/recipients/${idIn(created)}`)).body)
    .toMatchObject({ status: 'active' })
})

test('only an active recipient withdraws, and never above its balance', async () => {
  const sandbox = await openSandbox(LONG)
  const id = await richRecipient(sandbox)
  const withdraw = (amount: number) => call(sandbox, `POST ${V5}/recipients/${id}/withdrawals`, { amount })
  expect((await withdraw(5000)).status).toBe(412)
  await call(sandbox, `POST /_recipients/${id}/status`, { status: 'active' })
  expect((await withdraw(10001)).status).toBe(412)
  expect(await balance(sandbox, id)).toMatchObject({ available_amount: 10000, transferred_amount: 0 })
  expect((await withdraw(4000)).body).toMatchObject({ status: 'pending', amount: 4000 })
  expect(await balance(sandbox, id)).toMatchObject({ available_amount: 6000, transferred_amount: 0 })
})

test('a withdrawal is paid by itself, or fails and gives the money back', async () => {
  const sandbox = await openSandbox({ withdrawalDelayMs: 20 })
  const id = await richRecipient(sandbox)
  await call(sandbox, `POST /_recipients/${id}/status`, { status: 'active' })
  const withdrawal = idIn(await call(sandbox, `POST ${V5}/recipients/${id}/withdrawals`, { amount: 4000 }))
  await expect
    .poll(async () => (await call(sandbox, `GET ${V5}/recipients/${id}/withdrawals/${withdrawal}`)).body)
    .toMatchObject({ status: 'paid' })
  expect(await balance(sandbox, id)).toMatchObject({ available_amount: 6000, transferred_amount: 4000 })
  await call(sandbox, `POST /_withdrawals/${withdrawal}`, { status: 'failed' })
  expect(await balance(sandbox, id)).toMatchObject({ available_amount: 10000, transferred_amount: 0 })
})

test('the bank account changes, but only to one of its own', async () => {
  const sandbox = await openSandbox()
  const register_information = { document: '52998224725', type: 'individual' }
  const id = idIn(await call(sandbox, `POST ${V5}/recipients`, { ...recipientBody, register_information }))
  const patch = (change: object) =>
    call(sandbox, `PATCH ${V5}/recipients/${id}/default-bank-account`, {
      bank_account: { ...recipientBody.default_bank_account, ...change },
    })
  expect((await patch({ holder_document: '11144477735' })).status).toBe(422)
  expect((await patch({ bank: '001' })).body).toMatchObject({ default_bank_account: { bank: '001' } })
})

test('payables go page by page under the forward cursor', async () => {
  const sandbox = await openSandbox()
  const id = await richRecipient(sandbox)
  await call(sandbox, `POST /_recipients/${id}/deposit`, { amount: 200 })
  const first = await call(sandbox, `GET ${V5}/payables?recipient_id=${id}&size=1`)
  expect(first.body).toMatchObject({
    data: [{ amount: 10000 }],
    paging: { forward_cursor: expect.any(String) },
  })
  const cursor = /"forward_cursor":"([^"]+)"/.exec(JSON.stringify(first.body))?.[1]
  const second = await call(sandbox, `GET ${V5}/payables?recipient_id=${id}&size=1&forward_cursor=${cursor}`)
  expect(second.body).toMatchObject({ data: [{ amount: 200 }], paging: { forward_cursor: null } })
})

test('a recipient is found by its code, and a code is one recipient', async () => {
  const sandbox = await openSandbox()
  const id = idIn(await call(sandbox, `POST ${V5}/recipients`, recipientBody))
  expect(idIn(await call(sandbox, `GET ${V5}/recipients/${recipientBody.code}`))).toBe(id)
  expect((await call(sandbox, `POST ${V5}/recipients`, recipientBody)).status).toBe(422)
  expect((await call(sandbox, `GET ${V5}/recipients/specialist-2`)).status).toBe(404)
})

test('money moves between recipients, never more than there is', async () => {
  const sandbox = await openSandbox(LONG)
  const id = await richRecipient(sandbox)
  const move = (amount: number) =>
    call(sandbox, `POST ${V5}/transfers/recipients`, { amount, source_id: id, target_id: 're_platform' })
  expect((await move(10001)).status).toBe(412)
  expect((await move(9000)).status).toBe(200)
  expect(await balance(sandbox, id)).toMatchObject({ available_amount: 1000 })
  expect(await balance(sandbox, 're_platform')).toMatchObject({ available_amount: 9000 })
})

test('too many requests a second are sent away, where that is asked for', async () => {
  const sandbox = await openSandbox({ requestsPerSecond: 5 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(sandbox, `GET ${V5}/orders`)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})
