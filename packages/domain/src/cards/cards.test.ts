import { describe, expect, it } from 'vitest'
import { brandOf, cleanBilling, cleanCard, isCardNumberValid, isExpiryValid } from './index.ts'

it.each([
  ['1', '26', true],
  ['12', '26', true],
  ['01', '99', true],
  ['0', '27', false],
  ['13', '27', false],
  ['12', '25', false],
  ['', '27', false],
  ['12', '', false],
  ['12', '2027', false],
  ['-1', '27', false],
  ['1x', '27', false],
  ['001', '27', false],
  ['1 2', '27', false],
])('expiry %s/%s in 2026: %s', (month, year, valid) => {
  expect([isExpiryValid(month, year, 2026), isExpiryValid(month, year, 26)]).toEqual([valid, valid])
})

it.each([
  ['4000 0000 0000 0010', 'visa', true],
  ['4000000000000011', 'visa', false],
  ['5555 5555 5555 4444', 'mastercard', true],
  ['2223 0031 2200 3222', 'mastercard', true],
  ['378282246310005', 'amex', true],
  ['30569309025904', 'diners', true],
  ['6362 9700 0045 7013', 'elo', true],
  ['6062 8256 2425 4001', 'hipercard', true],
  ['6011111111111117', 'discover', true],
  ['4000 0000 0000 6', 'visa', true],
  ['40000000000002', 'visa', true],
  ['400000000002', 'visa', false],
  ['40000000000000000002', 'visa', false],
  ['x4000000000000010', 'visa', false],
  ['4000000000000010x', 'visa', false],
  ['5018', null, false],
  ['2220', null, false],
  ['2221', 'mastercard', false],
  ['2230', 'mastercard', false],
  ['2299', 'mastercard', false],
  ['2300', 'mastercard', false],
  ['2720', 'mastercard', false],
  ['2721', null, false],
  ['5600', null, false],
  ['644', 'discover', false],
  ['643', null, false],
  ['305', 'diners', false],
  ['306', null, false],
  ['36', 'diners', false],
  ['35', null, false],
  ['457632', 'elo', false],
  ['457633', 'visa', false],
  ['401178', 'elo', false],
  ['401177', 'visa', false],
  ['509999', 'elo', false],
  ['506799', null, false],
  ['506778', 'elo', false],
  ['650031', 'elo', false],
  ['650034', 'discover', false],
  ['65165', 'elo', false],
  ['65168', 'discover', false],
  ['650405', 'elo', false],
  ['650049', 'elo', false],
  ['650059', 'discover', false],
  ['650069', 'discover', false],
  ['655021', 'elo', false],
  ['650500', 'elo', false],
  ['655026', 'discover', false],
  ['384100', 'hipercard', false],
  ['384120', 'diners', false],
  ['9999', null, false],
  ['99994', null, false],
  ['', null, false],
])('card %j is %s, complete: %s', (number, brand, valid) => {
  expect([brandOf(number), isCardNumberValid(number)]).toEqual([brand, valid])
})

describe('what is sent', () => {
  it('is digits and numbers, and the cvv as typed', () => {
    const typed = {
      holder_name: ' Maria  Oliveira ',
      card_number: '4000 0000 0000 0010',
      exp_month: '07',
      exp_year: '30',
      cvv: ' 012 ',
    }
    expect(cleanCard(typed)).toEqual({
      number: '4000000000000010',
      holder_name: 'MARIA OLIVEIRA',
      exp_month: 7,
      exp_year: 30,
      cvv: '012',
    })
  })

  it('has an address only where it is not the registered one', () => {
    const address = {
      zip_code: '01310-100',
      address: 'Avenida Paulista',
      address_number: '1000',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      country: 'br',
    }
    expect(cleanBilling(true, address)).toEqual({ useRegisteredCustomerAddress: true })
    expect(cleanBilling(false, address)).toEqual({
      ...address,
      zip_code: '01310100',
      useRegisteredCustomerAddress: false,
    })
  })
})
