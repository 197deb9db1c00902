/** The numbers of an account as typed, the branch with its leading zeros. */
interface Numbers {
  readonly branch: string
  readonly account: string
}

/** The check digits that a number may have: none if it is longer than the bank's numbers. */
type Rule = (numbers: Numbers) => readonly string[]

/** How one bank checks its numbers. */
export interface BankRule {
  readonly branch?: Rule
  readonly account: Rule
  /** Whether the account's rule covers a number; every number when omitted. */
  readonly covers?: (account: string) => boolean
}

const weigh = (digits: string, weights: readonly number[]): readonly number[] =>
  [...digits].map((digit, at) => Number(digit) * (weights[at] ?? 0))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const upToTen = (total: number): string => String((10 - (total % 10)) % 10)

/** Eleven less the remainder of the weighted sum; eleven is `0`, ten is the bank's own sign. */
const modulo11 = (digits: string, weights: readonly number[], ten: readonly string[]): readonly string[] => {
  const digit = 11 - (sum(weigh(digits, weights)) % 11)
  if (digit === 10) return ten
  return [digit === 11 ? '0' : String(digit)]
}

/** The account padded to the digits that the rule weighs; undefined if it has more. */
const padded = (account: string, length: number): string | undefined => {
  const digits = account.replace(/^0+/, '')
  return digits.length > length ? undefined : digits.padStart(length, '0')
}

const accountBy =
  (weights: readonly number[], ten: readonly string[]): Rule =>
  ({ account }) => {
    const digits = padded(account, weights.length)
    return digits === undefined ? [] : modulo11(digits, weights, ten)
  }

const branchBy =
  (ten: readonly string[]): Rule =>
  ({ branch }) =>
    modulo11(branch, [5, 4, 3, 2], ten)

/** Two and one in turn over branch and account, the digits of each product summed. */
const itau: Rule = ({ branch, account }) => {
  const digits = padded(account, 5)
  if (digits === undefined) return []
  const products = weigh(branch + digits, [2, 1, 2, 1, 2, 1, 2, 1, 2])
  return [upToTen(sum(products.map((product) => (product > 9 ? product - 9 : product))))]
}

/** The units of each product, over branch and account. */
const santander: Rule = ({ branch, account }) => {
  const digits = padded(account, 8)
  if (digits === undefined) return []
  const products = weigh(branch + digits, [9, 7, 3, 1, 9, 7, 1, 3, 1, 9, 7, 3])
  return [upToTen(sum(products.map((product) => product % 10)))]
}

/** Branch, operation (three digits) and account (eight). */
const caixa: Rule = ({ branch, account }) => {
  const digit = (sum(weigh(branch + account, [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) * 10) % 11
  return [digit === 10 ? '0' : String(digit)]
}

/**
 * Banks with public rules, as payment companies check them: Wirecard's open bank account validator
 * (github.com/wirecardBrasil/bank-account-validator-js) and the banks' manuals of billing files. For Caixa only numbers
 * with the operation are covered: newer ones have none, and their rule is not published. For every other bank only the
 * form of the numbers can be checked.
 */
export const bankRules: Readonly<Record<string, BankRule>> = {
  /** Banco do Brasil */
  '001': { branch: branchBy(['X']), account: accountBy([9, 8, 7, 6, 5, 4, 3, 2], ['X']) },
  /** Santander */
  '033': { account: santander },
  /** Caixa Econômica Federal */
  '104': { account: caixa, covers: (account) => account.length === 11 },
  /** Bradesco, which writes P as 0 too. */
  '237': { branch: branchBy(['P', '0']), account: accountBy([2, 7, 6, 5, 4, 3, 2], ['P', '0']) },
  /** Itaú */
  '341': { account: itau },
}
