import * as cards from '@emma/contracts/cards'
import { getCustomerInfo } from '@emma/contracts/customers'
import { listChargeBacks } from '@emma/contracts/payments'
import { getBalance, getStatement } from '@emma/contracts/wallet'
import { cardToken, giveCard } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anyCustomer = { customer: nothing, otherCustomer: nothing }

const token = async ({ t, headers }: MatrixFixture) => ({
  body: {
    card_token: await cardToken(t, { headers: headers.customer }),
    holder_name: 'PAULA TESTE',
    useRegisteredCustomerAddress: true,
  },
})
const kept = async ({ t, headers }: MatrixFixture) => ({
  params: { id: await giveCard(t, { headers: headers.customer }) },
})

export const moneyCases: readonly MatrixCase[] = [
  matrixCase(cards.getTokenization, { own: anyCustomer }),
  matrixCase(cards.addCard, { own: { customer: token } }),
  matrixCase(cards.listCards, { own: anyCustomer }),
  matrixCase(cards.deleteCard, { own: { customer: kept }, foreign: kept }),
  matrixCase(getCustomerInfo, { own: anyCustomer }),
  matrixCase(getBalance, { own: { ...anyCustomer, admin: nothing }, foreign: nothing, foreignStatus: 403 }),
  matrixCase(getStatement, { own: anyCustomer }),
  matrixCase(listChargeBacks, { own: { admin: nothing } }),
]
