import { PLATFORM_RECIPIENT_ID, type Sandbox, startSandbox } from '@emma/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargesSuite, laterMoneySuite } from './charges-suite.ts'
import { createPagarme } from './pagarme.ts'
import type { PaymentsFixture } from './payments-fixture.ts'
import { recipientsSuite } from './recipients-suite.ts'

let sandbox: Sandbox
let fixture: PaymentsFixture

const post = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
  const url = `${sandbox.url}/pagarme/core/v5`
  const payments = createPagarme({
    url,
    publicUrl: url,
    secretKey: 'sk_test_emma',
    publicKey: 'pk_test_emma',
    platformRecipientId: PLATFORM_RECIPIENT_ID,
  })
  const fault = (mode: string, more: object = {}) =>
    post(`${sandbox.url}/_faults`, { provider: 'pagarme', mode, match: 'POST /orders', ...more })
  fixture = {
    payments,
    tokenOf: async (kind) => {
      const number = kind === 'approves' ? '4000000000000010' : '4000000000000028'
      const card = { number, holder_name: 'PAULA TESTE', exp_month: 12, exp_year: 2035, cvv: '012' }
      const token = (await post(payments.tokenization().url, { type: 'card', card })) as { id: string }
      return token.id
    },
    payPix: async (chargeId) => void (await post(`${sandbox.url}/_pix/${chargeId}/pay`, {})),
    loseNextAnswer: async () => void (await fault('drop_response')),
    failNext: async () => void (await fault('error')),
    busyFor: async (count) => void (await fault('error', { status: 429, count })),
    activate: async (id) =>
      void (await post(`${sandbox.url}/_recipients/${id}/status`, { status: 'active' })),
    endWithdrawal: async (id, status) => void (await post(`${sandbox.url}/_withdrawals/${id}`, { status })),
    dispute: async (chargeId) => void (await post(`${sandbox.url}/_charges/${chargeId}/chargeback`, {})),
  }
})
afterAll(() => sandbox.stop())

test('browsers are shown the public key alone, and where a card becomes a token', () => {
  const url = `${sandbox.url}/pagarme/core/v5/tokens?appId=pk_test_emma`
  expect(fixture.payments.tokenization()).toEqual({ url, publicKey: 'pk_test_emma' })
})

chargesSuite('Pagar.me', () => fixture)
laterMoneySuite('Pagar.me', () => fixture)
recipientsSuite('Pagar.me', () => fixture)
