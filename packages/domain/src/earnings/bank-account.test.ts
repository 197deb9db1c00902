import { describe, expect, it } from 'vitest'
import { type CheckableAccount, checkBankAccount } from './index.ts'

const isBank = (code: string) => ['001', '033', '104', '237', '260', '341'].includes(code)
const CPF = '529.982.247-25'
const typed = (
  bankCode: string,
  branch: string,
  branchDigit: string,
  account: string,
  accountDigit: string,
) => ({ bankCode, branch, branchDigit, account, accountDigit, document: CPF }) satisfies CheckableAccount
const faultsOf = (account: CheckableAccount) => {
  const checked = checkBankAccount(account, isBank)
  return checked.ok ? [] : checked.faults.map(({ code }) => code)
}

describe('check digits', () => {
  it.each([
    ['Banco do Brasil', typed('001', '1584', '9', '00210169', '6')],
    ['Banco do Brasil without zeros', typed('001', '1584', '9', '210169', '6')],
    ['Banco do Brasil, a small x', typed('001', '1584', '9', '40599', 'x')],
    ['Bradesco', typed('237', '1584', '9', '0210169', '6')],
    ['Bradesco, branch that ends in zero', typed('237', '0255', '0', '0500778', '0')],
    ['Itaú, which has no branch digit', typed('341', '2545', '', '02366', '1')],
    ['Santander', typed('033', '0189', '', '01017417', '9')],
    ['Caixa with the operation', typed('104', '2004', '', '00100000448', '6')],
    ['Caixa without it', typed('104', '0534', '', '123456789', '7')],
    ['a bank whose rule is not public', typed('260', '1', '', '1234567', '3')],
  ])('%s', (_name, account) => {
    expect(faultsOf(account)).toEqual([])
  })

  it.each([
    [typed('001', '1584', '8', '210169', '6'), ['branch_digit_wrong']],
    [typed('001', '1584', '9', '210169', 'X'), ['account_digit_wrong']],
    [typed('237', '1584', 'P', '210169', '5'), ['branch_digit_wrong', 'account_digit_wrong']],
    [typed('341', '2545', '', '02366', '0'), ['account_digit_wrong']],
    [typed('341', '2545', '', '123456', '0'), ['account_too_long']],
    [typed('033', '0189', '', '01017417', '0'), ['account_digit_wrong']],
    [typed('104', '2004', '', '00100000448', '5'), ['account_digit_wrong']],
    [typed('999', '0000', '', '1', '1'), ['bank_unknown', 'branch_invalid']],
    [{ ...typed('260', '1', '', '1', '1'), document: '529.982.247-26' }, ['document_invalid']],
  ])('%j: %j', (account, faults) => {
    expect(faultsOf(account)).toEqual(faults)
  })
})

it('keeps the branch with its zeros, no digit that the bank does not have, and the bare document', () => {
  expect(checkBankAccount(typed('341', '45', '9', '2366', '0'), isBank)).toMatchObject({
    value: { branch: '0045', account: '2366' },
  })
  expect(checkBankAccount(typed('260', '1', '', '7', 'x'), isBank)).toEqual({
    ok: true,
    value: { bankCode: '260', branch: '0001', account: '7', accountDigit: 'X', document: '52998224725' },
  })
})
