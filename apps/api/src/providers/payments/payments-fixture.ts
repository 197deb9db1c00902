import { randomUUID } from 'node:crypto'
import type { ChargeRequest, PaymentsPort, StoredCard } from './port.ts'

/** The environment of an adapter's tests: a provider whose cards and Pix really answer. */
export interface PaymentsFixture {
  readonly payments: PaymentsPort
  /** A token as a browser gets it; the number decides the bank's answer. */
  readonly tokenOf: (kind: 'approves' | 'refuses') => Promise<string>
  readonly payPix: (chargeId: string) => Promise<void>
  /** The answer to the next order is lost after it was created. */
  readonly loseNextAnswer: () => Promise<void>
  /** The next call of any kind is answered with an error, without effect. */
  readonly failNext: () => Promise<void>
  /** Refuses the next calls as too many. */
  readonly busyFor: (calls: number) => Promise<void>
  readonly activate: (recipientId: string) => Promise<void>
  readonly endWithdrawal: (withdrawalId: string, status: 'paid' | 'failed') => Promise<void>
  readonly dispute: (chargeId: string) => Promise<void>
}

const person = {
  code: randomUUID(),
  name: 'Paula Teste',
  email: `${randomUUID()}@emma.test`,
  document: '52998224725',
  cellphone: '11987654321',
}

/** The customer of all charges of the suite. */
export const customerOf = ({ payments }: PaymentsFixture): Promise<string> => payments.ensureCustomer(person)

type Answers = 'approves' | 'refuses'

const cardOf = async (fixture: PaymentsFixture, answers: Answers): Promise<StoredCard> =>
  fixture.payments.addCard(await customerOf(fixture), await fixture.tokenOf(answers), undefined)

/** A charge of 150 reais on a new card, whose number decides the bank's answer. */
export const cardRequest = async (fixture: PaymentsFixture, answers: Answers): Promise<ChargeRequest> => ({
  key: randomUUID(),
  code: randomUUID(),
  customerId: await customerOf(fixture),
  description: 'Consulta',
  amount: 15_000,
  method: { kind: 'card', cardId: (await cardOf(fixture, answers)).id, installments: 1 },
  split: [],
})

/** All rows of a paged list. */
export const rowsOf = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}
