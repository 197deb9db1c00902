import * as cards from '@emma/contracts/cards'
import { getCustomerInfo } from '@emma/contracts/customers'
import { getBalance, getStatement, listChargeBacks } from '@emma/contracts/wallet'
import { cardToken, giveCard } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const anyCustomer = { customer: nothing, otherCustomer: nothing }

const token = async ({ t, headers }: MatrixWorld) => ({
  body: {
    card_token: await cardToken(t, { headers: headers.customer }),
    holder_name: 'PAULA TESTE',
    useRegisteredCustomerAddress: true,
  },
})
const kept = async ({ t, headers }: MatrixWorld) => ({
  params: { id: await giveCard(t, { headers: headers.customer }) },
})

export const moneyLines: readonly MatrixLine[] = [
  line(cards.getTokenization, { own: anyCustomer }),
  line(cards.addCard, { own: { customer: token } }),
  line(cards.listCards, { own: anyCustomer }),
  line(cards.deleteCard, { own: { customer: kept }, foreign: kept }),
  line(getCustomerInfo, { own: anyCustomer }),
  line(getBalance, { own: { ...anyCustomer, admin: nothing }, foreign: nothing, foreignStatus: 403 }),
  line(getStatement, { own: anyCustomer }),
  line(listChargeBacks, { own: { admin: nothing } }),
]
