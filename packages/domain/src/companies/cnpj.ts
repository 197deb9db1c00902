import { ok, type Result, refuse } from '../result.ts'

const digitAfter = (base: string): number => {
  const sum = [...base]
    .reverse()
    .reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/**
 * A CNPJ as its fourteen characters, from text with or without dots, slash and dash. The first twelve may be letters
 * (Instrução Normativa RFB 2.229/2024): each counts as its ASCII code less 48; the two check digits are digits. Refuses
 * `cnpj_invalid`.
 */
export const parseCnpj = (typed: string): Result<string, 'cnpj_invalid'> => {
  const cnpj = typed.toUpperCase().replace(/[\s./-]/g, '')
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1+$/.test(cnpj)) return refuse('cnpj_invalid')
  const first = digitAfter(cnpj.slice(0, 12))
  const second = digitAfter(cnpj.slice(0, 13))
  return cnpj.endsWith(`${first}${second}`) ? ok(cnpj) : refuse('cnpj_invalid')
}

/** `12.ABC.345/01DE-35` from fourteen characters; anything else is returned unchanged. */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5')
