import { ok, type Result, refuse } from '../result.ts'

const digitAfter = (digits: string): number => {
  const first = digits.length + 1
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (first - at), 0)
  return ((sum * 10) % 11) % 10
}

/**
 * A CPF as its eleven digits, from text with or without dots and dash. Refuses `cpf_invalid` for another length, wrong
 * check digits (modulo 11, Receita Federal) and eleven times the same digit.
 */
export const parseCpf = (typed: string): Result<string, 'cpf_invalid'> => {
  const digits = typed.replace(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return refuse('cpf_invalid')
  const tenth = digitAfter(digits.slice(0, 9))
  const eleventh = digitAfter(digits.slice(0, 10))
  return digits.endsWith(`${tenth}${eleventh}`) ? ok(digits) : refuse('cpf_invalid')
}

/** `123.456.789-09` from eleven digits; anything else is returned unchanged. */
export const formatCpf = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** `***.456.789-**` from eleven digits: enough to tell two people of one name apart, not enough to be misused. */
export const maskCpf = (digits: string): string => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
