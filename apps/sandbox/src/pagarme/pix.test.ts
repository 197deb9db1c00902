import { expect, test } from 'vitest'
import type { Sandbox } from '../index.ts'
import {
  call,
  chargeIn,
  customerBody,
  idIn,
  openReceiver,
  openSandbox,
  orderIn,
  pixOrder,
  V5,
} from '../test/kit.ts'
import { crc16 } from './pix.ts'

async function openPix(sandbox: Sandbox, expiresIn?: number) {
  const customerId = idIn(await call(sandbox, `POST ${V5}/customers`, customerBody))
  return orderIn(await call(sandbox, `POST ${V5}/orders`, pixOrder(customerId, expiresIn)))
}

test('a Pix comes with a code that a bank would read, a picture and an end', async () => {
  const sandbox = await openSandbox()
  const { status, charge } = await openPix(sandbox)
  const { qr_code = '', qr_code_url = '' } = charge.last_transaction
  expect([status, charge.status]).toEqual(['pending', 'pending'])
  expect(qr_code).toMatch(/^000201.*br\.gov\.bcb\.pix.*5406150\.00.*6304[0-9A-F]{4}$/)
  expect(crc16(qr_code.slice(0, -4))).toBe(qr_code.slice(-4))
  const picture = await fetch(qr_code_url)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect((await picture.bytes()).slice(1, 4)).toEqual(new Uint8Array(Buffer.from('PNG')))
})

test('the CRC is the one of the Pix manual', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('a Pix that is paid tells the webhook, with credentials', async () => {
  const { received, webhook } = await openReceiver()
  const sandbox = await openSandbox({ webhook })
  const { id, charge } = await openPix(sandbox)
  await call(sandbox, `POST /_pix/${charge.id}/pay`)
  const paid = chargeIn(await call(sandbox, `GET ${V5}/charges/${charge.id}`))
  expect(paid).toMatchObject({ status: 'paid', paid_amount: 15000 })
  expect(paid.last_transaction.end_to_end_id).toMatch(/^E\d{20}[0-9a-z]{11}$/)
  await expect
    .poll(() => received.map((hook) => [hook.type, hook.data.id]).sort())
    .toEqual([
      ['charge.paid', charge.id],
      ['order.paid', id],
    ])
})

test('a Pix nobody pays fails, and late money still arrives', async () => {
  const sandbox = await openSandbox()
  const { charge } = await openPix(sandbox, 1)
  await expect
    .poll(async () => chargeIn(await call(sandbox, `GET ${V5}/charges/${charge.id}`)).status, {
      timeout: 60_000,
    })
    .toBe('failed')
  expect((await call(sandbox, `POST /_pix/${charge.id}/pay`)).body).toMatchObject({ status: 'paid' })
  expect((await call(sandbox, `POST /_pix/${charge.id}/pay`)).status).toBe(412)
  expect((await call(sandbox, 'GET /_ledger')).body).toMatchObject({ totals: { captured: 15000 } })
})

test('a webhook that is not taken is sent again, and may be replayed under its own id', async () => {
  const { received, webhook } = await openReceiver(2)
  const sandbox = await openSandbox({ webhook })
  const { charge } = await openPix(sandbox)
  await call(sandbox, `POST /_pix/${charge.id}/pay`)
  await expect.poll(() => received.length).toBe(2)
  const [first] = received
  const replay = await call(sandbox, 'POST /_webhooks/replay', { id: first?.id })
  expect(replay.body).toMatchObject({ status: 'delivered' })
  expect(received.map((hook) => hook.id).filter((id) => id === first?.id)).toHaveLength(2)
})

test('the fault duplicate delivers one webhook twice', async () => {
  const { received, webhook } = await openReceiver()
  const sandbox = await openSandbox({ webhook })
  const { charge } = await openPix(sandbox)
  await call(sandbox, 'POST /_faults', { provider: 'pagarme', mode: 'duplicate', count: 1 })
  await call(sandbox, `POST /_pix/${charge.id}/pay`)
  await expect.poll(() => received.length).toBe(3)
  expect(new Set(received.map((hook) => hook.id)).size).toBe(2)
  expect((await call(sandbox, 'GET /_faults')).body).toEqual([])
})
