import { expect, test } from 'vitest'
import { billingOf, cardFaults, emptyCard, groupedNumber } from './card-form.values.ts'

const good = {
  ...emptyCard,
  card_number: '4000 0000 0000 0010',
  holder_name: 'Ana Teste',
  exp_month: '12',
  exp_year: '30',
  cvv: '012',
}
const address = {
  zip_code: '01310-100',
  address: 'Avenida Paulista',
  address_number: '1000',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'sp',
}

test('a good card at the registered address has no fault', () => {
  expect(cardFaults(good, true, 2026)).toEqual({})
})

test.each([
  [{ card_number: '4000 0000 0000 0011' }, { card_number: 'number' }],
  [{ holder_name: ' ' }, { holder_name: 'holder' }],
  [{ exp_month: '13' }, { exp_month: 'month' }],
  [{ exp_year: '25' }, { exp_year: 'year' }],
  [{ exp_year: '26', exp_month: '01' }, {}],
  [{ cvv: '12' }, { cvv: 'cvv' }],
  [{ card_number: '3782 822463 10005' }, { cvv: 'cvv' }],
  [{ card_number: '3782 822463 10005', cvv: '0123' }, {}],
] as const)('with %j what is wrong is %j', (change, faults) => {
  expect(cardFaults({ ...good, ...change }, true, 2026)).toEqual(faults)
})

test('another address needs everything but the complement', () => {
  expect(cardFaults({ ...good, ...address }, false, 2026)).toEqual({})
  expect(Object.keys(cardFaults(good, false, 2026)).sort()).toEqual(Object.keys(address).sort())
})

test('the registered address is not sent; another goes with digits alone', () => {
  expect(billingOf({ ...good, ...address }, true)).toEqual({ useRegisteredCustomerAddress: true })
  expect(billingOf({ ...good, ...address }, false)).toEqual({
    ...address,
    zip_code: '01310100',
    state: 'SP',
    complement: '',
    country: 'br',
    useRegisteredCustomerAddress: false,
  })
})

test.each([
  ['4000000000000010', '4000 0000 0000 0010'],
  ['378282246310005', '3782 822463 10005'],
  ['40000', '4000 0'],
  ['abc', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown)
})
